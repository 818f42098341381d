import { combine, createEvent, sample } from 'effector';

import { purchased } from '@/entities/purchase/purchased';
import { loggedIn } from '@/entities/session/model';
import { wishlistReloadRequested } from '@/entities/wishlist/model';
import { archivedBooks, libraryBooks } from '@/features/owned-books/library-books';
import { $keptBooks } from '@/features/kept-books/model/books';
import { $finishedBooks, $heardAt } from '@/features/player/model/listening-log';
import { playToggled } from '@/features/player/model/play-toggle';
import { $savedChapters, type PlayerItem } from '@/features/player/model/queue';
import { cameOnline } from '@/shared/browser/online';
import { libraryRoute } from '@/shared/routing/routes';

import { arrangeBooks } from './lib/arrange-books';
import { readLibraryQuery } from './lib/library-query';
import { playedFractions } from './lib/played-fractions';

/** The play button of a book was pressed. */
export const libraryPlayPressed = createEvent<PlayerItem>();
export const libraryRetryClicked = createEvent();
export const libraryEndReached = createEvent();

/** The tab, order and type in the address. */
export const $libraryQuery = libraryRoute.$visit.map((visit) =>
  readLibraryQuery(visit?.query ?? {}),
);

/** The share of each book that was played on this device, 0 to 1, by its id. */
export const $playedFractions = combine($savedChapters, $finishedBooks, playedFractions);

/** The books on the device, the newest first; they need no server. */
const $keptList = $keptBooks.map((books) => ({
  items: books.map(({ card }) => card).toReversed(),
  total: books.length,
  hasMore: false,
  isLoading: false,
  error: null,
}));

/** The list behind the tab: the archive, the device, or all other books. The server does not know the positions. */
export const $shownList = combine(
  {
    query: $libraryQuery,
    library: combine({
      items: libraryBooks.$items,
      total: libraryBooks.$total,
      hasMore: libraryBooks.$hasMore,
      isLoading: libraryBooks.$isLoading,
      error: libraryBooks.$error,
    }),
    kept: $keptList,
    archive: combine({
      items: archivedBooks.$items,
      total: archivedBooks.$total,
      hasMore: archivedBooks.$hasMore,
      isLoading: archivedBooks.$isLoading,
      error: archivedBooks.$error,
    }),
  },
  ({ query, library, archive, kept }) => {
    if (query.tab === 'kept') return kept;
    return query.tab === 'archived' ? archive : library;
  },
);
/** Only the server's own list is complete in its beginning: a filter or another order needs all pages. */
const $needsAll = $libraryQuery.map(
  ({ tab, sort, type }) =>
    sort !== 'added' || type !== null || !['all', 'kept', 'archived'].includes(tab),
);
/** More pages are needed before the shown books are complete. */
export const $isIncomplete = combine(
  $needsAll,
  $shownList,
  (needsAll, { hasMore }) => needsAll && hasMore,
);
/**
 * The books of the tab; null until they are known. In another order than the server's they are not shown before the last
 * page has come, so that none of them jumps. Rule: docs/behaviour.md#library
 */
export const $shownBooks = combine(
  {
    list: $shownList,
    query: $libraryQuery,
    played: $playedFractions,
    heardAt: $heardAt,
    isIncomplete: $isIncomplete,
  },
  ({ list, query, played, heardAt, isIncomplete }) => {
    const isWaiting = isIncomplete && query.sort !== 'added' && list.error === null;
    if (list.items === null || isWaiting) return null;
    return arrangeBooks(list.items, query, { played, heardAt });
  },
);
/** The number of books of the tab; null while it is not known. */
export const $shownTotal = combine(
  { needsAll: $needsAll, isIncomplete: $isIncomplete, shown: $shownBooks, list: $shownList },
  ({ needsAll, isIncomplete, shown, list }) => {
    if (!needsAll) return list.total;
    return isIncomplete || shown === null ? null : shown.length;
  },
);

/** The tab has no books at all; a type that hides them is not a reason. Then there is nothing to arrange. */
export const $isTabEmpty = combine(
  { query: $libraryQuery, shown: $shownBooks, total: $shownTotal },
  ({ query, shown, total }) => query.type === null && shown?.length === 0 && total === 0,
);

const visited = sample({
  clock: [libraryRoute.visited, loggedIn, purchased],
  source: $libraryQuery,
  filter: libraryRoute.$isOpened,
});
sample({ clock: visited, fn: () => 'all' as const, target: libraryBooks.opened });
sample({
  clock: visited,
  filter: ({ tab }) => tab === 'archived',
  fn: () => 'archived' as const,
  target: archivedBooks.opened,
});
sample({
  clock: visited,
  filter: ({ tab }) => tab === 'wishes',
  target: wishlistReloadRequested,
});

const wantsMore = sample({
  clock: [
    libraryEndReached,
    combine(
      { isIncomplete: $isIncomplete, list: $shownList, isOpened: libraryRoute.$isOpened },
      ({ isIncomplete, list: { items, isLoading, error }, isOpened }) =>
        isOpened && isIncomplete && items !== null && !isLoading && error === null,
    ).updates.filter({ fn: Boolean }),
  ],
  source: $libraryQuery,
});
sample({
  clock: wantsMore,
  filter: ({ tab }) => tab !== 'archived',
  target: libraryBooks.endReached,
});
sample({
  clock: wantsMore,
  filter: ({ tab }) => tab === 'archived',
  target: archivedBooks.endReached,
});
sample({
  clock: [libraryRetryClicked, cameOnline],
  filter: libraryRoute.$isOpened,
  target: [libraryBooks.retried, archivedBooks.retried],
});

sample({
  clock: libraryPlayPressed,
  fn: (item) => ({ item }),
  target: playToggled,
});
