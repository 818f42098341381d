/** An item of the web checkout: a book by its audioBookId, a plan, or a package of credit. */
export type CheckoutItem =
  | { readonly kind: 'book'; readonly audioBookId: number }
  | { readonly kind: 'plan'; readonly planId: number }
  | { readonly kind: 'package'; readonly packageId: number };

/** The address of the web checkout: `/app-checkout/book-1001`, `plan-3` or `package-2`. */
export function checkoutPath(item: CheckoutItem): string {
  return `/app-checkout/${item.kind}-${idOf(item)}`;
}

function idOf(item: CheckoutItem): number {
  switch (item.kind) {
    case 'book':
      return item.audioBookId;
    case 'plan':
      return item.planId;
    case 'package':
      return item.packageId;
  }
}
