/** Values by key, of which the `size` that were set or read last are kept. */
export interface Newest<T> {
  readonly get: (key: string) => T | undefined;
  readonly set: (key: string, value: T) => void;
}

export function createNewest<T>(size: number): Newest<T> {
  const values = new Map<string, T>();
  const set = (key: string, value: T) => {
    // A map names its keys in the order in which they were added.
    values.delete(key);
    values.set(key, value);
    for (const each of values.keys()) if (values.size > size) values.delete(each);
  };
  return {
    set,
    get: (key) => {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
  };
}
