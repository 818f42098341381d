import type { OfferFacts } from '@/entities/purchase/offer';
import type { LibraryState } from '@/shared/api/contract/library';

/** Who and where the buyer is. */
export type Surroundings = Pick<OfferFacts, 'clientKind' | 'platform' | 'isLoggedIn'>;

/** Everything that decides an offer; without a state there is nothing to be had. */
export function factsOf(state: LibraryState | null, surroundings: Surroundings): OfferFacts {
  const { purchaseButtonState, subscriptionButtonState } = state ?? {};
  return {
    ...surroundings,
    action: purchaseButtonState?.purchaseButtonAction ?? 0,
    subscriptionState: subscriptionButtonState?.subscriptionButtonState ?? 0,
    rial: purchaseButtonState?.stateDiscountedPrice ?? null,
    mainText: purchaseButtonState?.purchaseButtonText ?? '',
    subscriptionText: subscriptionButtonState?.subscriptionButtonText ?? '',
  };
}
