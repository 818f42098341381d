import type { Discount } from '@/entities/audiobook/ui/price';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { purchaseButtonActions } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';

export interface ShownPrice {
  /** In rial; null when unknown. */
  readonly rial: number | null;
  readonly discount: Discount | null;
}

/**
 * The price of the book for this user, else for everybody. Null where the price block is hidden: the
 * action is library or getFree. Rule: docs/behaviour.md#purchase-pop-up
 */
export function priceOf(detail: AudiobookDetail, state: LibraryState | null): ShownPrice | null {
  const { purchaseButtonAction, stateDiscountedPrice } = state?.purchaseButtonState ?? nothingKnown;
  if (hidingPrice.includes(purchaseButtonAction)) return null;

  const listed = detail.isFree ? 0 : (detail.products[0]?.price ?? null);
  const off = stateDiscountedPrice === null ? undefined : state?.discounts[0];
  return {
    rial: stateDiscountedPrice ?? listed,
    discount: off ? { value: off.discountValue, percentage: off.discountPercentage } : null,
  };
}

const hidingPrice: readonly number[] = [
  purchaseButtonActions.library,
  purchaseButtonActions.getFree,
];
const nothingKnown = {
  purchaseButtonAction: purchaseButtonActions.disabled,
  stateDiscountedPrice: null,
};
