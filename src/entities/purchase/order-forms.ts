import {
  subscriptionButtonStates,
  libraryTransitionTypes,
  type LibraryTransitionType,
} from '@/shared/api/contract/codes';

/**
 * A user with a running subscription who pays all the same keeps the quota and gets the subscription's
 * discount.
 */
export function transitionTypeOf(subscriptionState: number): LibraryTransitionType {
  return subscriptionState === subscriptionButtonStates.getBySubscription
    ? libraryTransitionTypes.ignoreQuotaUseSubscriptionDiscount
    : libraryTransitionTypes.purchase;
}

/** The product id for the native purchase, with the suffix '@7' while a subscription runs. */
export function nativeProductId(productId: number, subscriptionState: number): string {
  const transition = transitionTypeOf(subscriptionState);
  return transition === libraryTransitionTypes.purchase
    ? String(productId)
    : `${productId}@${transition}`;
}

/** The product id in a native product id; null for any other text. */
export function productIdOf(nativeId: string): number | null {
  const [, digits] = /^(\d{1,15})(?:@\d)?$/.exec(nativeId) ?? [];
  return digits === undefined ? null : Number(digits);
}
