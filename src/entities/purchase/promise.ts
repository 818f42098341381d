/**
 * What a tap on a button will do and cost, for the one sentence beside it. Money is in rial; null
 * where the price is not known. Two equal promises cost a buyer the same.
 */
export type TapPromise =
  /** Nothing: the title is not for sale, or the API said something unknown. */
  | { readonly kind: 'unavailable' }
  /** Opens the owned book: in the native library, or in the library page of the web. */
  | { readonly kind: 'opensBook' }
  /** Opens the archive, where the book is. */
  | { readonly kind: 'archive' }
  /** Adds a free title. */
  | { readonly kind: 'free' }
  /** Starts the wrapper's own purchase. */
  | { readonly kind: 'pays'; readonly rial: number | null }
  /** Leads to the web checkout, where it is paid for. */
  | { readonly kind: 'checkout'; readonly rial: number | null }
  /** Asks once more, then takes the price from the account's credit. */
  | { readonly kind: 'fromCredit'; readonly rial: number }
  /** Says that the credit is not enough, and leads to more. */
  | { readonly kind: 'needsCredit'; readonly rial: number | null }
  /** Gets it by the running subscription: costs a title of the quota, no money. */
  | { readonly kind: 'bySubscription' }
  /** As above, for a title that an earlier subscription had lent; then it plays. */
  | { readonly kind: 'byNewSubscription' }
  /** Shows the plans: this title comes with a subscription. */
  | { readonly kind: 'plans' }
  /** Shows the plans: the quota of the running one is used up. */
  | { readonly kind: 'noQuota' }
  /** Nothing until the next interval: its quota is used up. */
  | { readonly kind: 'intervalQuota' }
  /** Shows the plans, though this title is in none of them. */
  | { readonly kind: 'notInSubscription' }
  /** Plays the owned book. */
  | { readonly kind: 'plays' }
  /** Adds the free title and plays it. */
  | { readonly kind: 'addsAndPlays' };

/** Whether a tap still does and costs what the buyer was told. */
export function isSamePromise(one: TapPromise, other: TapPromise): boolean {
  return one.kind === other.kind && rialOf(one) === rialOf(other);
}

function rialOf(promise: TapPromise): number | null {
  return 'rial' in promise ? promise.rial : null;
}
