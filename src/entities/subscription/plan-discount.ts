import type { LibraryState } from '@/shared/api/contract/library';
import type { Plan } from '@/shared/api/contract/subscription';

/** The discount of a plan in the form of a book's discounts; empty when the price was never higher. */
export function planDiscounts({ price, priceBefore }: Plan): LibraryState['discounts'] {
  if (priceBefore === null || priceBefore <= price) return [];
  const discountValue = priceBefore - price;
  return [{ discountValue, discountPercentage: discountValue / priceBefore }];
}
