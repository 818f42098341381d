import { attach, createEffect, createStore } from 'effector';

import { API_LEVEL, VERSION_CODE } from '@/shared/config/constants';

import { isApiError, isHttpError, loggedOutError, type ApiError } from './errors';
import { $renewingToken, renewSessionFx } from './renew-session';
import { sendFx, type ApiRequest } from './send';
import { $sessionsEnded, $tokens, type Tokens } from './tokens';

/** The four headers that every call carries. docs/behaviour.md#headers */
export interface ClientHeaders {
  readonly 'client-id': string;
  readonly 'version-code': string;
  readonly 'api-level': string;
  readonly 'device-id': string;
}

/** The client and device models fill it at start. */
export const $clientHeaders = createStore<ClientHeaders>({
  'client-id': '',
  'version-code': VERSION_CODE,
  'api-level': API_LEVEL,
  'device-id': '',
});

/** The hosts of the API, covers included; empty means the page's own origin. */
export const $apiHosts = createStore({ site: '', auth: '' });
/** The site host's origin, also where it is the page's own: for addresses that leave the page. */
export const $siteOrigin = createStore('');

export interface ApiCall extends Omit<ApiRequest, 'headers'> {
  readonly host: 'site' | 'auth';
  /** The answer belongs to the signed-in user. It is discarded if that user has signed out meanwhile. */
  readonly isPersonal: boolean;
  /** The call starts a session: it is sent without the current one. */
  readonly isSignIn: boolean;
  readonly extraHeaders?: Readonly<Record<string, string>>;
}

interface Outgoing {
  readonly call: ApiCall;
  readonly headers: ClientHeaders;
  readonly hosts: { readonly site: string; readonly auth: string };
  readonly tokens: Tokens | null;
  readonly renewingToken: string | null;
  readonly sessionsEnded: number;
}

const countSessionsFx = attach({ source: $sessionsEnded, effect: (count) => count });

/**
 * Renews the tokens for a call. If that ends the session, a call for public data goes on signed out (null):
 * the storefront stays usable when its own request finds the session refused.
 */
const renewOrSignOutFx = createEffect<Renewal, Tokens | null, ApiError>(
  async ({ tokens, call, sessionsEnded }) => {
    try {
      return await renewSessionFx(tokens);
    } catch (error) {
      if (call.isPersonal || (await countSessionsFx()) === sessionsEnded) throw error;
      return null;
    }
  },
);

interface Renewal extends Pick<Outgoing, 'call' | 'sessionsEnded'> {
  readonly tokens: Tokens;
}

interface Sending extends Pick<Outgoing, 'call' | 'sessionsEnded'> {
  readonly request: ApiRequest;
}

/** A personal call that fails after a sign-out is neither shown to the next user nor sent again for them. docs/faults.md#a7 */
const sendOrDropFx = createEffect<Sending, unknown, ApiError>(
  async ({ request, call, sessionsEnded }) => {
    try {
      return await sendFx(request);
    } catch (error) {
      const isDropped = call.isPersonal && (await countSessionsFx()) !== sessionsEnded;
      throw isDropped ? loggedOutError : error;
    }
  },
);

/**
 * Sends a call with the user's tokens. After a 401 it renews the tokens, once for all waiting calls, and
 * sends the call again. Calls that begin meanwhile wait for the new tokens.
 * docs/behaviour.md#token-renewal
 */
const sendWithTokensFx = createEffect<Outgoing, unknown, ApiError>(async (outgoing) => {
  const { call, renewingToken, sessionsEnded } = outgoing;
  let tokens = call.isSignIn ? null : outgoing.tokens;
  if (tokens && tokens.access === renewingToken)
    tokens = await renewOrSignOutFx({ tokens, call, sessionsEnded });
  let answer: unknown;
  try {
    answer = await sendOrDropFx({ request: toRequest(outgoing, tokens), call, sessionsEnded });
  } catch (error) {
    const isRefused = isApiError(error) && isHttpError(error, 401) && error !== loggedOutError;
    if (!tokens || !isRefused) throw error;
    tokens = await renewOrSignOutFx({ tokens, call, sessionsEnded });
    answer = await sendOrDropFx({ request: toRequest(outgoing, tokens), call, sessionsEnded });
  }
  // An answer that arrives after a sign-out shows the user who has left: it is discarded, and what everybody may ask for
  // is asked for again without a user. docs/faults.md#a7
  if ((await countSessionsFx()) === sessionsEnded) return answer;
  if (call.isPersonal) throw loggedOutError;
  return tokens && call.method === 'GET' ? await sendFx(toRequest(outgoing, null)) : answer;
});

function toRequest({ call, headers, hosts }: Outgoing, tokens: Tokens | null): ApiRequest {
  const { host, method, url, body, extraHeaders } = call;
  return {
    method,
    url: hosts[host] + url,
    headers: {
      ...headers,
      ...extraHeaders,
      ...(tokens && { authorization: `Bearer ${tokens.access}` }),
    },
    ...(body && { body }),
  };
}

/** Sends a call to its host with the client's headers and, when logged in, the bearer. */
export const requestFx = attach({
  source: {
    headers: $clientHeaders,
    hosts: $apiHosts,
    tokens: $tokens,
    renewingToken: $renewingToken,
    sessionsEnded: $sessionsEnded,
  },
  mapParams: (call: ApiCall, source): Outgoing => ({ call, ...source }),
  effect: sendWithTokensFx,
});
