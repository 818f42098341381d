import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';

import { isOwned } from './ownership';

/**
 * Whether an order without payment adds a title whose price is 0 for nothing. Where the subscription would lend the title,
 * the same order takes it from the quota, which a listener who only pressed play has not agreed to.
 * Rule: docs/behaviour.md#podcasts
 */
export function isAddedForNothing(state: LibraryState): boolean {
  const { purchaseButtonAction } = state.purchaseButtonState;
  const { subscriptionButtonState } = state.subscriptionButtonState;
  // Both buttons of such a title add it as a free one, whatever the subscription offers.
  if (purchaseButtonAction === purchaseButtonActions.getFree) return true;
  const isLent =
    purchaseButtonAction === purchaseButtonActions.getBySubscription ||
    subscriptionButtonState === subscriptionButtonStates.getBySubscription;
  const isWithdrawn = purchaseButtonAction === purchaseButtonActions.disabled;
  return !isOwned(state) && !isLent && !isWithdrawn;
}
