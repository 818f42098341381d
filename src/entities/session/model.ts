import { createEffect, createEvent, createStore, sample } from 'effector';

import { renewFx, type Renewable } from '@/shared/api/renew';
import { readSavedTokensFx } from '@/shared/api/saved-tokens';
import { $tokens, sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { usableTokens } from '@/shared/api/usable-tokens';
import { readNowFx } from '@/shared/browser/now';
import { cameOnline } from '@/shared/browser/online';
import { decodeJwt } from '@/shared/lib/jwt';
import { accessToken, expiresIn } from '@/shared/storage/identity-keys';
import { removeRawFx } from '@/shared/storage/stored-value';

/** Looks at what an earlier visit left; asked for once, at the start. */
export const sessionRestoreRequested = createEvent();

/** Who is logged in, as their token says; a token that says nothing is nobody's. */
export const $person = $tokens.map((tokens) => tokens && decodeJwt(tokens.access));
/** False at the start; true while a bearer is held (product spec, section 4). */
export const $isLoggedIn = $person.map((person) => person !== null);

/** Someone was signed in or restored. */
export const loggedIn = sample({
  clock: $isLoggedIn.updates,
  filter: Boolean,
  fn: () => undefined,
});
/** Nobody is logged in any more. */
export const loggedOut = sample({
  clock: $isLoggedIn.updates,
  filter: (isLoggedIn) => !isLoggedIn,
  fn: () => undefined,
});

const readFx = createEffect(async () => {
  const [saved, now] = await Promise.all([readSavedTokensFx(), readNowFx()]);
  return { ...saved, now };
});

/** Whether the saved session has been looked at, so that the first calls know who is asking. */
export const $isSessionKnown = createStore(false).on(readFx.finally, () => true);
export const sessionRestored = readFx.finally.map(() => undefined);

// Saved, refreshed or cleared (product spec, section 4).
const looked = readFx.doneData.map(({ access, refresh, expiresAt, now }) => {
  const good = usableTokens({ access, refresh, expiresAt }, now);
  return { good, stale: good === null && refresh !== null ? { access: null, refresh } : null };
});
sample({ clock: sessionRestoreRequested, target: readFx });
sample({ clock: looked.filterMap(({ good }) => good ?? undefined), target: tokensChanged });
sample({ clock: looked.filterMap(({ stale }) => stale ?? undefined), target: renewFx });
// A leftover of no use. What does not parse was removed as it was read.
const nothingSaved = sample({
  clock: looked,
  filter: ({ good, stale }) => good === null && stale === null,
});
sample({ clock: nothingSaved, fn: () => accessToken, target: removeRawFx });
sample({ clock: nothingSaved, fn: () => expiresIn, target: removeRawFx });

// A start without a connection keeps what it could not renew, and renews it later (fault list A11).
const $unrenewed = createStore<Renewable | null>(null)
  .on(looked, (_, { stale }) => stale)
  .reset(tokensChanged, sessionEnded);
const onlineAgain = sample({ clock: cameOnline, source: $unrenewed });
sample({ clock: onlineAgain.filterMap((stale) => stale ?? undefined), target: renewFx });
