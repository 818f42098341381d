import { sample, type Event } from 'effector';

import type { PlayerChapter } from '@/shared/storage/keys';

import { positionAt } from './position';
import { $chapter } from './queue';

/** A place in the book that is in the player. */
export interface Place {
  readonly audioBookId: number;
  readonly chapterId: number;
  /** Index of the chapter. */
  readonly index: number;
  /** Seconds into the chapter. */
  readonly position: number;
}

/** The place at the moment when `clock` fires, null without a chapter, and what it fires with. */
export function placeAt<Cause>(
  clock: Event<Cause>,
): Event<{ readonly place: Place | null; readonly cause: Cause }> {
  return sample({
    clock: positionAt(clock),
    source: $chapter,
    fn: (chapter, { position, cause }) => ({ place: placeIn(chapter, position), cause }),
  });
}

function placeIn(chapter: PlayerChapter | null, position: number): Place | null {
  if (!chapter) return null;
  const { audioBookId, chapterId, index } = chapter;
  return { audioBookId, chapterId, index, position };
}
