import type { LibraryState } from '@/shared/api/contract/library';

/** What the API says of the price: rial, and what was taken off it. */
export interface Terms {
  readonly rial: number | null;
  readonly discounts: LibraryState['discounts'];
}

/** What is shown of it. Money in rial, `percentage` as a fraction of 1; null is not shown. */
export interface ShownTerms {
  readonly rial: number | null;
  readonly beforeRial: number | null;
  readonly discounts: readonly { readonly rial: number; readonly percentage: number | null }[];
}

/**
 * What is left to pay and what it was before: the price plus all that is taken off (product spec,
 * section 9). What is no sum of money is not shown, nor a percentage that is none (fault list F3).
 */
export function termsOf({ rial, discounts }: Terms): ShownTerms {
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
