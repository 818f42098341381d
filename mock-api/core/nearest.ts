import { distance } from 'fastest-levenshtein';

/** The candidate with the smallest edit distance to a text, ignoring case; the first one of several. */
export function nearestOf(text: string, candidates: readonly string[]): string | undefined {
  const wanted = text.toLowerCase();
  const distanceTo = (candidate: string) => distance(wanted, candidate.toLowerCase());
  return candidates.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0];
}
