import { isOwned } from '@/entities/purchase/ownership';
import {
  contentTypes,
  purchaseButtonActions,
  subscriptionButtonStates,
} from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';

/** What a card and a book's detail say of their title. */
interface Title {
  readonly contentType: number;
  readonly isFree: boolean;
}

/**
 * Whether an order without payment adds a free title for nothing, whatever its button says, unless it is withdrawn. The
 * subscription lends by the same order, and takes the title from its quota.
 */
export function isAddable(state: LibraryState): boolean {
  const { purchaseButtonAction } = state.purchaseButtonState;
  const { subscriptionButtonState } = state.subscriptionButtonState;
  if (purchaseButtonAction === purchaseButtonActions.getFree) return true;
  const isLent =
    purchaseButtonAction === purchaseButtonActions.getBySubscription ||
    subscriptionButtonState === subscriptionButtonStates.getBySubscription;
  const isWithdrawn = purchaseButtonAction === purchaseButtonActions.disabled;
  return !isOwned(state) && !isLent && !isWithdrawn;
}

/** Whether a play adds the title first: a free podcast that is not in the library. Rule: docs/behaviour.md#podcasts */
export function isAddedToPlay({ contentType, isFree }: Title, state: LibraryState): boolean {
  return contentType === contentTypes.podcast && isFree && isAddable(state);
}
