import { isAddedForNothing } from '@/entities/purchase/added-for-nothing';
import { contentTypes } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';

/** What a card and a book's detail say of their title. */
interface Title {
  readonly contentType: number;
  readonly isFree: boolean;
}

/** Whether a play adds the title first: a free podcast that is not in the library. Rule: docs/behaviour.md#podcasts */
export function isAddedToPlay({ contentType, isFree }: Title, state: LibraryState): boolean {
  return contentType === contentTypes.podcast && isFree && isAddedForNothing(state);
}
