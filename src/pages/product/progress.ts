import { combine } from 'effector';

import { indexToOpen, startPosition } from '@/features/player/lib/chapters';
import { $savedChapters } from '@/features/player/model/queue';
import { clampFraction } from '@/shared/ui/progress/fraction';

import { $detail } from './model';
import { $playsWhole } from './podcast';

const $saved = combine($detail, $savedChapters, (detail, saved) =>
  detail ? (saved[detail.audioBookId] ?? []) : [],
);

/** The played share of each chapter, 0 to 1, by its id; only of chapters that this device has played. */
export const $playedChapters = $saved.map(
  (chapters): ReadonlyMap<number, number> =>
    new Map(
      chapters
        .filter(({ durationPlayed, duration }) => durationPlayed > 0 && duration > 0)
        .map(({ chapterId, durationPlayed, duration }) => [
          chapterId,
          clampFraction(durationPlayed / duration),
        ]),
    ),
);

/** The place at which 'play' goes on. */
export interface ResumePlace {
  /** The number of the chapter, from 1. */
  readonly chapter: number;
  /** Seconds in the chapter. */
  readonly seconds: number;
}

/** Null for a book that was not begun on this device, and for one that the user cannot play whole. */
export const $resumePlace = combine(
  { saved: $saved, played: $playedChapters, playsWhole: $playsWhole },
  ({ saved, played, playsWhole }): ResumePlace | null => {
    if (!playsWhole || played.size === 0) return null;
    const chapter = saved[indexToOpen(saved)];
    return chapter ? { chapter: chapter.index + 1, seconds: startPosition(chapter) } : null;
  },
);
