import { attach, createEffect, createEvent, createStore } from 'effector';

import { $sessionPort } from '@/shared/bridge/session-port';
import { acquireLockFx, webLocks, type Lock } from '@/shared/browser/lock';
import { readNowFx } from '@/shared/browser/now';
import { waitFx } from '@/shared/browser/wait';
import { $environment } from '@/shared/config/environment';
import { SIGN_IN_CLIENT } from '@/shared/config/constants';
import {
  acquireRenewalMarkFx,
  releaseRenewalMarkFx,
  STORAGE_DELAY_MS,
} from '@/shared/storage/renewal-mark';

import type { TokenResponse } from './contract/auth';
import { connectTokenFx, requestTokenFx } from './endpoints/auth';
import { isApiError, loggedOutError, type ApiError } from './errors';
import { $newLogin, type NewLogin } from './new-login';
import type { RenewableTokens, Renewal } from './renew-session';
import { writeTokensFx } from './write-tokens';
import { readLocalTokensFx, readTokensFx } from './read-tokens';
import {
  $sessionsEnded,
  $tokens,
  renewalRefused,
  tokensChanged,
  toTokens,
  type Tokens,
} from './tokens';

const LOCK_NAME = 'shenidar.session';
/** Another tab that renewed first needs a moment until it has stored its tokens. */
const STORAGE_POLL_MS = 200;
const MAX_STORAGE_POLLS = 10;
/** One that did not give the lock up by itself is slow, or frozen. */
const MAX_CONTESTED_POLLS = 50;

const renewalFailed = createEvent<ApiError>();
interface Failures {
  readonly count: number;
  readonly last: ApiError | null;
}
const $failures = createStore<Failures>({ count: 0, last: null }).on(
  renewalFailed,
  ({ count }, last) => ({ count: count + 1, last }),
);

interface RenewalRequest extends Renewal {
  /** The number of renewals that had failed when this one was requested. */
  readonly failuresBefore: number;
}

interface LockedRenewal extends RenewalRequest {
  readonly lock: Lock;
}

/** The current state, read once the lock is held. */
const readStateFx = attach({
  source: {
    tokens: $tokens,
    sessionsEnded: $sessionsEnded,
    failures: $failures,
    port: $sessionPort,
  },
  effect: (state) => state,
});

/** A late answer neither brings back a user who has signed out nor replaces the next one. docs/faults.md#a7 */
const requireSameUserFx = attach({
  source: { tokens: $tokens, sessionsEnded: $sessionsEnded },
  effect({ tokens, sessionsEnded }, { old, sessionsBefore }: RenewalRequest) {
    // At a start without a session somebody else can sign in without a sign-out before.
    const isNextUser = old.access === null && tokens !== null;
    if (isNextUser || sessionsEnded !== sessionsBefore) throw loggedOutError;
  },
});

const isStoredFx = createEffect(
  async ({ refresh }: RenewableTokens) => (await readLocalTokensFx()).refresh === refresh,
);

const sendRefreshTokenFx = attach({
  source: { environment: $environment, newLogin: $newLogin },
  mapParams: (refresh: string, { environment, newLogin }) => ({
    refresh,
    newLogin,
    signIn: environment.signIn,
  }),
  effect: createEffect(({ refresh, newLogin, signIn }: RefreshRequest) => {
    const { clientId, clientSecret, scope } = newLogin;
    const body = {
      grant_type: 'refresh_token' as const,
      refresh_token: refresh,
      client_id: clientId ?? SIGN_IN_CLIENT.client_id,
      client_secret: clientSecret ?? SIGN_IN_CLIENT.client_secret,
    };
    // The old endpoint knows neither the clients nor the scopes of the new login.
    if (signIn === 'token' && clientId === null) return requestTokenFx({ body });
    return connectTokenFx({ body: { ...body, ...(scope !== null && { scope }) } });
  }),
});

interface RefreshRequest {
  readonly refresh: string;
  readonly newLogin: NewLogin;
  readonly signIn: 'token' | 'connect';
}

/** The tokens that another tab has stored in place of `old`; null without such tokens. */
const readNewerFx = createEffect(async (old: RenewableTokens): Promise<Tokens | null> => {
  const { access, refresh, expiresAt } = await readTokensFx();
  if (access === null || refresh === null) return null;
  // A page that opened while another tab wrote them may have read one new and one old token.
  const isNewer = refresh !== old.refresh || (old.access !== null && access !== old.access);
  return isNewer ? { access, refresh, expiresAt: expiresAt ?? 0 } : null;
});

