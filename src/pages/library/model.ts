import { attach, combine, createEvent, sample } from 'effector';
import * as v from 'valibot';

import { purchased } from '@/entities/purchase/purchased';
import { loggedIn } from '@/entities/session/model';
import { playToggled } from '@/features/player/model/play-toggle';
import { $savedChapters, type PlayerItem } from '@/features/player/model/queue';
import { libraryFilter, type LibraryFilter } from '@/shared/api/contract/library';
import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList, type PageRequest } from '@/shared/api/create-paged-list';
import { getLibraryFx } from '@/shared/api/endpoints/library';
import { cameOnline } from '@/shared/browser/online';
import { libraryRoute } from '@/shared/routing/routes';

import { playedFractions } from './lib/played-fractions';
import { progressOf } from './lib/progress-of';

/** The play button of a book was pressed. */
export const libraryPlayPressed = createEvent<PlayerItem>();

/** The filter in the address; an invalid one counts as `all`. */
export const $libraryFilter = libraryRoute.$visit.map((visit): LibraryFilter => {
  const read = v.safeParse(libraryFilter, visit?.query['filter']);
  return read.success ? read.output : 'all';
});

/** All books of the library: the server does not know the positions, so the filters are applied here. */
export const libraryBooks = createPagedList<BookCard, LibraryFilter>({
  loadFx: attach({
    effect: getLibraryFx,
    mapParams: ({ query, page }: PageRequest<LibraryFilter>) => ({
      query: { filter: query, page },
    }),
  }),
  keyOf: ({ audioBookId }) => audioBookId,
  firstQuery: 'all',
  of: 'user',
  whenReopened: 'reload',
});

/** The share of each book that was played on this device, 0 to 1, by its id. */
export const $playedFractions = $savedChapters.map(playedFractions);

/** More pages are needed before the progress filter is complete. */
const $isFilterIncomplete = combine(
  { filter: $libraryFilter, hasMore: libraryBooks.$hasMore },
  ({ filter, hasMore }) => filter !== 'all' && hasMore,
);
/** The books of the filter; null until the first page has come. Rule: docs/behaviour.md#library */
export const $shownBooks = combine(
  { items: libraryBooks.$items, filter: $libraryFilter, played: $playedFractions },
  ({ items, filter, played }) =>
    filter === 'all'
      ? items
      : (items?.filter(({ audioBookId }) => progressOf(played.get(audioBookId) ?? 0) === filter) ??
        null),
);
/** The number of books of the filter; null while it is not known. */
export const $shownTotal = combine(
  {
    filter: $libraryFilter,
    shown: $shownBooks,
    total: libraryBooks.$total,
    isIncomplete: $isFilterIncomplete,
  },
  ({ filter, shown, total, isIncomplete }) => {
    if (filter === 'all') return total;
    return isIncomplete || shown === null ? null : shown.length;
  },
);

sample({
  clock: [libraryRoute.visited, loggedIn, purchased],
  filter: libraryRoute.$isOpened,
  fn: () => 'all' as const,
  target: libraryBooks.opened,
});
// A progress filter needs the whole list.
sample({
  clock: combine(
    {
      isIncomplete: $isFilterIncomplete,
      items: libraryBooks.$items,
      isLoading: libraryBooks.$isLoading,
      error: libraryBooks.$error,
      isOpened: libraryRoute.$isOpened,
    },
    ({ isIncomplete, items, isLoading, error, isOpened }) =>
      isOpened && isIncomplete && items !== null && !isLoading && error === null,
  ),
  filter: Boolean,
  target: libraryBooks.endReached,
});
sample({
  clock: cameOnline,
  filter: libraryRoute.$isOpened,
  target: libraryBooks.retried,
});

sample({
  clock: libraryPlayPressed,
  fn: (item) => ({ item }),
  target: playToggled,
});
