import { expect, test } from 'vitest';

import type { PurchaseButtonAction } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';

import { bookPriceOf } from './book-price';

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
const discounts = [
  { discountValue: 200, discountPercentage: 0.2 },
  { discountValue: 100, discountPercentage: 0.1 },
];
const sold = { price: 1000, isFree: false };

test.each([
  ['the list price while the state is unknown', sold, null, { rial: 1000, discounts: [] }],
  [
    'no amount for an unknown price',
    { price: null, isFree: false },
    null,
    { rial: null, discounts: [] },
  ],
  ['free', { price: 1000, isFree: true }, null, { rial: 0, discounts: [] }],
  [
    "the user's price with every discount",
    sold,
    aState(3, 700, discounts),
    { rial: 700, discounts },
  ],
  [
    'nothing to pay for a book that costs this user nothing',
    sold,
    aState(3, 0),
    { rial: 0, discounts: [] },
  ],
  [
    "the list price without discounts while the user's price is unknown",
    sold,
    aState(3, null, discounts),
    { rial: 1000, discounts: [] },
  ],
  ['no price for an owned book', sold, aState(1, 700), null],
  ['no price for a book that the user gets for free', sold, aState(2, 0), null],
])('shows %s', (_, book, state, expected) => {
  expect(bookPriceOf(book, state)).toEqual(expected);
});