const waitForNewerFx = createEffect(
  async ({ old, lock }: LockedRenewal): Promise<Tokens | null> => {
    // Asked each time: another tab may take the lock meanwhile.
    const mayWait = (polls: number) =>
      polls < (lock.isContested() ? MAX_CONTESTED_POLLS : MAX_STORAGE_POLLS);
    for (let polls = 0; mayWait(polls); polls += 1) {
      const newer = await readNewerFx(old);
      if (newer) return newer;
      await waitFx(STORAGE_POLL_MS);
    }
    return null;
  },
);

const refusals = [400, 401, 403];
const isRefusal = (error: ApiError) => error.kind === 'http' && refusals.includes(error.status);

const exchangeOrAdoptFx = createEffect<LockedRenewal, Tokens, ApiError>(async (request) => {
  const { old } = request;
  let answer: TokenResponse;
  // Not in a wrapper, nor when storage is full or denied.
  const wasStored = await isStoredFx(old);
  try {
    answer = await sendRefreshTokenFx(old.refresh);
  } catch (thrown) {
    await requireSameUserFx(request);
    const error: ApiError = isApiError(thrown) ? thrown : { kind: 'network' };
    if (!isRefusal(error)) {
      renewalFailed(error);
      throw error;
    }
    // A refresh token is valid once: a tab that renewed first made this one stale and has the new ones.
    const newer = await waitForNewerFx(request);
    await requireSameUserFx(request);
    if (newer) {
      tokensChanged(newer);
      return newer;
    }
    renewalRefused();
    throw error;
  }
  const tokens = toTokens(answer, await readNowFx());
  // Another tab has signed out or switched users, which this tab follows in a moment. docs/faults.md#a8
  if (wasStored && !(await isStoredFx(old))) throw loggedOutError;
  await requireSameUserFx(request);
  tokensChanged(tokens);
  await storeTokensFx(tokens);
  // A released lock can reach another tab before the stored tokens do; it would renew them again.
  if (webLocks()) await waitFx(STORAGE_DELAY_MS);
  return tokens;
});

/** When storage is full or denied, this visit goes on with the tokens in memory. */
const storeTokensFx = createEffect(async (tokens: Tokens) => {
  try {
    await writeTokensFx(tokens);
  } catch {
    // The next visit starts signed out.
  }
});

/** Exchanges the tokens in this tab alone. docs/faults.md#a6 */
const exchangeAmongTabsFx = createEffect<LockedRenewal, Tokens, ApiError>(async (request) => {
  if (webLocks()) return await exchangeOrAdoptFx(request);
  const owner = await acquireRenewalMarkFx();
  try {
    return (await adoptNewerFx(request)) ?? (await exchangeOrAdoptFx(request));
  } finally {
    await releaseRenewalMarkFx(owner);
  }
});

const adoptNewerFx = createEffect<RenewalRequest, Tokens | null, ApiError>(async (request) => {
  const newer = await readNewerFx(request.old);
  await requireSameUserFx(request);
  if (newer) tokensChanged(newer);
  return newer;
});

const renewOnceFx = createEffect<LockedRenewal, Tokens, ApiError>(async (request) => {
  const { old, failuresBefore, sessionsBefore } = request;
  const { tokens, sessionsEnded, failures, port } = await readStateFx();
  // The user has signed out, or another call has renewed the tokens meanwhile.
  if (sessionsEnded !== sessionsBefore || (!tokens && old.access !== null)) throw loggedOutError;
  if (tokens && tokens.access !== old.access) return tokens;
  if (failures.last && failures.count > failuresBefore) throw failures.last;
  if (port) return await exchangeOrAdoptFx(request);
  return (await adoptNewerFx(request)) ?? (await exchangeAmongTabsFx(request));
});

const renewWithLockFx = createEffect<RenewalRequest, Tokens, ApiError>(async (request) => {
  const lock = await acquireLockFx(LOCK_NAME);
  try {
    return await renewOnceFx({ ...request, lock });
  } finally {
    lock.release();
  }
});

/** See `renewSessionFx`. Callers that waited while a renewal failed get its error, without another attempt. */
export const exchangeTokensFx = attach({
  source: $failures,
  mapParams: (renewal: Renewal, failures): RenewalRequest => ({
    ...renewal,
    failuresBefore: failures.count,
  }),
  effect: renewWithLockFx,
});
