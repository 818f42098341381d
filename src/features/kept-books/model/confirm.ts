import { createEffect, createEvent, createStore, sample } from 'effector';

import { purchaseButtonActions } from '@/shared/api/contract/codes';
import type { BookCard } from '@/shared/api/contract/values';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { isHttpError } from '@/shared/api/errors';
import { readNowFx } from '@/shared/browser/now';
import { isOnline } from '@/shared/browser/online';
import type { KeptBook } from '@/shared/storage/kept-books';

import { $keptBooks } from './books';
import { changeKeptBookFx, readKeptBooksFx } from './calls';
import { keptRemoved } from './keep';

/** The server is asked again after this time. */
const CONFIRM_MS = 12 * 60 * 60 * 1000;

/** A kept book is not in the library any more, and leaves the device. */
export const ownershipLost = createEvent<BookCard>();

const askFx = createEffect(async (books: readonly KeptBook[]) => {
  const now = await readNowFx();
  for (const { card, confirmedAt } of books) {
    if (now - confirmedAt > CONFIRM_MS) await tryStateFx(card.audioBookId);
  }
});
/** The answers are read below, whoever asked for them. */
const tryStateFx = createEffect(async (audioBookId: number) => {
  try {
    await getLibraryStateFx({ params: { id: audioBookId }, body: {} });
  } catch {
    // The next read of the kept books asks again.
  }
});
const $isAsking = createStore(false)
  .on(askFx, () => true)
  .reset(askFx.finally);

sample({
  clock: readKeptBooksFx.doneData,
  source: $isAsking,
  filter: (isAsking, books) => !isAsking && books.length > 0 && isOnline(),
  fn: (_, books) => books,
  target: askFx,
});

// Rule: docs/behaviour.md#kept-books
const answered = sample({
  clock: getLibraryStateFx.done,
  source: $keptBooks,
  fn: (books, { params, result }) => {
    const book = books.find(({ card }) => card.audioBookId === params.params.id);
    const { purchaseButtonAction } = result.purchaseButtonState;
    return book && { book, isOwned: purchaseButtonAction === purchaseButtonActions.library };
  },
}).filterMap((answer) => answer);
const confirmNowFx = createEffect(async (audioBookId: number) => {
  const confirmedAt = await readNowFx();
  await changeKeptBookFx({ audioBookId, confirmedAt });
});
sample({
  clock: answered,
  filter: ({ isOwned }) => isOwned,
  fn: ({ book }) => book.card.audioBookId,
  target: confirmNowFx,
});
const unknownBook = sample({
  clock: getLibraryStateFx.fail,
  source: $keptBooks,
  fn: (books, { params, error }) =>
    isHttpError(error, 404)
      ? books.find(({ card }) => card.audioBookId === params.params.id)
      : undefined,
}).filterMap((book) => book);
sample({
  clock: [answered.filter({ fn: ({ isOwned }) => !isOwned }).map(({ book }) => book), unknownBook],
  fn: ({ card }) => card,
  target: ownershipLost,
});
sample({
  clock: ownershipLost,
  fn: ({ audioBookId }) => [audioBookId],
  target: keptRemoved,
});
