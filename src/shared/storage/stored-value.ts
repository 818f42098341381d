import { createEffect, attach, type Effect } from 'effector';

/** One key of the browser's storage with its reading and writing (contract, storage). */
export interface StorageKey<T> {
  readonly area: 'local' | 'session';
  readonly name: string;
  /** Gives null for what does not parse or has the wrong shape; must not throw. */
  readonly parse: (raw: string) => T | null;
  readonly format: (value: T) => string;
}

interface Place {
  readonly area: 'local' | 'session';
  readonly name: string;
}

/** Reads the raw text; null when absent or when the browser denies storage. */
export const readRawFx = createEffect(({ area, name }: Place): string | null => {
  try {
    return storageOf(area).getItem(name);
  } catch {
    return null;
  }
});

/** Writes the raw text; fails when the browser denies storage or it is full. */
export const writeRawFx = createEffect(({ area, name, raw }: Place & { raw: string }): void => {
  storageOf(area).setItem(name, raw);
});

/** Removes the key; fails when the browser denies storage. */
export const removeRawFx = createEffect(({ area, name }: Place): void => {
  storageOf(area).removeItem(name);
});

function storageOf(area: Place['area']): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

export interface StoredValue<T> {
  /** The value, or null when absent; what does not parse is removed and counts as absent. */
  readonly readFx: Effect<void, T | null>;
  readonly writeFx: Effect<T, void>;
  readonly removeFx: Effect<void, void>;
}

/** Makes the effects of one storage key. */
export function createStoredValue<T>(key: StorageKey<T>): StoredValue<T> {
  const { area, name, parse, format } = key;
  const parseStoredFx = createEffect<Place, T | null>(async () => {
    const raw = await readRawFx({ area, name });
    if (raw === null) return null;
    const value = parse(raw);
    if (value === null) void removeFx();
    return value;
  });
  const removeFx = attach({ mapParams: (): Place => ({ area, name }), effect: removeRawFx });
  return {
    readFx: attach({ mapParams: (): Place => ({ area, name }), effect: parseStoredFx }),
    writeFx: attach({
      mapParams: (value: T) => ({ area, name, raw: format(value) }),
      effect: writeRawFx,
    }),
    removeFx,
  };
}
