import { combine, createEvent, createStore, sample } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import type { PurchaseWay } from '@/entities/purchase/purchased';
import { loggedOut } from '@/entities/session/model';
import { errorText } from '@/shared/api/error-text';
import type { ApiError } from '@/shared/api/errors';

import { popUpRequested } from './library-state';
import { ofShownBook, popUpDismissed } from './pop-up';
import { pressed } from './press';

export interface Success {
  readonly book: PurchaseBook;
  readonly how: PurchaseWay;
}

/** A notification at the top of the screen; the texts are in `i18n/fa/purchase-notices`. */
export type PurchaseNotice =
  /** The price or the action is different now: nothing was bought. */
  | { readonly kind: 'changed' }
  /** The order was sent, but neither its answer nor the library state arrived. */
  | { readonly kind: 'unknown' }
  /** The wrapper waits for the confirmation of the payment. */
  | { readonly kind: 'pending' }
  /** Another native purchase is running. */
  | { readonly kind: 'busy' }
  /** Nothing was bought; `text` is the message of the server or the wrapper, if there is one. */
  | { readonly kind: 'failed'; readonly text: string | null };

/** The user got a book. The success is shown even when the pop-up was closed meanwhile. */
export const succeeded = createEvent<Success>();
/** Nothing was bought. */
export const orderFailed = createEvent<{
  readonly audioBookId: number;
  readonly error: ApiError;
}>();
export const purchaseNoticeRaised = createEvent<PurchaseNotice>();
export const successDismissed = createEvent();

/** The latest success; null once the user has seen it. */
export const $success = createStore<Success | null>(null)
  .on(succeeded, (_, success) => success)
  .reset(successDismissed, pressed, popUpRequested, loggedOut);

/** The pop-up tells that its book was got; also while it closes to play it, when the success has been seen. */
export const $isGot = createStore(false)
  .on(ofShownBook(succeeded.map(({ book }) => book)), () => true)
  .reset(popUpRequested, loggedOut);

/** The text of the notification changed; null while there is none. */
export const notificationTextChanged = createEvent<string | null>();

/** The error of the last order of the book in the pop-up. */
export const $failure = createStore<ApiError | null>(null)
  .on(ofShownBook(orderFailed), (_, { error }) => error)
  .reset(pressed, succeeded, popUpRequested, loggedOut);
const $notificationText = createStore<string | null>(null).on(
  notificationTextChanged,
  (_, text) => text,
);
const $isFailureNotified = combine(
  $failure,
  $notificationText,
  (failure, notification) => failure !== null && errorText(failure) === notification,
);
/** A notification has told, and announced, the failure. */
const $wasFailureNotified = createStore(false)
  .reset($failure)
  .on($isFailureNotified, (was, isNotified) => was || isNotified);

/**
 * The failure as the text beside the buttons. One failure is told once: the text waits until the notification
 * with the same words has gone, and is then not announced again. Rule: docs/behaviour.md#purchase-pop-up
 */
export const $failureText = combine(
  { failure: $failure, isNotified: $isFailureNotified, isAnnounced: $wasFailureNotified },
  ({ failure, isNotified, isAnnounced }) =>
    failure === null || isNotified ? null : { text: errorText(failure), isAnnounced },
);

/** An owned book is to play, which closes its pop-up. */
export const playRequested = createEvent<PurchaseBook>();
sample({
  clock: playRequested,
  source: $success,
  filter: (success, { audioBookId }) => success?.book.audioBookId === audioBookId,
  fn: () => undefined,
  target: successDismissed,
});
// By now the pop-up may show another book.
sample({ clock: ofShownBook(playRequested), fn: () => undefined, target: popUpDismissed });
