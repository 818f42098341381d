import { purchaseButtonActions } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';

import type { PriceTerms } from './price-terms';

/** The price of a book for everybody, in rial; null when unknown. */
interface ListPrice {
  readonly price: number | null;
  readonly isFree: boolean;
}

/**
 * The price of a book for this user as soon as the library state is known, else the price for everybody.
 * Null where the price block is hidden: the action is library or getFree. Rule: docs/behaviour.md#prices
 */
export function bookPriceOf(
  { price, isFree }: ListPrice,
  state: LibraryState | null,
): PriceTerms | null {
  const { purchaseButtonAction, stateDiscountedPrice } = state?.purchaseButtonState ?? unknownState;
  if (hidingPrice.includes(purchaseButtonAction)) return null;
  if (state === null || stateDiscountedPrice === null) {
    return { rial: isFree ? 0 : price, discounts: [] };
  }
  return { rial: stateDiscountedPrice, discounts: state.discounts };
}

const hidingPrice: readonly number[] = [
  purchaseButtonActions.library,
  purchaseButtonActions.getFree,
];
const unknownState = {
  purchaseButtonAction: purchaseButtonActions.disabled,
  stateDiscountedPrice: null,
};
