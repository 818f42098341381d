import type { Plan } from '@/shared/api/contract/subscription';

/** The discount of a plan, in rial and as a fraction of 1; null without one. */
export function planDiscount({
  price,
  priceBefore,
}: Plan): { readonly value: number; readonly percentage: number } | null {
  if (priceBefore === null || priceBefore <= price) return null;
  const value = priceBefore - price;
  return { value, percentage: value / priceBefore };
}
