import type { LibraryChapter } from '@/shared/api/contract/chapters';
import type { KeptBook } from '@/shared/storage/kept-books';

/** How much "the next hours" are, in seconds of sound. */
const NEXT_SECONDS = 3 * 60 * 60;

/**
 * The chapters to keep, in their order: all, or from the chapter with `fromChapterId` on as many as the next three
 * hours need. Rule: docs/behaviour.md#kept-books
 */
export function wantedChapters<C extends Pick<LibraryChapter, 'chapterId' | 'duration'>>(
  chapters: readonly C[],
  span: KeptBook['span'],
  fromChapterId: number | null,
): C[] {
  if (span === 'whole') return [...chapters];
  const from = chapters.findIndex(({ chapterId }) => chapterId === fromChapterId);
  const wanted: C[] = [];
  let seconds = 0;
  for (const chapter of chapters.slice(Math.max(0, from))) {
    if (seconds >= NEXT_SECONDS) break;
    wanted.push(chapter);
    seconds += chapter.duration;
  }
  return wanted;
}
