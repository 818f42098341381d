import type { LibraryState } from '@/shared/api/contract/library';

/** A discount of the API: `discountValue` in rial, `discountPercentage` as a fraction of 1. */
export type Discount = LibraryState['discounts'][number];

/** A price in rial, null while unknown, and the discounts that it already contains. */
export interface PriceTerms {
  readonly rial: number | null;
  readonly discounts: readonly Discount[];
}

/** The shown price. Money in rial, `percentage` as a fraction of 1; null is not shown. */
export interface ShownPriceTerms {
  readonly rial: number | null;
  readonly beforeRial: number | null;
  readonly discounts: readonly { readonly rial: number; readonly percentage: number | null }[];
}

/**
 * The price to pay, and the price before all discounts are taken off. Invalid amounts and
 * percentages are not shown. Rules: docs/behaviour.md#discounts, docs/faults.md#f3
 */
export function shownTermsOf({ rial, discounts }: PriceTerms): ShownPriceTerms {
  if (rial === null || !isMoney(rial)) return { rial: null, beforeRial: null, discounts: [] };
  const shown = discounts
    .filter(({ discountValue }) => isMoney(discountValue) && discountValue > 0)
    .map(({ discountValue, discountPercentage }) => ({
      rial: discountValue,
      percentage: isShare(discountPercentage) ? discountPercentage : null,
    }));
  const off = shown.reduce((sum, { rial: value }) => sum + value, 0);
  return { rial, beforeRial: off > 0 ? rial + off : null, discounts: shown };
}

function isMoney(value: number): boolean {
  return Number.isFinite(value) && value >= 0;
}

function isShare(value: number): boolean {
  return Number.isFinite(value) && value > 0 && value <= 1;
}
