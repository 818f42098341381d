import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearKeptFx, readKeptFx, writeKeptFx } from './kept-endpoint';

/** The database of the device, below the code that keeps the answers in it. */
const database = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: (key: string) => Promise.resolve(database.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(void database.set(key, value)),
  del: (key: string) => Promise.resolve(void database.delete(key)),
  entries: () => Promise.resolve([...database]),
  clear: () => {
    database.clear();
    return Promise.resolve();
  },
}));

beforeEach(() => {
  database.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const scope = fork();
const keep = (url: string, at: number, answer: unknown = at) => {
  vi.setSystemTime(at);
  return allSettled(writeKeptFx, { scope, params: { url, answer } });
};
const read = async (url: string) =>
  (await allSettled(readKeptFx, { scope, params: url })).value as unknown;

it('keeps the newest 60 answers with their times, and drops the oldest', async () => {
  for (let at = 1; at <= 70; at += 1) await keep(`/${at}`, at);
  expect(database.size).toBe(60);
  expect(await read('/70')).toEqual({ at: 70, answer: 70 });
  expect(await read('/11')).toEqual({ at: 11, answer: 11 });
  expect(await read('/10')).toBeNull();
});

it('counts an answer that came again as new', async () => {
  for (let at = 1; at <= 60; at += 1) await keep(`/${at}`, at);
  await keep('/1', 61, 'again');
  await keep('/62', 62);
  expect(await read('/1')).toEqual({ at: 61, answer: 'again' });
  expect(await read('/2')).toBeNull();
});

it('keeps nothing that came before a removal', async () => {
  const written = keep('/1', 1);
  await allSettled(clearKeptFx, { scope });
  await written;
  expect(database.size).toBe(0);
});

it('finds nothing in an entry without a time', async () => {
  database.set('/1', { answer: 1 });
  expect(await read('/1')).toBeNull();
});
