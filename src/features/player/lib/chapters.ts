import type { LibraryChapter } from '@/shared/api/contract/chapters';
import type { PlayerChapter } from '@/shared/storage/keys';

/** The one chapter that a sample consists of; the API gives samples no chapter. */
export const SAMPLE_CHAPTER_ID = 0;

/** The chapters of the API in their order, with the positions and, where it names none, the lengths stored on this device. */
export function toPlayerChapters(
  audioBookId: number,
  chapters: readonly LibraryChapter[],
  saved: readonly PlayerChapter[] = [],
): PlayerChapter[] {
  const playedById = new Map(saved.map((chapter) => [chapter.chapterId, chapter]));
  return [...chapters]
    .sort((one, other) => one.order - other.order)
    .map(({ chapterId, duration, title }, index) => {
      const played = playedById.get(chapterId);
      return {
        chapterId,
        duration: duration || (played?.duration ?? 0),
        title,
        index,
        audioBookId,
        durationPlayed: played?.durationPlayed ?? 0,
        isPlaying: played?.isPlaying ?? false,
      };
    });
}

/** The only chapter of a sample; `duration` in seconds, 0 while unknown. It starts at its beginning unless `startAt` is given. */
export function sampleChapter(audioBookId: number, duration: number, startAt = 0): PlayerChapter {
  return {
    chapterId: SAMPLE_CHAPTER_ID,
    duration,
    durationPlayed: startAt,
    isPlaying: true,
    title: '',
    index: 0,
    audioBookId,
  };
}

/** The second at which a chapter starts: the stored position, or 0 when it was played to its end. A length of 0 is unknown. */
export function startPosition(chapter: PlayerChapter | null): number {
  if (!chapter) return 0;
  const { duration, durationPlayed } = chapter;
  return durationPlayed < (duration || Infinity) ? durationPlayed : 0;
}

/** Limits a position to the range from 0 to the duration, in seconds. A duration of 0 is unknown. Rule: docs/behaviour.md#seek */
export function clampPosition(seconds: number, duration: number): number {
  if (!Number.isFinite(seconds)) return 0;
  return Math.min(Math.max(0, seconds), duration > 0 ? duration : Infinity);
}

/** The index of the requested chapter, else of the one played last, else 0. Rule: docs/behaviour.md#chapters */
export function indexToOpen(chapters: readonly PlayerChapter[], chapterId?: number): number {
  const requested = chapters.findIndex((chapter) => chapter.chapterId === chapterId);
  if (requested >= 0) return requested;
  return Math.max(
    0,
    chapters.findIndex((chapter) => chapter.isPlaying),
  );
}

/** The chapters with the one at `index` standing at `seconds`; unchanged without them. */
export function startedAt(
  chapters: PlayerChapter[],
  index: number,
  seconds: number | undefined,
): PlayerChapter[] {
  return seconds === undefined
    ? chapters
    : chapters.map((chapter) =>
        chapter.index === index ? { ...chapter, durationPlayed: seconds } : chapter,
      );
}

/** The remaining seconds of a book: the rest of the current chapter and all later chapters. */
export function remainingOf(chapters: readonly PlayerChapter[]): number {
  const from = indexToOpen(chapters);
  return chapters
    .slice(from)
    .reduce((sum, chapter) => sum + Math.max(0, chapter.duration - startPosition(chapter)), 0);
}

/** Marks the chapter at `index` as the current one. */
export function markPlaying(chapters: readonly PlayerChapter[], index: number): PlayerChapter[] {
  return chapters.map((chapter) => ({ ...chapter, isPlaying: chapter.index === index }));
}

/** Sets the position of one chapter. */
export function updatePosition(
  chapters: readonly PlayerChapter[],
  progress: { audioBookId: number; chapterId: number; durationPlayed: number },
): PlayerChapter[] {
  return chapters.map((chapter) =>
    chapter.chapterId === progress.chapterId && chapter.audioBookId === progress.audioBookId
      ? { ...chapter, durationPlayed: progress.durationPlayed }
      : chapter,
  );
}

/** Resets all positions after a book was played to its end. */
export function resetPositions(chapters: readonly PlayerChapter[]): PlayerChapter[] {
  return chapters.map((chapter) => ({ ...chapter, durationPlayed: 0, isPlaying: false }));
}
