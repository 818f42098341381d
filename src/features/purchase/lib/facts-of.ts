import type { OfferFacts } from '@/entities/purchase/offer';
import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';

/** Client, platform and sign-in state of the buyer. */
export type Surroundings = Pick<OfferFacts, 'clientKind' | 'platform' | 'isLoggedIn'>;

/** The facts that decide an offer. Without a library state both buttons are disabled. */
export function factsOf(state: LibraryState | null, surroundings: Surroundings): OfferFacts {
  const { purchaseButtonState: main, subscriptionButtonState: subscription } = state ?? {};
  return {
    ...surroundings,
    purchaseButtonAction: main?.purchaseButtonAction ?? purchaseButtonActions.disabled,
    subscriptionButtonState:
      subscription?.subscriptionButtonState ?? subscriptionButtonStates.disabled,
    rial: main?.stateDiscountedPrice ?? null,
    mainText: main?.purchaseButtonText ?? '',
    subscriptionText: subscription?.subscriptionButtonText ?? '',
  };
}
