import type { CheckoutItem } from '@/entities/purchase/checkout-path';

/** Parses the item of an address (`book-1001`, `plan-12`, `package-33`); null when it is invalid. */
export function readItem(query: string): CheckoutItem | null {
  const [, kind, digits] = /^(book|plan|package)-([1-9]\d{0,14})$/.exec(query) ?? [];
  const id = Number(digits);
  switch (kind) {
    case 'book':
      return { kind, audioBookId: id };
    case 'plan':
      return { kind, planId: id };
    case 'package':
      return { kind, packageId: id };
    default:
      return null;
  }
}
