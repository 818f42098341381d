import { clear, createStore, get, set, values } from 'idb-keyval';

import type { Journal, JournalEntry } from '../db/journal';

/** Keeps the journal in IndexedDB, one record for each request, in the order of their coming. */
export function createIndexedJournal(): Journal {
  const database = createStore('shenidar-mock-journal', 'journal');
  const tab = crypto.randomUUID();
  let count = 0;
  return {
    async add(entry) {
      // The machine's clock orders what several tabs write; the mock's clock may be put back.
      const key = [Date.now(), ++count, tab];
      await set(key, entry, database);
      return async (status) => {
        const isKept = (await get(key, database)) !== undefined;
        if (isKept) await set(key, { ...entry, status }, database);
      };
    },
    entries: () => values<JournalEntry>(database),
    clear: () => clear(database),
  };
}
