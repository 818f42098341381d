import type { LibraryState } from '@/shared/api/contract/library';

/** purchaseButtonActions of a title that the person has: in the library, or archived (section 4). */
const owned: readonly number[] = [1, 8];

/** Whether the library has the book. */
export function isOwned(state: LibraryState): boolean {
  return owned.includes(state.purchaseButtonState.purchaseButtonAction);
}
