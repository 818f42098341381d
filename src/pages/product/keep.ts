import { combine, createEvent, sample } from 'effector';

import type { KeptState } from '@/features/kept-books/lib/kept-state';
import { $canKeep } from '@/features/kept-books/model/books';
import { keepRequested } from '@/features/kept-books/model/keep';
import { $keptStates } from '@/features/kept-books/model/state';
import { indexToOpen } from '@/features/player/lib/chapters';
import { $savedChapters } from '@/features/player/model/queue';
import { nonNull } from '@/shared/lib/non-null';

import { $detail } from './model';
import { $isOwned } from './podcast';

/** The next hours are offered for books that are longer, in seconds. */
const LONG_SECONDS = 4 * 60 * 60;

export const productKeepClicked = createEvent<KeptState['span']>();

/** This book on the device; null where it cannot be kept. */
export const $productKept = combine(
  { detail: $detail, isOwned: $isOwned, canKeep: $canKeep, states: $keptStates },
  ({ detail, isOwned, canKeep, states }) => {
    if (!detail || !canKeep) return null;
    const { audioBookId, duration } = detail;
    const state = states(audioBookId);
    if (!isOwned && state.status === 'none') return null;
    return { audioBookId, isLong: duration > LONG_SECONDS, state };
  },
);

sample({
  clock: nonNull(
    sample({
      clock: productKeepClicked,
      source: { detail: $detail, saved: $savedChapters },
      fn: ({ detail, saved }, span) => {
        if (!detail) return null;
        const { audioBookId } = detail;
        const chapters = saved[audioBookId] ?? [];
        const fromChapterId = chapters[indexToOpen(chapters)]?.chapterId ?? null;
        return { audioBookId, span, fromChapterId };
      },
    }),
  ),
  target: keepRequested,
});
