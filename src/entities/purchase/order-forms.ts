import type { LibraryTransitionType } from '@/shared/api/contract/markets';

/** subscriptionButtonState 'getBySubscription' (product spec, section 4). */
const getBySubscription = 4;
/** libraryTransitionType 'purchase' and 'ignoreQuotaUseSubscriptionDiscount' (section 4). */
const purchase = 0;
const ignoreQuotaUseSubscriptionDiscount = 7;

/** A purchase in spite of a running subscription leaves its quota alone and gets its discount. */
export function transitionTypeOf(subscriptionState: number): LibraryTransitionType {
  return subscriptionState === getBySubscription ? ignoreQuotaUseSubscriptionDiscount : purchase;
}

/** The product id as the native purchase takes it: with '@7' once where a subscription runs. */
export function nativeProductId(productId: number, subscriptionState: number): string {
  const transition = transitionTypeOf(subscriptionState);
  return transition === purchase ? String(productId) : `${productId}@${transition}`;
}

/** The number within a native product id; null for anything else. */
export function productIdOf(nativeId: string): number | null {
  const [, digits] = /^(\d{1,15})(?:@\d)?$/.exec(nativeId) ?? [];
  return digits === undefined ? null : Number(digits);
}
