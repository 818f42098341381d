import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';

const owned: readonly number[] = [purchaseButtonActions.library, purchaseButtonActions.archived];

/** The library state of a book that the user just got, until the server's own state arrives. */
export const ownedState: LibraryState = {
  purchaseButtonState: {
    purchaseButtonAction: purchaseButtonActions.library,
    purchaseButtonText: '',
    stateDiscountedPrice: null,
  },
  subscriptionButtonState: {
    subscriptionButtonState: subscriptionButtonStates.disabled,
    subscriptionButtonText: '',
  },
  discounts: [],
};

/** Whether the library has the book. */
export function isOwned(state: LibraryState): boolean {
  return owned.includes(state.purchaseButtonState.purchaseButtonAction);
}
