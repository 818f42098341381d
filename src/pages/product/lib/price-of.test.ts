import { expect, test } from 'vitest';

import type { PurchaseButtonAction } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';
import { aDetail } from '@/testing/api-fixtures';

import { priceOf } from './price-of';

function aState(
  purchaseButtonAction: PurchaseButtonAction,
  stateDiscountedPrice: number | null,
  discounts: LibraryState['discounts'] = [],
): LibraryState {
  return {
    purchaseButtonState: { purchaseButtonAction, purchaseButtonText: '', stateDiscountedPrice },
    subscriptionButtonState: { subscriptionButtonState: 0, subscriptionButtonText: '' },
    discounts,
  };
}
const third = [{ discountValue: 300, discountPercentage: 0.3 }];
const sold = aDetail({ products: [{ productId: 1, price: 1000 }] });

test.each([
  ['the listed price for anyone', sold, null, { rial: 1000, discount: null }],
  [
    'nothing known without a product',
    aDetail({ products: [] }),
    null,
    { rial: null, discount: null },
  ],
  ['free', aDetail({ isFree: true }), null, { rial: 0, discount: null }],
  [
    "a person's own price with its discount",
    sold,
    aState(3, 700, third),
    { rial: 700, discount: { value: 300, percentage: 0.3 } },
  ],
  [
    'the listed price, not as a sale, when the own one is unknown',
    sold,
    aState(3, null, third),
    { rial: 1000, discount: null },
  ],
  ['no price for an owned book', sold, aState(1, 700), null],
  ['no price for one to be had for free', sold, aState(2, 0), null],
])('shows %s', (_, detail, state, expected) => {
  expect(priceOf(detail, state)).toEqual(expected);
});
