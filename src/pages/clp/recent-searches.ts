import { createEffect, createEvent, createStore, sample } from 'effector';

import { sidebarSearchSent } from '@/features/navigation-bar/search';
import { sessionEnded } from '@/shared/api/tokens';
import { clpRoute } from '@/shared/routing/routes';
import { recentSearches } from '@/shared/storage/list-keys';
import { entry, readStoredFx, writeRawFx } from '@/shared/storage/stored-value';

import { withoutSearch, withSearch } from './lib/recent';

/** A search led somewhere, so it is worth keeping. Rule: docs/behaviour.md#search */
export const searchKept = createEvent<string>();
export const recentRemoved = createEvent<string>();

type Change = (known: readonly string[]) => readonly string[];

const readRecentFx = createEffect(async () => (await readStoredFx(recentSearches)) ?? []);
/** Reads before it writes, because another tab may have kept a search, too. */
const changeRecentFx = createEffect(async (change: Change) => {
  const known = await readRecentFx();
  await writeRawFx(entry(recentSearches, change(known)));
});

/** The recent searches, newest first. docs/storage.md#search_item */
export const $recentSearches = createStore<readonly string[]>([])
  .on(readRecentFx.doneData, (_, recent) => recent)
  .reset(sessionEnded);

sample({ clock: clpRoute.visited, target: readRecentFx });
sample({
  clock: [searchKept, sidebarSearchSent],
  filter: (text: string) => text.trim() !== '',
  fn:
    (text: string): Change =>
    (known) =>
      withSearch(known, text),
  target: changeRecentFx,
});
sample({
  clock: recentRemoved,
  fn:
    (text): Change =>
    (known) =>
      withoutSearch(known, text),
  target: changeRecentFx,
});
// Also when the browser refused to write: the value is then kept in memory.
sample({ clock: changeRecentFx.finally, target: readRecentFx });
