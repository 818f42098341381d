import { combine, createEvent, sample } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import { offerOf } from '@/entities/purchase/offer';
import { factsOf } from '@/features/purchase/lib/facts-of';
import { popUpRequested } from '@/features/purchase/model/library-state';
import { $surroundings } from '@/features/purchase/model/offer';
import { $quotaLeft } from '@/features/purchase/model/quota';
import { $success, successDismissed } from '@/features/purchase/model/outcome';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { common } from '@/shared/i18n/fa/common';
import { fullName } from '@/shared/lib/full-name';
import { nonNull } from '@/shared/lib/non-null';
import { productRoute } from '@/shared/routing/routes';

import { offerSentence } from './lib/offer-sentence';
import { $detail, $hasStateFailed, $libraryState } from './model';
import { chapterClicked, playOwnedClicked } from './sample';

export const getClicked = createEvent();

const $book = $detail.map(toBook);
/** Whether the title has a product, which purchases need. */
export const $canGet = $book.map((book) => book !== null);

/** The buttons of the pop-up; null while the library state is unknown. */
export const $productOffer = combine($libraryState, $surroundings, (state, around) =>
  state || !around.isLoggedIn ? offerOf(factsOf(state, around)) : null,
);

/** Neither button of the pop-up would get the book. */
export const $isUnavailable = $productOffer.map(
  (offer) =>
    offer !== null && !offer.needsSignIn && !offer.main.isEnabled && !offer.subscription.isEnabled,
);

/** One sentence about getting the book; null while the library state is unknown. */
export const $offerSentence = combine(
  $productOffer,
  $quotaLeft,
  (offer, quotaLeft) => offer && offerSentence(offer, quotaLeft),
);

/** The sentence will come with the library state. */
export const $isSentencePending = combine(
  $offerSentence,
  $hasStateFailed,
  (sentence, hasFailed) => sentence === null && !hasFailed,
);

/** Whether the user has just purchased this book. */
export const $isJustGot = combine(
  $success,
  $detail,
  (success, detail) => success !== null && success.book.audioBookId === detail?.audioBookId,
);

sample({
  clock: nonNull(
    sample({
      clock: getClicked,
      source: combine($book, $isUnavailable, (book, isUnavailable) =>
        isUnavailable ? null : book,
      ),
    }),
  ),
  target: popUpRequested,
});

// Dismiss the message when the book is played or another page is opened.
sample({
  clock: [playOwnedClicked, chapterClicked, productRoute.closed, $detail.updates],
  filter: $success.map((success) => success !== null),
  target: successDismissed,
});

function toBook(detail: AudiobookDetail | null): PurchaseBook | null {
  const product = detail?.products[0];
  if (!detail || product === undefined) return null;
  const { audioBookId, identifier, title, recordVersion, palette, isFree } = detail;
  const { productId, price } = product;
  const author = detail.authors.map(fullName).join(common.listComma);
  const names = { audioBookId, productId, identifier, title, recordVersion, author };
  return { ...names, palette, price, isFree };
}
