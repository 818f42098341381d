import { createEvent, createStore } from 'effector';

import type { LibraryChapter } from '@/shared/api/contract/chapters';
import { getSingleItemFx } from '@/shared/api/endpoints/chapters';
import { sessionEnded } from '@/shared/api/tokens';

/** The chapters of a book that the listener will probably start. */
export interface PreparedChapters {
  readonly audioBookId: number;
  readonly chapters: readonly LibraryChapter[];
}

/** The chapters of a book are there before it is requested. */
export const chaptersPrepared = createEvent<PreparedChapters>();
/** They are used for one play. */
export const $preparedChapters = createStore<PreparedChapters | null>(null)
  .on(chaptersPrepared, (_, prepared) => prepared)
  .reset(sessionEnded);

/**
 * The chapters of a book. Those that are there already are given at once, within the click: strict browsers refuse to
 * play later.
 */
export function givePreparedOrFetch(
  audioBookId: number,
  prepared: PreparedChapters | null,
): Pick<PreparedChapters, 'chapters'> | Promise<Pick<PreparedChapters, 'chapters'>> {
  if (prepared?.audioBookId === audioBookId) return prepared;
  return getSingleItemFx({ params: { audioBookId }, body: {} });
}
