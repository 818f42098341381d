import type { SavedChapters } from '@/shared/storage/keys';

/** The played fraction of each book, 0 to 1, by its audioBookId; a book without a length is left out. */
export function playedFractions(saved: SavedChapters): ReadonlyMap<number, number> {
  const fractions = new Map<number, number>();
  for (const [audioBookId, chapters] of Object.entries(saved)) {
    const length = sumOf(chapters.map(({ duration }) => duration));
    const played = sumOf(
      chapters.map(({ durationPlayed, duration }) => Math.min(durationPlayed, duration)),
    );
    if (length > 0) fractions.set(Number(audioBookId), played / length);
  }
  return fractions;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
