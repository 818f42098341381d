import type { OfferFacts } from '@/entities/purchase/offer';
import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';

/** Who and where the buyer is. */
export type Surroundings = Pick<OfferFacts, 'clientKind' | 'platform' | 'isLoggedIn'>;

/** Everything that decides an offer; without a state there is nothing to be had. */
export function factsOf(state: LibraryState | null, surroundings: Surroundings): OfferFacts {
  const { purchaseButtonState, subscriptionButtonState } = state ?? {};
  return {
    ...surroundings,
    action: purchaseButtonState?.purchaseButtonAction ?? purchaseButtonActions.disabled,
    subscriptionState:
      subscriptionButtonState?.subscriptionButtonState ?? subscriptionButtonStates.disabled,
    rial: purchaseButtonState?.stateDiscountedPrice ?? null,
    mainText: purchaseButtonState?.purchaseButtonText ?? '',
    subscriptionText: subscriptionButtonState?.subscriptionButtonText ?? '',
  };
}
