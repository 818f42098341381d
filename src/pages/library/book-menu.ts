import { createEvent, createStore, sample } from 'effector';

import { bookMoveRequested } from '@/features/owned-books/archive';
import { sessionEnded } from '@/shared/api/tokens';
import type { BookCard } from '@/shared/api/contract/values';
import { nonNull } from '@/shared/lib/non-null';
import { createOverlay } from '@/shared/routing/create-overlay';
import { removeLostMarker } from '@/shared/routing/remove-lost-marker';
import { libraryRoute } from '@/shared/routing/routes';

import { $libraryQuery } from './model';

/** The button with the further actions of a book was pressed. */
export const bookMenuOpened = createEvent<BookCard>();
/** The book of the menu is archived, or brought back from the archive. */
export const menuMovePressed = createEvent();

export const bookMenu = createOverlay('#bookMenu');
/** The book of the menu; it stays while the menu closes. */
export const $menuBook = createStore<BookCard | null>(null)
  .on(bookMenuOpened, (_, book) => book)
  .reset(sessionEnded);

sample({ clock: bookMenuOpened, target: bookMenu.opened });
sample({ clock: [menuMovePressed, sessionEnded], target: bookMenu.closed });
removeLostMarker({
  route: libraryRoute,
  overlay: bookMenu,
  $isEmpty: $menuBook.map((book) => book === null),
});
sample({
  clock: nonNull(sample({ clock: menuMovePressed, source: $menuBook })),
  source: $libraryQuery,
  fn: ({ tab }, book) => ({
    book,
    to: tab === 'archived' ? ('library' as const) : ('archive' as const),
  }),
  target: bookMoveRequested,
});
