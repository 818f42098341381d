import { screen } from '@testing-library/react';
import { allSettled } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import { popUpRequested } from '@/features/purchase/model/library-state';
import PurchasePopup from '@/features/purchase/ui/purchase-popup';
import { tokensChanged } from '@/shared/api/tokens';
import { purchase } from '@/shared/i18n/fa/purchase';

import type { TestScopeOptions } from './create-scope';
import { renderPage } from './render-page';
import { someTokens } from './session-fixtures';

export const book: PurchaseBook = {
  audioBookId: 1001,
  productId: 7,
  title: 'Divan',
  identifier: 'divan',
  recordVersion: 3,
  author: 'Hafez',
  palette: null,
  price: 1_800_000,
  isFree: false,
};
const visit = { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } };
export const stateCall = 'POST /api/library/state/1001';
export const subscriptionCall = 'GET /api/subscription/current';

/** The library state by purchaseButtonAction and subscriptionButtonState, with texts, a price and a discount of 30 %. */
export const aState = (action: number, subscription: number, more: object = {}) => ({
  purchaseButtonState: {
    purchaseButtonAction: action,
    purchaseButtonText: 'main text',
    stateDiscountedPrice: 1_260_000,
    ...more,
  },
  subscriptionButtonState: {
    subscriptionButtonState: subscription,
    subscriptionButtonText: 'subscription text',
  },
  discounts: [{ discountValue: 540_000, discountPercentage: 0.3 }],
});

/** The pop-up of the book, of a signed-in user unless said otherwise, over its page. */
export async function openPurchasePopup(
  answers: TestScopeOptions['answers'] = {},
  isLoggedIn = true,
) {
  const test = await renderPage(<PurchasePopup />, visit, {
    answers: { [subscriptionCall]: () => null, ...answers },
  });
  if (isLoggedIn) void allSettled(tokensChanged, { scope: test.scope, params: someTokens() });
  void allSettled(popUpRequested, { scope: test.scope, params: book });
  test.router.visit({ ...visit, hash: '#modalOpened' });
  const dialog = await screen.findByRole('dialog', { name: purchase.popup('Divan') });
  return { ...test, dialog };
}
/** A button, as soon as it is there. */
export const button = (name: string) => screen.findByRole('button', { name });
