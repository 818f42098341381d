/**
 * `idb-keyval` in memory. A test file replaces the package by it: `vi.mock('idb-keyval', () => import('@/testing/fake-idb'))`.
 */
type Key = string | number;
type Database = Map<Key, unknown>;

/** Every database by its name; a test clears them. */
export const databases = new Map<string, Database>();

export function createStore(name: string): Database {
  const database = databases.get(name) ?? new Map<Key, unknown>();
  databases.set(name, database);
  return database;
}

export const get = (key: Key, store: Database) => Promise.resolve(store.get(key));
export const set = (key: Key, value: unknown, store: Database) =>
  Promise.resolve(void store.set(key, structuredClone(value)));
export const del = (key: Key, store: Database) => Promise.resolve(void store.delete(key));
export const values = (store: Database) => Promise.resolve([...store.values()]);
export const entries = (store: Database) => Promise.resolve([...store]);
export const clear = async (store: Database) => {
  store.clear();
};
