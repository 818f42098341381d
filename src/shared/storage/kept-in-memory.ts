import type { StoredEntry } from './stored-value';

type Place = Pick<StoredEntry, 'area' | 'name'>;

/** What the browser would not store, for as long as the page lives (fault list E2). */
const kept = new Map<string, string>();

const keyOf = ({ area, name }: Place) => `${area}:${name}`;

/** Remembers a value that could not be written. */
export function keepInMemory(place: Place, raw: string): void {
  kept.set(keyOf(place), raw);
}

/** The remembered raw text; it is newer than what storage has. Null when nothing is remembered. */
export function readFromMemory(place: Place): string | null {
  return kept.get(keyOf(place)) ?? null;
}

/** Forgets the value: it was removed, or storage has taken a newer one. */
export function forgetInMemory(place: Place): void {
  kept.delete(keyOf(place));
}
