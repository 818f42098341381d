import { createEvent, createStore, sample } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import type { PurchaseWay } from '@/entities/purchase/purchased';
import { loggedOut } from '@/entities/session/model';
import type { ApiError } from '@/shared/api/errors';

import { pressed } from './clicks';
import { popUpRequested } from './pop-up';

export interface Success {
  readonly book: PurchaseBook;
  readonly how: PurchaseWay;
}

/** What people are told of at the top of the screen; the words are in `i18n/fa/purchase-notices`. */
export type PurchaseNotice =
  /** The price or the deed is another one now: nothing was bought. */
  | { readonly kind: 'changed' }
  /** Sent, but the answer is lost, and so is the library's. */
  | { readonly kind: 'unknown' }
  /** The wrapper waits for the payment to be confirmed. */
  | { readonly kind: 'pending' }
  /** Another native purchase is under way. */
  | { readonly kind: 'busy' }
  /** Nothing was bought; the server's or the wrapper's own words, if it has any. */
  | { readonly kind: 'failed'; readonly text: string | null };

/** A book was got; it is shown even where the pop-up was closed meanwhile. */
export const succeeded = createEvent<Success>();
/** Nothing was bought. */
export const orderFailed = createEvent<ApiError>();
export const noticeRaised = createEvent<PurchaseNotice>();
export const successDismissed = createEvent();

/** The book that was got last; null once that was seen. */
export const $success = createStore<Success | null>(null)
  .on(succeeded, (_, success) => success)
  .reset(successDismissed, pressed, popUpRequested, loggedOut);

/** Why the last order came to nothing, to be read where it was given. */
export const $failure = createStore<ApiError | null>(null)
  .on(orderFailed, (_, error) => error)
  .reset(pressed, succeeded, popUpRequested, loggedOut);

/** Owned, and to be opened in the native library, which is read anew first; on the web nothing happens. */
export const nativeRefreshRequested = createEvent<{ readonly audioBookId: number }>();
/** The owned book is to be played. */
export const playRequested = createEvent<PurchaseBook>();
sample({ clock: playRequested, fn: () => undefined, target: successDismissed });
