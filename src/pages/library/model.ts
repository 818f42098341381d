import { attach, combine, createEvent, sample } from 'effector';
import * as v from 'valibot';

import { purchased } from '@/entities/purchase/purchased';
import { loggedIn } from '@/entities/session/model';
import { playAction } from '@/features/player/lib/play-action';
import { pauseClicked, playClicked, $status } from '@/features/player/model/playback';
import {
  $item,
  $savedChapters,
  bookRequested,
  type PlayerItem,
} from '@/features/player/model/queue';
import { libraryFilter, type LibraryFilter } from '@/shared/api/contract/library';
import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList, type PageRequest } from '@/shared/api/create-paged-list';
import { getLibraryFx } from '@/shared/api/endpoints/library';
import { cameOnline } from '@/shared/browser/online';
import { common } from '@/shared/i18n/fa/common';
import { coverUrl } from '@/shared/lib/cover-url';
import { fullName } from '@/shared/lib/full-name';
import { libraryRoute } from '@/shared/routing/routes';

import { heardFractions } from './lib/heard-fractions';

const COVER_WIDTH = 512;

/** One button for each book: starts it, pauses it, goes on with it. */
export const libraryPlayPressed = createEvent<BookCard>();

/** What the address narrows the list to; anything unreadable narrows nothing. */
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
  of: 'person',
  whenReopened: 'reload',
});

/** How much of each book was heard on this device, 0 to 1, by its id. */
export const $heard = $savedChapters.map(heardFractions);

/** The book in the player and how it stands; null while there is none, or a sample. */
export const $playingBook = combine($item, $status, (item, status) =>
  item && !item.isSample ? { audioBookId: item.audioBookId, status } : null,
);

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

const pressed = sample({
  clock: libraryPlayPressed,
  source: $playingBook,
  fn: (playing, book) => {
    const isCurrent = playing?.audioBookId === book.audioBookId;
    return { book, action: playAction(isCurrent, isCurrent ? playing.status : 'ended') };
  },
});
sample({
  clock: pressed,
  filter: ({ action }) => action === 'start',
  fn: ({ book }) => ({ item: toItem(book) }),
  target: bookRequested,
});
sample({
  clock: pressed,
  filter: ({ action }) => action === 'pause',
  target: pauseClicked,
});
sample({
  clock: pressed,
  filter: ({ action }) => action === 'resume',
  target: playClicked,
});

function toItem({ audioBookId, identifier, title, recordVersion, authors }: BookCard): PlayerItem {
  return {
    audioBookId,
    identifier,
    title,
    author: authors.map(fullName).join(common.listComma),
    image: coverUrl(audioBookId, recordVersion, COVER_WIDTH),
    isSample: false,
  };
}
