import { allSettled } from 'effector';

import { sessionRestoreRequested } from '@/entities/session/model';
import { $paymentStage } from '@/pages/app-checkout/payment';

import { aDetail, aPage } from './api-fixtures';
import { createTestScope } from './create-scope';
import { savedSession } from './session-fixtures';

/** The call that pays with credit. */
export const payCall = 'POST /api/orders/process-with-credit';
export const stateOf = (book: number) => `POST /api/library/state/${book}`;
export const detailOf = (book: number) => `GET /api/audiobooks/${book}/detail2`;
/** The visit of the checkout of this item. */
export const checkoutPage = (query: string) => ({
  routeId: 'app-checkout',
  path: `/app-checkout/${query}`,
  params: { query },
});
/** The visit of the page that a user goes to meanwhile. */
export const shopPage = { routeId: 'shop', path: '/' };

/** Answers of `payCall` and of the calls that look after it. */
export const paid = () => ({ isFinal: true, balance: 0 });
export const offline = () => {
  throw { kind: 'network' };
};
export const refuse = () => {
  throw { kind: 'http', status: 402, statusText: '', message: 'No', code: null };
};

/** The state of a book in the library. */
export const bookState = (action: number) => ({
  purchaseButtonState: {
    purchaseButtonAction: action,
    purchaseButtonText: '',
    stateDiscountedPrice: 800_000,
  },
  subscriptionButtonState: { subscriptionButtonState: 0, subscriptionButtonText: '' },
  discounts: [],
});

/** A user on the checkout of this item. */
export async function openCheckout(
  query: string,
  changes: Record<string, unknown> = {},
  balance = 5_000_000,
) {
  const test = await createTestScope({
    skipsWaits: true,
    storage: savedSession(),
    answers: {
      [detailOf(1001)]: aDetail(),
      [stateOf(1001)]: bookState(3),
      [detailOf(1002)]: aDetail({ audioBookId: 1002, title: 'Other' }),
      [stateOf(1002)]: bookState(3),
      'GET /api/credit': { balance, transactions: [] },
      'GET /api/credit/packages': aPage([]),
      'GET /api/subscription/plans': aPage([]),
      'GET /api/subscription/current': () => null,
      'POST /api/wishlist/items/ids': [],
      ...changes,
    },
  });
  const { scope, router } = test;
  await allSettled(sessionRestoreRequested, { scope });
  router.visit(checkoutPage(query));
  await allSettled(scope);
  const orders = () => test.requests.filter(({ url }) => url.startsWith('/api/orders'));
  const stage = () => scope.getState($paymentStage).kind;
  const balanceReads = () => test.requests.filter(({ url }) => url === '/api/credit').length;
  return { ...test, orders, stage, balanceReads };
}

/** A server that adds the book to the library as soon as it gets the order. */
export function bought(answer: () => unknown): Record<string, unknown> {
  let isOwned = false;
  const order = () => {
    isOwned = true;
    return answer();
  };
  return { [payCall]: order, [stateOf(1001)]: () => bookState(isOwned ? 1 : 3) };
}
