import { attach, createEffect, createEvent, sample } from 'effector';

import '@/shared/api/save-tokens';
import { readSavedTokensFx } from '@/shared/api/saved-tokens';
import { $tokens, sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { storageChanged, watchStorageFx } from '@/shared/browser/storage-changes';
import { waitFx } from '@/shared/browser/wait';
import { decodeJwt, type TokenClaims } from '@/shared/lib/jwt';
import { accessToken } from '@/shared/storage/identity-keys';

import { $isLoggedIn, $person } from './model';

/** A tab that signs another person in needs less between taking tokens away and storing the new ones. */
const SWAP_MS = 200;

/** What happens to the session in one tab happens in all of them (fault list A5, A8). */
export const tabsWatched = createEvent();
sample({ clock: tabsWatched, target: watchStorageFx });

const concernsSession = sample({
  clock: storageChanged,
  filter: ({ key }) => key === null || key === accessToken.name,
});

// Logged out elsewhere, or about to be somebody else: then tokens stand there again in a moment.
const takenAway = sample({ clock: concernsSession, filter: ({ raw }) => raw === null });
const lookAgainFx = createEffect(async () => {
  await waitFx(SWAP_MS);
  return await readSavedTokensFx();
});
sample({ clock: takenAway, target: lookAgainFx });
sample({
  clock: lookAgainFx.doneData,
  source: $isLoggedIn,
  filter: (isLoggedIn, { access }) => isLoggedIn && access === null,
  target: sessionEnded,
});

// Signed in or renewed elsewhere. The token is the last to be written, so the rest is there.
const changedElsewhere = sample({
  clock: concernsSession,
  source: $tokens,
  filter: (tokens, { raw }) => raw !== null && raw !== tokens?.access,
});
const adoptFx = attach({
  source: $person,
  effect: createEffect(async (person: TokenClaims | null) => {
    const { access, refresh, expiresAt } = await readSavedTokensFx();
    if (access === null || refresh === null) return;
    // Someone else: this page is full of the one before, so it begins anew.
    if (person && person.sub !== decodeJwt(access)?.sub) await reloadPageFx();
    else tokensChanged({ access, refresh, expiresAt: expiresAt ?? 0 });
  }),
});
sample({ clock: changedElsewhere, target: adoptFx });
