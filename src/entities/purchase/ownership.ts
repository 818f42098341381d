import { purchaseButtonActions } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';

const owned: readonly number[] = [purchaseButtonActions.library, purchaseButtonActions.archived];

/** Whether the library has the book. */
export function isOwned(state: LibraryState): boolean {
  return owned.includes(state.purchaseButtonState.purchaseButtonAction);
}
