import type { KeptBook } from '@/shared/storage/kept-books';

/**
 * Why a download stands still: no room on the device, no connection, another tab has it, the book is not in the
 * library, or anything else.
 */
export type KeepFault = 'full' | 'network' | 'elsewhere' | 'notOwned' | 'failed';

/** Files of the chapter that is being downloaded. */
export interface ChapterProgress {
  readonly audioBookId: number;
  readonly chapterId: number;
  readonly done: number;
  readonly total: number;
  readonly bytes: number;
}

/** A book on the device as it is shown. */
export interface KeptState {
  readonly status: 'none' | 'asking' | 'loading' | 'queued' | 'paused' | 'faulty' | 'kept';
  readonly fault: KeepFault | null;
  /** Whether the device has it, or a part of it. */
  readonly isStored: boolean;
  readonly span: KeptBook['span'];
  /** The share that is kept, 0 to 1, by the length of the chapters. */
  readonly fraction: number;
  readonly bytes: number;
}

interface Surroundings {
  readonly books: readonly KeptBook[];
  /** The audioBookIds that are asked for, and not begun yet. */
  readonly asked: readonly number[];
  /** The downloads of this tab, the running one first. */
  readonly jobs: readonly number[];
  readonly faults: Readonly<Record<number, KeepFault>>;
  readonly progress: ChapterProgress | null;
}

/** Whether every wanted chapter is on the device. */
export function isWhole({ chapters }: KeptBook): boolean {
  return chapters.every(({ bytes }) => bytes > 0);
}

/** The bytes of the chapters on the device. */
export function bytesOf({ chapters }: KeptBook): number {
  return chapters.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The state of one book. */
export function keptStateOf(audioBookId: number, around: Surroundings): KeptState {
  const { books, asked, jobs, faults, progress } = around;
  const book = books.find(({ card }) => card.audioBookId === audioBookId);
  const fault = faults[audioBookId] ?? null;
  const isAsked = asked.includes(audioBookId);
  if (!book) {
    const status = isAsked ? 'asking' : fault === null ? 'none' : 'faulty';
    const nothing = { span: 'whole', fraction: 0, bytes: 0, isStored: false } as const;
    return { ...nothing, status, fault: isAsked ? null : fault };
  }
  const current = progress?.audioBookId === audioBookId ? progress : null;
  const known = {
    isStored: true,
    span: book.span,
    fraction: fractionOf(book, current),
    bytes: bytesOf(book) + (current?.bytes ?? 0),
  };
  if (isWhole(book)) return { ...known, status: 'kept', fault: null };
  if (isAsked) return { ...known, status: 'queued', fault: null };
  if (book.isPaused) return { ...known, status: 'paused', fault: null };
  if (fault !== null) return { ...known, status: 'faulty', fault };
  return { ...known, status: jobs[0] === audioBookId ? 'loading' : 'queued', fault: null };
}

function fractionOf({ chapters }: KeptBook, current: ChapterProgress | null): number {
  const all = chapters.reduce((sum, { duration }) => sum + duration, 0);
  const kept = chapters.reduce((sum, { chapterId, duration, bytes }) => {
    if (bytes > 0) return sum + duration;
    const isCurrent = current?.chapterId === chapterId && current.total > 0;
    return isCurrent ? sum + (duration * current.done) / current.total : sum;
  }, 0);
  return all > 0 ? kept / all : 0;
}
