import { purchaseButtonActions } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';
import type { BookCard } from '@/shared/api/contract/values';

import { isAddedToPlay } from './added-to-play';

/** The part that follows in its series. */
export interface NextPart {
  readonly card: BookCard;
  /** What a tap does: plays it, adds a free podcast and plays it, or opens its page. */
  readonly action: 'play' | 'add' | 'open';
}

/** The part after this one, in the order of the series; null after the last one. */
export function partAfter(parts: readonly BookCard[], audioBookId: number): BookCard | null {
  const at = parts.findIndex((part) => part.audioBookId === audioBookId);
  return at < 0 ? null : (parts[at + 1] ?? null);
}

/** What a tap on the offered part does; `state` is null for a guest and when nobody could be asked. */
export function actionOf(card: BookCard, state: LibraryState | null): NextPart['action'] {
  if (state === null) return 'open';
  const action = state.purchaseButtonState.purchaseButtonAction;
  if (action === purchaseButtonActions.library) return 'play';
  return isAddedToPlay(card, state) ? 'add' : 'open';
}
