import { attach, createEffect, createEvent, createStore } from 'effector';

import { $sessionPort } from '@/shared/bridge/session-port';
import { acquireLockFx } from '@/shared/browser/lock';
import { readNowFx } from '@/shared/browser/now';
import { waitFx } from '@/shared/browser/wait';
import { $environment } from '@/shared/config/environment';
import { SIGN_IN_CLIENT } from '@/shared/config/constants';

import { connectTokenFx, requestTokenFx } from './endpoints/auth';
import { isApiError, loggedOutError, type ApiError } from './errors';
import type { Renewable } from './renew';
import { saveTokensFx } from './save-tokens';
import { readSavedTokensFx } from './saved-tokens';
import { $tokens, sessionEnded, tokensChanged, toTokens, type Tokens } from './tokens';

const LOCK_NAME = 'shenidar.session';
/** Another tab that was quicker needs a moment until its tokens are in storage. */
const OTHER_TAB_MS = 200;
const OTHER_TAB_TRIES = 10;

const renewalFailed = createEvent<ApiError>();
interface Failures {
  readonly count: number;
  readonly last: ApiError | null;
}
const $failures = createStore<Failures>({ count: 0, last: null }).on(
  renewalFailed,
  ({ count }, last) => ({ count: count + 1, last }),
);

interface Asked {
  readonly old: Renewable;
  /** How many renewals had failed when this one was asked for. */
  readonly failuresBefore: number;
}

/** What stands when it is one's turn. */
const readStateFx = attach({
  source: { tokens: $tokens, failures: $failures, port: $sessionPort },
  effect: (state) => state,
});

const exchangeFx = attach({
  source: $environment,
  mapParams: (refresh: string, { signIn }) => ({ refresh, signIn }),
  effect: createEffect(({ refresh, signIn }: { refresh: string; signIn: 'token' | 'connect' }) => {
    const body = {
      grant_type: 'refresh_token' as const,
      refresh_token: refresh,
      ...SIGN_IN_CLIENT,
    };
    return signIn === 'token' ? requestTokenFx({ body }) : connectTokenFx({ body });
  }),
});

/** The tokens that another tab has put into storage in place of these; null when there are none. */
const readNewerFx = createEffect(async (old: Renewable): Promise<Tokens | null> => {
  const { access, refresh, expiresAt } = await readSavedTokensFx();
  if (access === null || refresh === null) return null;
  // A page that opened while another wrote them may have read one new and one old.
  const isNewer = refresh !== old.refresh || (old.access !== null && access !== old.access);
  return isNewer ? { access, refresh, expiresAt: expiresAt ?? 0 } : null;
});

const waitForNewerFx = createEffect(async (old: Renewable): Promise<Tokens | null> => {
  for (let tries = 0; tries < OTHER_TAB_TRIES; tries += 1) {
    const newer = await readNewerFx(old);
    if (newer) return newer;
    await waitFx(OTHER_TAB_MS);
  }
  return null;
});

const refusals = [400, 401, 403];
const isRefusal = (error: ApiError) => error.kind === 'http' && refusals.includes(error.status);

const tradeFx = createEffect<Renewable, Tokens, ApiError>(async (old) => {
  try {
    const answer = await exchangeFx(old.refresh);
    const tokens = toTokens(answer, await readNowFx());
    tokensChanged(tokens);
    await keepFx(tokens);
    return tokens;
  } catch (thrown) {
    const error: ApiError = isApiError(thrown) ? thrown : { kind: 'network' };
    if (!isRefusal(error)) {
      renewalFailed(error);
      throw error;
    }
    // The token is good once: a tab that was quicker has made it stale, and has the new ones.
    const newer = await waitForNewerFx(old);
    if (newer) {
      tokensChanged(newer);
      return newer;
    }
    sessionEnded();
    throw error;
  }
});

/** Storage that is full or denied costs the next visit its session, not this one. */
const keepFx = createEffect(async (tokens: Tokens) => {
  try {
    await saveTokensFx(tokens);
  } catch {
    // The tokens of now live on in memory.
  }
});

const renewOnceFx = createEffect<Asked, Tokens, ApiError>(async ({ old, failuresBefore }) => {
  const { tokens, failures, port } = await readStateFx();
  // Done by one who was before us, or gone meanwhile.
  if (tokens && tokens.access !== old.access) return tokens;
  if (!tokens && old.access !== null) throw loggedOutError;
  if (failures.last && failures.count > failuresBefore) throw failures.last;
  const newer = port ? null : await readNewerFx(old);
  if (!newer) return await tradeFx(old);
  tokensChanged(newer);
  return newer;
});

const takeTurnFx = createEffect<Asked, Tokens, ApiError>(async (asked) => {
  const letGo = await acquireLockFx(LOCK_NAME);
  try {
    return await renewOnceFx(asked);
  } finally {
    letGo();
  }
});

/** See `renewFx`. Who waited while a renewal failed gets its error and does not try once more. */
export const renewInTurnFx = attach({
  source: $failures,
  mapParams: (old: Renewable, { count }): Asked => ({ old, failuresBefore: count }),
  effect: takeTurnFx,
});
