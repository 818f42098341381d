import { sample } from 'effector';

import { subscription } from '@/entities/subscription/model';
import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';

/**
 * The number of titles that the running subscription still has in this interval; null while unknown, and
 * without a subscription.
 */
export const $quotaLeft = subscription.$answer.map((answer) => {
  if (!answer?.value) return null;
  const { quotaLeft, intervalQuotaLeft } = answer.value;
  // The server decides whether the quota covers the title. If it does, no sentence may say that none is left.
  return Math.min(quotaLeft, intervalQuotaLeft) || null;
});

const { getBySubscription, playByNewSubscription } = subscriptionButtonStates;
const quotaStates: readonly number[] = [getBySubscription, playByNewSubscription];

// The sentence beside the buttons names the quota where a tap takes from it. A known one is kept up to date by
// the subscription itself.
sample({
  clock: getLibraryStateFx.doneData,
  source: subscription.$answer,
  filter: (known, state) => known === null && takesQuota(state),
  fn: () => undefined,
  target: subscription.requested,
});

function takesQuota({ purchaseButtonState, subscriptionButtonState }: LibraryState): boolean {
  return (
    purchaseButtonState.purchaseButtonAction === purchaseButtonActions.getBySubscription ||
    quotaStates.includes(subscriptionButtonState.subscriptionButtonState)
  );
}
