import { attach, createEffect, createStore, merge, sample } from 'effector';

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
import { navigateFx } from '@/shared/routing/navigate';

import { deedEnded, pressedTo, type Press } from './clicks';
import { nativeRefreshRequested, noticeRaised, succeeded } from './outcome';
import { popUpDismissed, stateLearned } from './pop-up';

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

/**
 * What the wrapper has begun and not answered for good. It takes one at a time, but one that is pending,
 * or was never answered, makes way for the next and still counts when its answer comes.
 */
const $started = createStore<readonly PurchaseBook[]>([]).on(loggedOut, (started) =>
  started.length > 0 ? [] : started,
);

sample({ clock: pressedTo('buy'), target: buyFx });
sample({ clock: buyFx.finally, fn: () => undefined, target: deedEnded });

const begun = buyFx.done.filterMap(({ params, result }) => (result.ok ? params.book : undefined));
$started.on(begun, (started, book) => [...without(started, book), book]);
sample({ clock: begun, fn: () => undefined, target: popUpDismissed });

const notBegun = buyFx.done.filterMap(({ params, result }) =>
  result.ok ? undefined : { book: params.book, code: result.code },
);
// No wrapper: the web checkout takes the place of the pop-up in the history.
sample({
  clock: notBegun.filter({ fn: ({ code }) => code === 'unsupported' }),
  fn: ({ book }) => ({
    to: checkoutPath({ kind: 'book', audioBookId: book.audioBookId }),
    replace: true,
  }),
  target: navigateFx,
});
sample({
  clock: notBegun.filter({ fn: ({ code }) => code !== 'unsupported' }),
  fn: ({ code }) =>
    code === 'busy' ? { kind: 'busy' as const } : { kind: 'failed' as const, text: null },
  target: noticeRaised,
});

// An answer counts once: what was not begun here, or was answered already, is ignored (fault list C4).
const answered = sample({
  clock: purchaseResultReceived,
  source: $started,
  fn: (started, { productId, status, message }) => {
    const book = started.find((each) => each.productId === productIdOf(productId));
    return book && { book, status, text: message ?? null };
  },
}).filterMap((answer) => answer);
sample({
  clock: answered,
  filter: ({ status }) => status === 'pending',
  fn: () => ({ kind: 'pending' as const }),
  target: noticeRaised,
});
sample({
  clock: answered,
  filter: ({ status }) => status === 'failed',
  fn: ({ text }) => ({ kind: 'failed' as const, text }),
  target: noticeRaised,
});

const readStateFx = attach({
  effect: getLibraryStateFx,
  mapParams: ({ audioBookId }: PurchaseBook) => ({ params: { id: audioBookId }, body: {} }),
});
sample({
  clock: readStateFx.done,
  fn: ({ params, result }) => ({ audioBookId: params.audioBookId, state: result }),
  target: stateLearned,
});

// Back in the app without an answer: looked up, as the answer may be lost.
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
const foundPaid = sample({
  clock: readStateFx.done,
  source: $started,
  filter: (started, { params, result }) => started.includes(params) && isOwned(result),
  fn: (_, { params }) => params,
});

const saidPaid = answered.filterMap(({ book, status }) => (status === 'paid' ? book : undefined));
sample({ clock: saidPaid, target: readStateFx });
const paid = merge([saidPaid, foundPaid]);
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
  .on(foundPaid, without)
  .on(answered, (started, { book, status }) =>
    status === 'pending' ? started : without(started, book),
  );

function without(started: readonly PurchaseBook[], book: PurchaseBook): readonly PurchaseBook[] {
  return started.filter(({ productId }) => productId !== book.productId);
}
