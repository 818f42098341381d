import { attach, createEvent, sample } from 'effector';
import * as v from 'valibot';

import { purchased } from '@/entities/purchase/purchased';
import { loggedIn } from '@/entities/session/model';
import { playerItemOf } from '@/features/player/lib/player-item';
import { playToggled } from '@/features/player/model/play-toggle';
import { $savedChapters } from '@/features/player/model/queue';
import { libraryFilter, type LibraryFilter } from '@/shared/api/contract/library';
import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList, type PageRequest } from '@/shared/api/create-paged-list';
import { getLibraryFx } from '@/shared/api/endpoints/library';
import { cameOnline } from '@/shared/browser/online';
import { libraryRoute } from '@/shared/routing/routes';

import { playedFractions } from './lib/played-fractions';

/** The play button of a book was pressed. */
export const libraryPlayPressed = createEvent<BookCard>();

/** The filter in the address; an invalid one counts as `all`. */
export const $libraryFilter = libraryRoute.$visit.map((visit): LibraryFilter => {
  const read = v.safeParse(libraryFilter, visit?.query['filter']);
  return read.success ? read.output : 'all';
});

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

sample({
  clock: [libraryRoute.visited, loggedIn, purchased],
  source: $libraryFilter,
  filter: libraryRoute.$isOpened,
  target: libraryBooks.opened,
});
sample({
  clock: cameOnline,
  filter: libraryRoute.$isOpened,
  target: libraryBooks.retried,
});

sample({
  clock: libraryPlayPressed,
  fn: (book) => ({ item: playerItemOf(book, 'whole') }),
  target: playToggled,
});
