import { createEffect } from 'effector';

import { webStorage } from '../browser/web-storage';
import { readFromMemory, removeFromMemory, writeToMemory } from './memory-storage';

/** One key of the browser's storage and the form of its value. docs/storage.md */
export interface StoredKey<T> {
  readonly area: 'local' | 'session';
  readonly name: string;
  /** Returns null for text that does not parse or has the wrong shape; must not throw. */
  readonly parse: (raw: string) => T | null;
  readonly format: (value: T) => string;
}

type Place = Pick<StoredKey<unknown>, 'area' | 'name'>;

/** A value to write under a key; made by `entry`. */
export interface StoredEntry extends Place {
  readonly raw: string;
}

/** Reads the raw text; null when absent or when the browser denies storage. */
export const readRawFx = createEffect(({ area, name }: Place): string | null => {
  const inMemory = readFromMemory({ area, name });
  if (inMemory !== null) return inMemory;
  try {
    return webStorage(area).getItem(name);
  } catch {
    return null;
  }
});

/**
 * Writes the raw text. Fails when storage is denied or full; the text then stays in memory for the life of
 * the page. docs/faults.md#e2
 */
export const writeRawFx = createEffect(({ area, name, raw }: StoredEntry): void => {
  try {
    webStorage(area).setItem(name, raw);
    removeFromMemory({ area, name });
  } catch (error) {
    writeToMemory({ area, name }, raw);
    throw error;
  }
});

/** Removes the key. */
export const removeRawFx = createEffect(({ area, name }: Place): void => {
  removeFromMemory({ area, name });
  try {
    webStorage(area).removeItem(name);
  } catch {
    // A browser that denies storage holds no value.
  }
});

/** One effect serves all keys, as each effect costs start-up time; its type follows from the given key. */
type ReadStored = <T>(key: StoredKey<T>) => Promise<T | null>;

/** Reads a key: the value, or null when it is absent. An unreadable value is removed and counts as absent. */
export const readStoredFx = createEffect(async ({ area, name, parse }: StoredKey<unknown>) => {
  const raw = await readRawFx({ area, name });
  if (raw === null) return null;
  const value = parse(raw);
  if (value === null) await removeRawFx({ area, name });
  return value;
}) as ReadStored;

/** The parameters of `writeRawFx` for a value of this key. */
export function entry<T>({ area, name, format }: StoredKey<T>, value: T): StoredEntry {
  return { area, name, raw: format(value) };
}
