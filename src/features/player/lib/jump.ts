import type { PlayerChapter } from '@/shared/storage/keys';

/** A jump over more than this many seconds can be taken back. */
const FAR_SECONDS = 30;

interface PlaceInBook {
  /** Index of the chapter. */
  readonly index: number;
  /** Seconds into the chapter. */
  readonly position: number;
}

/** Whether two places of a book are more than 30 s apart. */
export function isFarJump(
  chapters: readonly PlayerChapter[],
  from: PlaceInBook,
  to: PlaceInBook,
): boolean {
  return Math.abs(secondsInto(chapters, to) - secondsInto(chapters, from)) > FAR_SECONDS;
}

function secondsInto(chapters: readonly PlayerChapter[], { index, position }: PlaceInBook): number {
  return chapters.slice(0, index).reduce((seconds, { duration }) => seconds + duration, position);
}
