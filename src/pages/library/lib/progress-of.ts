import type { LibraryFilter } from '@/shared/api/contract/library';

/** Which progress filter a book with this played share (0 to 1) belongs to. It agrees with the whole percent of the ring. */
export function progressOf(played: number): Exclude<LibraryFilter, 'all'> {
  if (played <= 0) return 'notStarted';
  return Math.round(played * 100) >= 100 ? 'finished' : 'inProgress';
}
