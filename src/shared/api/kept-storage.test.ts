import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { writeKeptBook } from '@/shared/storage/kept-books';
import { aBookCard } from '@/testing/api-fixtures';
import { createFakeCaches } from '@/testing/fake-caches';
import { createStore } from '@/testing/fake-idb';
import { someTokens } from '@/testing/session-fixtures';

import { clearKeptFx, readKeptFx, writeKeptFx } from './kept-endpoint';
import { $tokens } from './tokens';

vi.mock('idb-keyval', () => import('@/testing/fake-idb'));

const database = createStore('shenidar-kept');

beforeEach(() => {
  database.clear();
  vi.stubGlobal('caches', createFakeCaches());
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const scope = fork();
const keep = (url: string, at: number, answer: unknown = at) => {
  vi.setSystemTime(at);
  return allSettled(writeKeptFx, { scope, params: { url, answer, isVisitors: true } });
};
const signedIn = fork({ values: [[$tokens, someTokens()]] });
const keepOfUser = (url: string, answer: unknown) =>
  allSettled(writeKeptFx, { scope: signedIn, params: { url, answer, isVisitors: false } });
const read = async (url: string) =>
  (await allSettled(readKeptFx, { scope, params: url })).value as unknown;

it('keeps the newest 60 answers with their times, and drops the oldest', async () => {
  for (let at = 1; at <= 70; at += 1) await keep(`/${at}`, at);
  expect(database.size).toBe(60);
  expect(await read('/70')).toEqual({ at: 70, answer: 70, isVisitors: true });
  expect(await read('/11')).toEqual({ at: 11, answer: 11, isVisitors: true });
  expect(await read('/10')).toBeNull();
});

it('keeps the answers of books on the device, however old they are', async () => {
  await writeKeptBook({
    ...{ card: aBookCard(), span: 'whole', chapters: [], isPaused: false, confirmedAt: 0 },
  });
  await keep('/api/audiobooks/1001/detail2', 1);
  await keep('/api/audiobooks/100/detail2', 2);
  for (let at = 3; at <= 70; at += 1) await keep(`/${at}`, at);
  expect(await read('/api/audiobooks/1001/detail2')).toMatchObject({ at: 1, answer: 1 });
  expect(await read('/api/audiobooks/100/detail2')).toBeNull();
});

it('counts an answer that came again as new', async () => {
  for (let at = 1; at <= 60; at += 1) await keep(`/${at}`, at);
  await keep('/1', 61, 'again');
  await keep('/62', 62);
  expect(await read('/1')).toMatchObject({ at: 61, answer: 'again' });
  expect(await read('/2')).toBeNull();
});

it('keeps nothing that came before a removal', async () => {
  const written = keep('/1', 1);
  await allSettled(clearKeptFx, { scope, params: 'all' });
  await written;
  expect(database.size).toBe(0);
});

it('finds nothing in an entry without a time', async () => {
  database.set('/1', { answer: 1 });
  expect(await read('/1')).toBeNull();
});

it('tells the answers of a session, and older ones without the mark, from those of a visitor', async () => {
  await keep('/visitor', 1);
  await keepOfUser('/user', 2);
  database.set('/older', { at: 3, answer: 3 });
  expect(await read('/user')).toMatchObject({ answer: 2, isVisitors: false });
  await allSettled(clearKeptFx, { scope, params: 'ofSessions' });
  expect([...database.keys()]).toEqual(['/visitor']);
  await allSettled(clearKeptFx, { scope, params: 'all' });
  expect(database.size).toBe(0);
});

it('takes an answer to a session that has ended for a visitor’s: it was asked for again without it', async () => {
  const params = { url: '/1', answer: 1, isVisitors: false };
  await allSettled(writeKeptFx, { scope, params });
  expect(await read('/1')).toMatchObject({ isVisitors: true });
});

it('keeps the answer of a user when a visitor’s, asked for before the sign-in, comes after it', async () => {
  await keep('/1', 1, 'earlier');
  await keepOfUser('/1', 'user');
  await keep('/1', 2, 'late');
  expect(await read('/1')).toMatchObject({ answer: 'user', isVisitors: false });
});
