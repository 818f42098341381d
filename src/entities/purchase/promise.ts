/**
 * The effect and the cost of a tap, for the sentence beside the button. Prices are in rial, null when
 * unknown. Two equal promises cost the buyer the same.
 */
export type TapPromise =
  /** Does nothing: the title is not for sale, or the API sent an unknown number. */
  | { readonly kind: 'unavailable' }
  /** Opens the owned book: in the native library, or in the library page of the web. */
  | { readonly kind: 'opensBook' }
  /** Opens the archive, where the book is. */
  | { readonly kind: 'archive' }
  /** Adds a free title. */
  | { readonly kind: 'free' }
  /** Starts the wrapper's own purchase. */
  | { readonly kind: 'pays'; readonly rial: number | null }
  /** Opens the web checkout, where the buyer pays. */
  | { readonly kind: 'checkout'; readonly rial: number | null }
  /** Asks for a confirmation, then takes the price from the account's credit. */
  | { readonly kind: 'fromCredit'; readonly rial: number }
  /** Says that the credit is not enough, and leads to the credit page. */
  | { readonly kind: 'needsCredit'; readonly rial: number | null }
  /** Gets the title by the running subscription: costs one title of the quota and no money. */
  | { readonly kind: 'bySubscription' }
  /** As above, for a title that an earlier subscription had lent; then it plays. */
  | { readonly kind: 'byNewSubscription' }
  /** Shows the plans: this title comes with a subscription. */
  | { readonly kind: 'plans' }
  /** Shows the plans: the quota of the running one is used up. */
  | { readonly kind: 'noQuota' }
  /** Does nothing until the next interval, because the quota of this one is used up. */
  | { readonly kind: 'intervalQuota' }
  /** Shows the plans, though this title is in none of them. */
  | { readonly kind: 'notInSubscription' }
  /** Plays the owned book. */
  | { readonly kind: 'plays' }
  /** Adds the free title and plays it. */
  | { readonly kind: 'addsAndPlays' };

/** Whether a tap still has the effect and the cost that the buyer saw. */
export function isSamePromise(one: TapPromise, other: TapPromise): boolean {
  return one.kind === other.kind && rialOf(one) === rialOf(other);
}

function rialOf(promise: TapPromise): number | null {
  return 'rial' in promise ? promise.rial : null;
}
