import type { SavedChapters } from '@/shared/storage/keys';

/**
 * The played fraction of each book, 0 to 1, by its audioBookId; a book without a length is left out. The positions of a
 * book that ended are reset, so one of `finished` counts as whole until it is begun again.
 */
export function playedFractions(
  saved: SavedChapters,
  finished: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const fractions = new Map<number, number>([...finished].map((audioBookId) => [audioBookId, 1]));
  for (const [audioBookId, chapters] of Object.entries(saved)) {
    const length = sumOf(chapters.map(({ duration }) => duration));
    const played = sumOf(
      chapters.map(({ durationPlayed, duration }) => Math.min(durationPlayed, duration)),
    );
    const isEnded = played === 0 && finished.has(Number(audioBookId));
    if (length > 0 && !isEnded) fractions.set(Number(audioBookId), played / length);
  }
  return fractions;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
