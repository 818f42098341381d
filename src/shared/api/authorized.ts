import { attach, createEffect, createStore } from 'effector';

import { API_LEVEL, VERSION_CODE } from '@/shared/config/constants';

import { isApiError, isHttpError, loggedOutError, type ApiError } from './errors';
import { $beingRenewed, renewFx } from './renew';
import { sendFx, type ApiRequest } from './send';
import { $sessionsEnded, $tokens, type Tokens } from './tokens';

/** The four headers that every call carries (product spec, section 3). */
export interface ClientHeaders {
  readonly 'client-id': string;
  readonly 'version-code': string;
  readonly 'api-level': string;
  readonly 'device-id': string;
}

/** Filled at start by the client and device models. */
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
  /** Answers for the person who is logged in: of no use to anyone else. */
  readonly isPersonal: boolean;
  /** Brings a session and goes without the one of now. */
  readonly isSignIn: boolean;
  readonly extraHeaders?: Readonly<Record<string, string>>;
}

interface Outgoing {
  readonly call: ApiCall;
  readonly headers: ClientHeaders;
  readonly hosts: { readonly site: string; readonly auth: string };
  readonly tokens: Tokens | null;
  readonly beingRenewed: string | null;
  readonly sessionsEnded: number;
}

const countSessionsFx = attach({ source: $sessionsEnded, effect: (count) => count });

/**
 * Sends with the person's tokens. A 401 gets the tokens renewed, once for all who wait, and the call
 * is sent once more; calls that begin meanwhile wait as well (product spec, section 8; fault list A).
 */
const sendForPersonFx = createEffect<Outgoing, unknown, ApiError>(async (outgoing) => {
  const { call, beingRenewed, sessionsEnded } = outgoing;
  let tokens = call.isSignIn ? null : outgoing.tokens;
  if (tokens && tokens.access === beingRenewed) tokens = await renewFx(tokens);
  let answer: unknown;
  try {
    answer = await sendFx(toRequest(outgoing, tokens));
  } catch (error) {
    if (!tokens || !isApiError(error) || !isHttpError(error, 401)) throw error;
    tokens = await renewFx(tokens);
    answer = await sendFx(toRequest(outgoing, tokens));
  }
  // The person left while it was under way: what came is nobody's (fault list A7).
  if (call.isPersonal && (await countSessionsFx()) !== sessionsEnded) throw loggedOutError;
  return answer;
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
    beingRenewed: $beingRenewed,
    sessionsEnded: $sessionsEnded,
  },
  mapParams: (call: ApiCall, source): Outgoing => ({ call, ...source }),
  effect: sendForPersonFx,
});
