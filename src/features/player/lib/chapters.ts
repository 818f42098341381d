import type { LibraryChapter } from '@/shared/api/contract/chapters';
import type { PlayerChapter } from '@/shared/storage/keys';

/** The one chapter that a sample consists of; the API gives samples no chapter. */
export const SAMPLE_CHAPTER_ID = 0;

/** Chapters of the API in their order, with the positions that this device has kept. */
export function toPlayerChapters(
  audioBookId: number,
  chapters: readonly LibraryChapter[],
  saved: readonly PlayerChapter[] = [],
): PlayerChapter[] {
  const playedById = new Map(saved.map((chapter) => [chapter.chapterId, chapter]));
  return [...chapters]
    .sort((one, other) => one.order - other.order)
    .map(({ chapterId, duration, title }, index) => ({
      chapterId,
      duration,
      title,
      index,
      audioBookId,
      durationPlayed: playedById.get(chapterId)?.durationPlayed ?? 0,
      isPlaying: playedById.get(chapterId)?.isPlaying ?? false,
    }));
}

/** The only chapter of a sample; `duration` in seconds, 0 while unknown. */
export function sampleChapter(audioBookId: number, duration: number): PlayerChapter {
  return {
    chapterId: SAMPLE_CHAPTER_ID,
    duration,
    durationPlayed: 0,
    isPlaying: true,
    title: '',
    index: 0,
    audioBookId,
  };
}

/** The second a chapter starts at: the kept one, but 0 when it was heard to its end. */
export function startPosition(chapter: PlayerChapter | null): number {
  if (!chapter) return 0;
  return chapter.durationPlayed < chapter.duration ? chapter.durationPlayed : 0;
}

/** Keeps a wished position between 0 and the duration (product spec, section 5). */
export function clampPosition(seconds: number, duration: number): number {
  if (!Number.isFinite(seconds)) return 0;
  return Math.min(Math.max(0, seconds), Math.max(0, duration));
}

/** The chapter to go on with: the asked one, else the one left while it played, else the first. */
export function indexToOpen(chapters: readonly PlayerChapter[], chapterId?: number): number {
  const asked = chapters.findIndex((chapter) => chapter.chapterId === chapterId);
  if (asked >= 0) return asked;
  return Math.max(
    0,
    chapters.findIndex((chapter) => chapter.isPlaying),
  );
}

/** Seconds still to hear: the rest of the playing chapter and all that follow it. */
export function remainingOf(chapters: readonly PlayerChapter[]): number {
  const from = indexToOpen(chapters);
  return chapters
    .slice(from)
    .reduce((sum, chapter) => sum + chapter.duration - startPosition(chapter), 0);
}

/** The chapters with the one at `index` marked as the playing one. */
export function markPlaying(chapters: readonly PlayerChapter[], index: number): PlayerChapter[] {
  return chapters.map((chapter) => ({ ...chapter, isPlaying: chapter.index === index }));
}

/** The chapters with a new position for the heard one. */
export function keepPosition(
  chapters: readonly PlayerChapter[],
  heard: { audioBookId: number; chapterId: number; durationPlayed: number },
): PlayerChapter[] {
  return chapters.map((chapter) =>
    chapter.chapterId === heard.chapterId && chapter.audioBookId === heard.audioBookId
      ? { ...chapter, durationPlayed: heard.durationPlayed }
      : chapter,
  );
}

/** The chapters of a book that was heard to its end: all from the start again. */
export function forgetPositions(chapters: readonly PlayerChapter[]): PlayerChapter[] {
  return chapters.map((chapter) => ({ ...chapter, durationPlayed: 0, isPlaying: false }));
}
