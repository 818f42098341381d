/**
 * The storage of one phone. All phones share an origin, so its keys get a prefix.
 */
export function deviceStorage(real: Storage, prefix: string): Storage {
  const ownKeys = () =>
    Array.from({ length: real.length }, (_, index) => real.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  const storage: Storage = {
    get length() {
      return ownKeys().length;
    },
    key: (index) => ownKeys()[index] ?? null,
    getItem: (key) => real.getItem(prefix + key),
    setItem: (key, value) => real.setItem(prefix + key, value),
    removeItem: (key) => real.removeItem(prefix + key),
    clear: () => {
      for (const key of ownKeys()) real.removeItem(prefix + key);
    },
  };
  return storage;
}

/** Replaces the contents of a storage. */
export function fillStorage(storage: Storage, values: Readonly<Record<string, string>>): void {
  storage.clear();
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
}
