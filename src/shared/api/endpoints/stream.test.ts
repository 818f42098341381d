import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import { writeKeptBook } from '@/shared/storage/kept-books';
import { aBookCard } from '@/testing/api-fixtures';
import { createFakeCaches } from '@/testing/fake-caches';
import { someTokens } from '@/testing/session-fixtures';

import { httpError } from '../errors';
import { sendFx, type ApiRequest } from '../send';
import { $tokens } from '../tokens';
import { getPlaylistAheadFx, getPlaylistFx, readKeptStreamFx } from './stream';

vi.mock('idb-keyval', () => import('@/testing/fake-idb'));

const stream = { streamUrl: '/hls/42.m3u8', downloadUrl: '/files/42' };
const kept = '/kept/1001/42/index.m3u8';
const refused = httpError(403, '', null);

/** A device that keeps the chapter 42, and a server that lets nobody hear the chapter 44. */
function start() {
  const urls: string[] = [];
  const send = ({ url }: ApiRequest) => {
    urls.push(url);
    if (url.endsWith('44')) throw refused;
    return stream;
  };
  const scope = fork({
    values: [[$tokens, someTokens()]],
    handlers: [
      [sendFx, send],
      [readKeptStreamFx, (chapterId: number) => (chapterId === 42 ? kept : null)],
    ],
  });
  return { scope, urls };
}

it.each([
  ['a chapter', getPlaylistFx],
  ['a chapter that nobody hears yet', getPlaylistAheadFx],
])('%s comes from the device where it is kept, else from the server', async (_, streamFx) => {
  const { scope, urls } = start();
  const ask = (chapterId: number) =>
    allSettled(streamFx, { scope, params: { params: { chapterId } } });
  expect(await ask(42)).toEqual({ status: 'done', value: { streamUrl: kept, downloadUrl: null } });
  expect(urls).toEqual([]);
  expect(await ask(43)).toEqual({ status: 'done', value: stream });
  expect(await ask(44)).toEqual({ status: 'fail', value: refused });
  expect(urls).toEqual(['/api/stream/playlist/43', '/api/stream/playlist/44']);
});

/** A page whose device keeps the chapter 42. */
async function keepChapter({ hasPlaylist = true } = {}) {
  const caches = createFakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  await writeKeptBook({
    card: aBookCard({ audioBookId: 1001 }),
    span: 'whole',
    chapters: [{ chapterId: 42, duration: 60, bytes: 10 }],
    isPaused: false,
    confirmedAt: Date.now(),
  });
  const cache = await caches.open('kept-book-1001');
  if (hasPlaylist) await cache.put(kept, new Response('#EXTM3U'));
}

const find = (chapterId: number) =>
  allSettled(readKeptStreamFx, { scope: fork(), params: chapterId });

it('finds a kept chapter, and no other one', async () => {
  await keepChapter();
  expect(await find(42)).toEqual({ status: 'done', value: kept });
  expect(await find(43)).toEqual({ status: 'done', value: null });
});

it('finds no chapter whose files the browser has evicted', async () => {
  await keepChapter({ hasPlaylist: false });
  expect(await find(42)).toEqual({ status: 'done', value: null });
});

it.each([
  ['without a service worker', 'navigator', {}],
  ['that denies storage', 'caches', undefined],
])('finds no kept chapter in a browser %s', async (_, name, value) => {
  await keepChapter();
  vi.stubGlobal(name, value);
  expect(await find(42)).toEqual({ status: 'done', value: null });
});
