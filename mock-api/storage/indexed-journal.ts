import { clear, createStore, get, set, values } from 'idb-keyval';

import type { Journal, JournalEntry } from '../db/journal';

/** Stores the journal in IndexedDB, one record for each request. */
export function createIndexedJournal(): Journal {
  const database = createStore('shenidar-mock-journal', 'journal');
  const tab = crypto.randomUUID();
  let count = 0;
  return {
    async add(entry) {
      // Use the machine's clock for the order, because a reset can move the mock's clock back.
      const key = [Date.now(), ++count, tab];
      await set(key, entry, database);
      return async (status) => {
        const isStored = (await get(key, database)) !== undefined;
        if (isStored) await set(key, { ...entry, status }, database);
      };
    },
    entries: () => values<JournalEntry>(database),
    clear: () => clear(database),
  };
}
