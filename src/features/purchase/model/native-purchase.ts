import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import { checkoutPath } from '@/entities/purchase/checkout-path';
import { nativeProductId, productIdOf } from '@/entities/purchase/order-forms';
import { isOwned } from '@/entities/purchase/ownership';
import { purchased } from '@/entities/purchase/purchased';
import { loggedOut } from '@/entities/session/model';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { callNativeFx } from '@/shared/bridge/call-native';
import { appResumed, purchaseResultReceived } from '@/shared/bridge/native-events';
import { waitFx } from '@/shared/browser/wait';
import { NATIVE_ANSWER_MS } from '@/shared/config/purchase';
import { nonNull } from '@/shared/lib/non-null';
import { navigateFx } from '@/shared/routing/navigate';

import { stateReceived } from './library-state';
import { nativeRefreshRequested } from './native-library';
import { purchaseNoticeRaised, succeeded } from './outcome';
import { ofShownBook, popUpDismissed } from './pop-up';
import type { Press } from './press';

/** Starts the wrapper's purchase, or the web checkout where there is no wrapper. */
export const nativePurchaseRequested = createEvent<Press>();

const buyFx = attach({
  effect: createEffect(({ book, state }: Press) =>
    callNativeFx({
      method: 'purchase',
      args: {
        productId: nativeProductId(
          book.productId,
          state.subscriptionButtonState.subscriptionButtonState,
        ),
      },
    }),
  ),
});

/** The wrapper has taken the purchase or not; its result follows much later. */
export const nativePurchaseFinished = buyFx.finally;

/**
 * Purchases that the wrapper has started and not finished. It runs one at a time, but a purchase that is
 * pending or was never answered makes way for the next, and its answer still counts.
 */
const $started = createStore<readonly PurchaseBook[]>([]).on(loggedOut, (started) =>
  started.length > 0 ? [] : started,
);

sample({ clock: nativePurchaseRequested, target: buyFx });

const accepted = buyFx.done.filterMap(({ params, result }) =>
  result.ok ? params.book : undefined,
);
$started.on(accepted, (started, book) => [...without(started, book), book]);
sample({ clock: ofShownBook(accepted), fn: () => undefined, target: popUpDismissed });

const rejected = buyFx.done.filterMap(({ params, result }) =>
  result.ok ? undefined : { book: params.book, code: result.code },
);
// Without a wrapper the web checkout replaces the pop-up in the history.
sample({
  clock: rejected.filter({ fn: ({ code }) => code === 'unsupported' }),
  fn: ({ book }) => ({
    to: checkoutPath({ kind: 'book', audioBookId: book.audioBookId }),
    replace: true,
  }),
  target: navigateFx,
});
sample({
  clock: rejected.filter({ fn: ({ code }) => code !== 'unsupported' }),
  fn: ({ code }) =>
    code === 'busy' ? { kind: 'busy' as const } : { kind: 'failed' as const, text: null },
  target: purchaseNoticeRaised,
});

// Ignore answers to purchases that did not start here or that have their answer already.
// Rule: docs/faults.md#c4
const answered = nonNull(
  sample({
    clock: purchaseResultReceived,
    source: $started,
    fn: (started, { productId, status, message }) => {
      const book = started.find((each) => each.productId === productIdOf(productId));
      return book && { book, status, text: message ?? null };
    },
  }),
);
sample({
  clock: answered,
  filter: ({ status }) => status === 'pending',
  fn: () => ({ kind: 'pending' as const }),
  target: purchaseNoticeRaised,
});
sample({
  clock: answered,
  filter: ({ status }) => status === 'failed',
  fn: ({ text }) => ({ kind: 'failed' as const, text }),
  target: purchaseNoticeRaised,
});

const readStateFx = attach({
  effect: getLibraryStateFx,
  mapParams: ({ audioBookId }: PurchaseBook) => ({ params: { id: audioBookId }, body: {} }),
});
sample({
  clock: readStateFx.done,
  fn: ({ params, result }) => ({ audioBookId: params.audioBookId, state: result }),
  target: stateReceived,
});

// The user is back in the app without an answer, which may be lost: read the library states.
const waitForAnswerFx = attach({ effect: waitFx, mapParams: () => NATIVE_ANSWER_MS });
sample({
  clock: appResumed,
  filter: $started.map((started) => started.length > 0),
  target: waitForAnswerFx,
});
const lookUpFx = createEffect((books: readonly PurchaseBook[]) =>
  Promise.allSettled(books.map((book) => readStateFx(book))),
);
sample({ clock: waitForAnswerFx.done, source: $started, target: lookUpFx });
const foundOwned = sample({
  clock: readStateFx.done,
  source: $started,
  filter: (started, { params, result }) => started.includes(params) && isOwned(result),
  fn: (_, { params }) => params,
});

const reportedPaid = answered.filterMap(({ book, status }) =>
  status === 'paid' ? book : undefined,
);
sample({ clock: reportedPaid, target: readStateFx });
const paid = merge([reportedPaid, foundOwned]);
sample({
  clock: paid,
  fn: ({ audioBookId, productId }) => ({ audioBookId, productId, how: 'native' as const }),
  target: purchased,
});
sample({ clock: paid, fn: (book) => ({ book, how: 'native' as const }), target: succeeded });
sample({
  clock: paid,
  fn: ({ audioBookId }) => ({ audioBookId }),
  target: nativeRefreshRequested,
});
$started
  .on(foundOwned, without)
  .on(answered, (started, { book, status }) =>
    status === 'pending' ? started : without(started, book),
  );

function without(started: readonly PurchaseBook[], book: PurchaseBook): readonly PurchaseBook[] {
  return started.filter(({ productId }) => productId !== book.productId);
}
