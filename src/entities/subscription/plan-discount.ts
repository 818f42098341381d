import type { Plan } from '@/shared/api/contract/subscription';

/**
 * What is taken off a plan's price, in rial and as a fraction of 1; null where it never cost more.
 */
export function planDiscount({
  price,
  priceBefore,
}: Plan): { readonly value: number; readonly percentage: number } | null {
  if (priceBefore === null || priceBefore <= price) return null;
  const value = priceBefore - price;
  return { value, percentage: value / priceBefore };
}
