import { indexToOpen, remainingOf } from '@/features/player/lib/chapters';
import type { BookRequest } from '@/features/player/model/queue';
import type { PlayerChapter, SavedChapters } from '@/shared/storage/keys';

/** The largest number of titles to continue. */
const MAX_TITLES = 10;

/** A title that is partly played, and how to go on with it. */
export interface Continued extends BookRequest {
  readonly chapterTitle: string;
  /** The place of the current chapter among all, from 1. */
  readonly chapterNumber: number;
  readonly chapterCount: number;
  /** Seconds at normal speed. */
  readonly remaining: number;
  /** 0 to 1. */
  readonly progress: number;
}

/**
 * The titles with something played and something left, in the given order, each once. Only titles with
 * positions on this device are among them, as for others the remaining time is not known.
 */
export function continuedOf(requests: readonly BookRequest[], saved: SavedChapters): Continued[] {
  const byId = new Map<number, BookRequest>();
  for (const request of requests) {
    const { audioBookId } = request.item;
    if (!byId.has(audioBookId)) byId.set(audioBookId, request);
  }
  return [...byId.values()]
    .flatMap((request) => {
      const progress = progressOf(saved[request.item.audioBookId] ?? []);
      return progress ? [{ ...request, ...progress }] : [];
    })
    .slice(0, MAX_TITLES);
}

function progressOf(chapters: readonly PlayerChapter[]): Omit<Continued, keyof BookRequest> | null {
  const remaining = remainingOf(chapters);
  const total = chapters.reduce((sum, { duration }) => sum + duration, 0);
  // A title that was played to its end has all its positions reset, so that it is as one that is not begun.
  if (remaining >= total) return null;
  const index = indexToOpen(chapters);
  return {
    chapterTitle: chapters[index]?.title ?? '',
    chapterNumber: index + 1,
    chapterCount: chapters.length,
    remaining,
    progress: 1 - remaining / total,
  };
}
