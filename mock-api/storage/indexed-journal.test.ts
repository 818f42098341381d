import { beforeEach, expect, it, vi } from 'vitest';

import type { JournalEntry } from '../db/journal';
import { createIndexedJournal } from './indexed-journal';

/** IndexedDB as the journal uses it: its records by the texts of their keys, which all tabs share. */
const database = vi.hoisted(() => ({ records: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: unknown) => database.records.get(JSON.stringify(key)),
  set: async (key: unknown, value: unknown) =>
    void database.records.set(JSON.stringify(key), value),
  // IndexedDB sorts by the parts of the keys; texts of equally many digits sort alike.
  values: async () => [...database.records.keys()].sort().map((key) => database.records.get(key)),
  clear: async () => database.records.clear(),
}));

beforeEach(() => database.records.clear());

const request = (path: string): JournalEntry => ({
  ...{ method: 'GET', path, query: {}, template: null, headers: {}, body: null },
  ...{ status: 0, at: 1 },
});

it('gives each request of every tab its own status', async () => {
  const [one, other] = [createIndexedJournal(), createIndexedJournal()];
  const noteFirst = await one.add(request('/first'));
  const noteSecond = await other.add(request('/second'));
  await noteSecond(404);
  await noteFirst(200);
  // The order of two tabs within one millisecond is not certain.
  const entries = (await one.entries()).toSorted((a, b) => a.path.localeCompare(b.path));
  expect(entries).toEqual([
    { ...request('/first'), status: 200 },
    { ...request('/second'), status: 404 },
  ]);
});

it('lists the requests of a tab as they came, also after the clock went back', async () => {
  const journal = createIndexedJournal();
  const paths = ['/one', '/two', '/three', '/four'];
  for (const [index, path] of paths.entries()) await journal.add({ ...request(path), at: -index });
  expect((await journal.entries()).map(({ path }) => path)).toEqual(paths);
});

it('forgets a request that a reset came before its answer', async () => {
  const journal = createIndexedJournal();
  const noteStatus = await journal.add(request('/slow'));
  await journal.clear();
  await noteStatus(200);
  expect(await journal.entries()).toEqual([]);
});
