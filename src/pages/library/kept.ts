import { createEvent, sample } from 'effector';

import { $keptBooks } from '@/features/kept-books/model/books';
import { keepRequested, keptRemoved } from '@/features/kept-books/model/keep';
import { nonNull } from '@/shared/lib/non-null';
import { createOverlay } from '@/shared/routing/create-overlay';

import { $menuBook, bookMenu } from './book-menu';

/** The book of the menu is to be kept on the device. */
export const menuKeepPressed = createEvent();
/** The book of the menu is removed from the device. */
export const menuRemovePressed = createEvent();
export const removeAllConfirmed = createEvent();

export const removeAllQuestion = createOverlay('#removeKept');

sample({ clock: [menuKeepPressed, menuRemovePressed], target: bookMenu.closed });
sample({
  clock: nonNull(sample({ clock: menuKeepPressed, source: $menuBook })),
  fn: ({ audioBookId }) => ({ audioBookId, span: 'whole' as const, fromChapterId: null }),
  target: keepRequested,
});
sample({
  clock: nonNull(sample({ clock: menuRemovePressed, source: $menuBook })),
  fn: ({ audioBookId }) => [audioBookId],
  target: keptRemoved,
});
sample({ clock: removeAllConfirmed, target: removeAllQuestion.closed });
sample({
  clock: removeAllConfirmed,
  source: $keptBooks,
  fn: (books) => books.map(({ card }) => card.audioBookId),
  target: keptRemoved,
});
