import { attach, createEffect, createEvent, sample } from 'effector';

import '@/shared/api/write-tokens';
import { readTokensFx } from '@/shared/api/read-tokens';
import { $tokens, sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { storageChanged, watchStorageFx } from '@/shared/browser/storage-changes';
import { waitFx } from '@/shared/browser/wait';
import { decodeJwt } from '@/shared/lib/jwt';
import { accessToken } from '@/shared/storage/identity-keys';

import { $storedSub } from './stored-sub';

/** A tab that switches users needs less than this between removing the old tokens and storing the new ones. */
const SWAP_MS = 200;

/** Starts to follow the sessions of other tabs. Rules: docs/faults.md#a5, docs/faults.md#a8 */
export const tabsWatched = createEvent();
sample({ clock: tabsWatched, target: watchStorageFx });

const concernsSession = sample({
  clock: storageChanged,
  filter: ({ key }) => key === null || key === accessToken.name,
});

// Another tab signed out, or switches users: in that case new tokens are stored within `SWAP_MS`.
const takenAway = sample({ clock: concernsSession, filter: ({ raw }) => raw === null });
const lookAgainFx = createEffect(async () => {
  await waitFx(SWAP_MS);
  return await readTokensFx();
});
sample({ clock: takenAway, target: lookAgainFx });
sample({
  clock: lookAgainFx.doneData,
  source: $storedSub,
  filter: (sub, { access }) => sub !== null && access === null,
  target: sessionEnded,
});

// Another tab signed in or renewed. It writes the access token last, so the other keys are complete.
const changedElsewhere = sample({
  clock: concernsSession,
  source: $tokens,
  filter: (tokens, { raw }) => raw !== null && raw !== tokens?.access,
});
const adoptFx = attach({
  source: $storedSub,
  effect: createEffect(async (sub: string | null) => {
    const { access, refresh, expiresAt } = await readTokensFx();
    if (access === null || refresh === null) return;
    // Another user: reload, because the page shows data of the previous one. An unknown one has most likely renewed.
    if (sub && sub !== decodeJwt(access)?.sub) await reloadPageFx();
    else tokensChanged({ access, refresh, expiresAt: expiresAt ?? 0 });
  }),
});
sample({ clock: changedElsewhere, target: adoptFx });
