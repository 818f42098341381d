import type { StoredEntry } from './stored-value';

type Place = Pick<StoredEntry, 'area' | 'name'>;

/** Values that the browser could not store, for the life of the page. docs/faults.md#e2 */
const values = new Map<string, string>();

const keyOf = ({ area, name }: Place) => `${area}:${name}`;

/** Stores a value that could not be written. */
export function writeToMemory(place: Place, raw: string): void {
  values.set(keyOf(place), raw);
}

/** The raw text, which is newer than the one in storage; null without one. */
export function readFromMemory(place: Place): string | null {
  return values.get(keyOf(place)) ?? null;
}

/** Removes a value that was removed or has been written to storage since. */
export function removeFromMemory(place: Place): void {
  values.delete(keyOf(place));
}
