import { galleryId } from '@fixtures/library-states/gallery';
import { productIdOf } from '@fixtures/catalog/ids';
import { libraryTransitionTypes } from '@/shared/api/contract/codes';

import type { TestClient } from '../test-client';
import type { Examples } from './example';

const galleryProduct = (...pair: Parameters<typeof galleryId>) => productIdOf(galleryId(...pair));
const order = (productId: number) => `/api/orders/app-nopayment?productId=${productId}`;
const consume = (audioBookId: number) => `/api/subscription/consume/${audioBookId}`;
const purchase = { libraryTransitionType: libraryTransitionTypes.purchase } as const;
const sold = { productId: 'credit_1', purchaseToken: 'token-1', orderId: 'order-1' } as const;

const creditPurchase = { developerPayload: '31@credit', ...sold };
const creditOtherAccount = async (api: TestClient) => {
  await api.send({
    method: 'POST',
    path: '/api/markets/credit-subscription-validate',
    token: await api.signIn('spender'),
    body: creditPurchase,
  });
};

/** Examples of purchases. The state gallery provides each situation without preparation. */
export const purchaseExamples = {
  orderWithoutPayment: {
    good: { as: 'newcomer', path: order(galleryProduct(2, 0)), body: {} },
    errors: {
      'not-found': { as: 'newcomer', path: order(7), body: {} },
      'not-free': { as: 'newcomer', path: order(galleryProduct(3, 3)), body: {} },
      'invalid-body': { as: 'newcomer', path: '/api/orders/app-nopayment', body: {} },
    },
  },
  processWithCredit: {
    good: { as: 'spender', body: { productId: productIdOf(1001) } },
    errors: {
      'not-found': { as: 'spender', body: { planId: 7 } },
      'not-enough-credit': { as: 'newcomer', body: { planId: 11 } },
      'not-for-sale': { as: 'spender', body: { productId: galleryProduct(0, 0) } },
    },
  },
  getCurrentSubscription: { good: { as: 'subscriber' } },
  consumeSubscription: {
    good: { as: 'newcomer', path: consume(galleryId(3, 6)), body: {} },
    errors: {
      'not-found': { as: 'newcomer', path: consume(7), body: {} },
      'no-quota': { as: 'newcomer', path: consume(galleryId(3, 2)), body: {} },
      'no-subscription': { as: 'newcomer', path: consume(galleryId(3, 3)), body: {} },
    },
  },
  validateMarketPurchase: {
    good: { as: 'newcomer', body: creditPurchase },
    errors: {
      'not-found': { as: 'newcomer', body: { developerPayload: '7@subscription', ...sold } },
      'used-purchase-token': { as: 'newcomer', prepare: creditOtherAccount, body: creditPurchase },
      'invalid-body': { as: 'newcomer', body: { developerPayload: '31@@credit', ...sold } },
    },
  },
  directPurchase: {
    good: { as: 'newcomer', body: { productId: galleryProduct(6, 3), ...purchase } },
    errors: {
      'not-found': { as: 'newcomer', body: { productId: 7, ...purchase } },
      'not-enough-credit': {
        as: 'spender',
        body: { productId: galleryProduct(7, 3), ...purchase },
      },
      'not-for-sale': { as: 'spender', body: { productId: galleryProduct(4, 3), ...purchase } },
      'invalid-body': {
        as: 'spender',
        body: {
          productId: galleryProduct(6, 3),
          libraryTransitionType: libraryTransitionTypes.return,
        },
      },
    },
  },
  getCredit: { good: { as: 'spender' } },
  getCreditPackages: { good: { as: 'newcomer' } },
  redeemCreditCode: {
    good: { as: 'newcomer', body: { code: 'shenidar۵۰' } },
    errors: {
      'unknown-code': { as: 'newcomer', body: { code: 'NOTHING' } },
      'used-code': { as: 'newcomer', body: { code: 'USED50' } },
    },
  },
} as const satisfies Record<string, Examples>;
