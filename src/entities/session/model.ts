import { createEffect, createEvent, createStore, sample } from 'effector';

import { loggedOutError } from '@/shared/api/errors';
import { renewSessionFx, type RenewableTokens } from '@/shared/api/renew-session';
import { readTokensFx } from '@/shared/api/read-tokens';
import '@/shared/api/write-tokens';
import { $tokens, sessionEnded, tokensChanged, type Tokens } from '@/shared/api/tokens';
import { usableTokens } from '@/shared/api/usable-tokens';
import { readNowFx } from '@/shared/browser/now';
import { cameOnline } from '@/shared/browser/online';
import { decodeJwt } from '@/shared/lib/jwt';
import { accessToken, expiresIn, refreshToken } from '@/shared/storage/identity-keys';
import { readRawFx } from '@/shared/storage/stored-value';

/** Restores the stored session; fired once, at the start. */
export const sessionRestoreRequested = createEvent();

/** The claims of the signed-in user's token; null when signed out or when the token cannot be decoded. */
export const $user = $tokens.map((tokens) => tokens && decodeJwt(tokens.access));
/** False until a session is restored or a user signs in. Rule: docs/behaviour.md#session */
export const $isLoggedIn = $user.map((user) => user !== null);

/** A user signed in, or a stored session was restored. */
export const loggedIn = sample({
  clock: $isLoggedIn.updates,
  filter: Boolean,
  fn: () => undefined,
});
/** The user signed out, or the session ended. */
export const loggedOut = sample({
  clock: $isLoggedIn.updates,
  filter: (isLoggedIn) => !isLoggedIn,
  fn: () => undefined,
});

/**
 * Reads the stored session: `good` can be used as it is, `stale` has to be renewed, and `expired` are its tokens
 * where only the time speaks against them. A session that is neither good nor stale is removed together with its
 * user's data, before anything restores these.
 */
const readFx = createEffect(async () => {
  const [wasStored, stored, now] = await Promise.all([
    // Looks first: reading removes the values that do not parse.
    isSessionStoredFx(),
    readTokensFx(),
    readNowFx(),
  ]);
  const good = usableTokens(stored, now);
  const { access, refresh } = stored;
  if (good !== null) return { good, stale: null, expired: null };
  if (refresh !== null) {
    return { good, stale: { access: null, refresh }, expired: usableTokens(stored, 0) };
  }
  if (wasStored || access !== null) sessionEnded();
  return { good: null, stale: null, expired: null };
});

const isSessionStoredFx = createEffect(async () => {
  const keys = [accessToken, refreshToken, expiresIn];
  const values = await Promise.all(keys.map((key) => readRawFx(key)));
  return values.some((raw) => raw !== null);
});

/** Whether the stored session has been read, so that the first requests know the user. */
export const $isSessionKnown = createStore(false).on(readFx.finally, () => true);
export const sessionRestored = readFx.finally.map(() => undefined);

// Valid tokens are used, expired ones renewed. Rule: docs/behaviour.md#session
const looked = readFx.doneData;
sample({ clock: sessionRestoreRequested, target: readFx });
sample({ clock: looked.filterMap(({ good }) => good ?? undefined), target: tokensChanged });
sample({ clock: looked.filterMap(({ stale }) => stale ?? undefined), target: renewSessionFx });

interface StoredSession {
  /** Null where nothing is to be renewed. */
  readonly stale: RenewableTokens | null;
  readonly expired: Tokens | null;
}
/** The stored session as the start has found it, until there are other tokens or it has ended. */
export const $unrenewed = createStore<StoredSession | null>(null)
  .on(looked, (_, found) => found)
  .reset(tokensChanged, sessionEnded);

// A renewal that was not refused leaves the user signed in, so that kept books can be heard; a refused call renews once
// more. Rule: docs/behaviour.md#session
const notRefused = renewSessionFx.failData.filter({ fn: (error) => error !== loggedOutError });
const left = sample({ clock: notRefused, source: $unrenewed });
sample({
  clock: left.filterMap((session) => session?.expired ?? undefined),
  target: tokensChanged,
});

// After a start while offline, renew the expired session when the connection is back. docs/faults.md#a11
const onlineAgain = sample({ clock: cameOnline, source: $unrenewed });
sample({
  clock: onlineAgain.filterMap((session) => session?.stale ?? undefined),
  target: renewSessionFx,
});
