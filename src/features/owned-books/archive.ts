import { createEffect, createEvent, createStore, sample } from 'effector';

import { createUndo, type Undoable } from '@/entities/undo/create-undo';
import type { BookCard } from '@/shared/api/contract/values';
import { archiveBookFx, unarchiveBookFx } from '@/shared/api/endpoints/library';
import { loggedOutError, type ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { library as texts } from '@/shared/i18n/fa/library';
import { archiveRoute, libraryRoute } from '@/shared/routing/routes';

import { archivedBooks, libraryBooks } from './library-books';

/** Where an owned book is. */
export type Place = 'library' | 'archive';

interface Move {
  readonly book: BookCard;
  readonly to: Place;
  /** Where it was in the list that it goes back to, from 0 on; null for a move that is no undo. */
  readonly backTo: number | null;
}

/** The user archives a book, or brings it back. */
export const bookMoveRequested = createEvent<Pick<Move, 'book' | 'to'>>();

const moveStarted = createEvent<Move>();
const moveFx = createEffect<Move, undefined, ApiError>(async ({ book, to }) => {
  const call = { params: { id: book.audioBookId }, body: {} };
  return to === 'archive' ? archiveBookFx(call) : unarchiveBookFx(call);
});

/** The audioBookIds of the books that are being moved. */
export const $movingBooks = createStore<readonly number[]>([])
  .on(moveFx, (moving, { book }) => [...moving, book.audioBookId])
  .on(moveFx.finally, (moving, { params }) =>
    moving.filter((audioBookId) => audioBookId !== params.book.audioBookId),
  );

interface MovedBook extends Undoable {
  readonly book: BookCard;
  readonly to: Place;
  readonly index: number;
}
/** Something newer was done than the moves that are on their way. Rule: docs/behaviour.md#undo */
export const bookMovesOutdated = createEvent();
/** A move that was accepted begins: the book was on no other way yet. */
export const bookMoveBegun = createEvent<Move>();
const offerEnds = [bookMovesOutdated, libraryRoute.closed, archiveRoute.closed, sessionEnded];
export const bookMoveUndo = createUndo<MovedBook>([bookMoveBegun, ...offerEnds]);
/** The newest move, the only one that can be taken back, whatever the order of the answers. */
const $newestMove = createStore<Move | null>(null)
  .on(bookMoveBegun, (_, move) => move)
  .reset(...offerEnds);

/** The server has refused a move. */
export const bookMoveFailed = moveFx.failData.filter({ fn: (error) => error !== loggedOutError });

sample({
  clock: bookMoveRequested,
  fn: (move) => ({ ...move, backTo: null }),
  target: moveStarted,
});
sample({
  clock: bookMoveUndo.undone,
  fn: ({ book, to, index }) => ({ book, to: otherThan(to), backTo: index }),
  target: moveStarted,
});
sample({
  clock: moveStarted,
  source: $movingBooks,
  filter: (moving, { book }) => !moving.includes(book.audioBookId),
  fn: (_, move) => move,
  target: bookMoveBegun,
});
sample({ clock: bookMoveBegun, target: moveFx });

/** The server has archived a book, or brought it back; `index` is its place in the list that it left. */
export const bookMoved = sample({
  clock: moveFx.done,
  source: { library: libraryBooks.$items, archive: archivedBooks.$items, newest: $newestMove },
  fn: ({ newest, ...lists }, { params }) => {
    const from = lists[otherThan(params.to)] ?? [];
    const isIt = ({ audioBookId }: BookCard) => audioBookId === params.book.audioBookId;
    return { ...params, index: Math.max(0, from.findIndex(isIt)), isNewest: params === newest };
  },
});
sample({
  clock: bookMoved,
  filter: ({ to }) => to === 'archive',
  fn: ({ book }) => book,
  target: libraryBooks.removed,
});
sample({
  clock: bookMoved,
  filter: ({ to }) => to === 'library',
  fn: ({ book }) => book,
  target: archivedBooks.removed,
});
sample({
  clock: bookMoved,
  filter: ({ backTo, isNewest }) => backTo === null && isNewest,
  fn: ({ book, to, index }) => ({ book, to, index, text: texts.movedTo[to](book.title) }),
  target: bookMoveUndo.offered,
});
const putBack = bookMoved.filterMap(({ book: item, to, backTo: index }) =>
  index === null ? undefined : { item, to, index },
);
sample({
  clock: putBack,
  filter: ({ to }) => to === 'library',
  fn: ({ item, index }) => ({ item, index }),
  target: libraryBooks.restored,
});
sample({
  clock: putBack,
  filter: ({ to }) => to === 'archive',
  fn: ({ item, index }) => ({ item, index }),
  target: archivedBooks.restored,
});

function otherThan(place: Place): Place {
  return place === 'library' ? 'archive' : 'library';
}
