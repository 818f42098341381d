import { attach, createEffect, createEvent, createStore } from 'effector';

import type { LibraryChapter } from '@/shared/api/contract/chapters';
import { getSingleItemFx } from '@/shared/api/endpoints/chapters';
import type { ApiError } from '@/shared/api/errors';
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

interface ChaptersCall {
  readonly audioBookId: number;
  readonly prepared: PreparedChapters | null;
}

/**
 * The chapters of a book. Those that are there already are given at once, within the click: strict browsers refuse to
 * play later.
 */
export const getChaptersFx = attach({
  source: $preparedChapters,
  mapParams: (audioBookId: number, prepared): ChaptersCall => ({ audioBookId, prepared }),
  effect: createEffect<ChaptersCall, Pick<PreparedChapters, 'chapters'>, ApiError>(
    ({ audioBookId, prepared }) =>
      prepared?.audioBookId === audioBookId
        ? prepared
        : getSingleItemFx({ params: { audioBookId }, body: {} }),
  ),
});
$preparedChapters.reset(getChaptersFx.done);
