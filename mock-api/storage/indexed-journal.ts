import { clear, createStore, set, values } from 'idb-keyval';

import type { Journal, JournalEntry } from '../db/journal';

/** Keeps the journal in IndexedDB, one record for each request, in the order of their answers. */
export function createIndexedJournal(): Journal {
  const database = createStore('shenidar-mock-journal', 'journal');
  const tab = crypto.randomUUID();
  let count = 0;
  return {
    // The machine's clock orders what several tabs write; the mock's clock may be put back.
    add: (entry) => set([Date.now(), ++count, tab], entry, database),
    entries: () => values<JournalEntry>(database),
    clear: () => clear(database),
  };
}
