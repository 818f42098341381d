import { expect, it, test, vi } from 'vitest';

import { $chapterProgress, $keptBooks } from '@/features/kept-books/model/books';
import {
  keepPaused,
  keepRequested,
  keepResumed,
  keptRemoved,
} from '@/features/kept-books/model/keep';
import { $keptStates } from '@/features/kept-books/model/state';
import { purchaseButtonActions } from '@/shared/api/contract/codes';
import { httpError } from '@/shared/api/errors';
import { aDetail } from '@/testing/api-fixtures';
import { createFakeCaches } from '@/testing/fake-caches';
import { databases } from '@/testing/fake-idb';
import { heldAnswer } from '@/testing/held-answer';
import {
  HOUR_MS,
  openKeeper,
  startWithEmptyDevice,
  streamAnswer,
  until,
  wholeBook,
} from '@/testing/open-keeper';
import { threeChapters } from '@/testing/player-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { watchCalls } from '@/testing/watch-calls';

// The lists of the real app: the flows work as far as these import them.
import '../start/entry-models';
import '../start/page-models';

vi.mock('idb-keyval', () => import('@/testing/fake-idb'));

startWithEmptyDevice();

/** A second book, of one chapter. */
const other = {
  'POST /api/library/state/1002': () => aLibraryState(purchaseButtonActions.library),
  'POST /api/library/single-item/1002': {
    audioBookId: 1002,
    chapters: [{ chapterId: 21, duration: 100, title: '', order: 1 }],
  },
  'GET /api/audiobooks/1002/detail2': aDetail({ audioBookId: 1002, title: 'Golestan' }),
  'GET /api/stream/playlist/21': {
    streamUrl: 'https://cdn.test/hls/21.m3u8?sig=secret',
    downloadUrl: null,
  },
};

it('downloads one book after the other, and the next while one is paused', async () => {
  const sound = heldAnswer<undefined>();
  const { scope, keep, reach, fire, fetched } = await openKeeper({
    answers: other,
    fetch: async (path) => {
      if (path.includes('sound-1')) await sound.answer();
      return streamAnswer(path);
    },
  });
  const statusOfOther = () => scope.getState($keptStates)(1002).status;
  const soundOfOther = () => fetched.some((url) => url.includes('sound-21'));
  await keep();
  await until(() => expect(fetched.some((url) => url.includes('sound-1'))).toBe(true));
  await fire(keepRequested, { audioBookId: 1002, span: 'whole', fromChapterId: null });
  await until(() => expect(statusOfOther()).toBe('queued'));
  expect(soundOfOther()).toBe(false);
  await fire(keepPaused, 1001);
  // The file that is on its way comes first.
  expect(soundOfOther()).toBe(false);
  sound.give(undefined);
  await until(() => expect(statusOfOther()).toBe('kept'));
  await reach('paused');
  await fire(keepResumed, 1001);
  await reach('kept');
});

it('keeps the next hours in the order of the book, whatever the order of the answer', async () => {
  const chapters = [3, 1, 4, 2].map((order) => ({
    ...{ chapterId: order, order, title: '', duration: 2 * 3600 },
  }));
  const { scope, keep, reach } = await openKeeper({ chapters });
  await keep('hours');
  await reach('kept');
  const [book] = scope.getState($keptBooks);
  expect(book?.chapters.map(({ chapterId }) => chapterId)).toEqual([2, 3]);
});

it('asks the browser with the first act, and with no other, to leave the books alone', async () => {
  const { keep, reach } = await openKeeper();
  const persist = vi.fn(async () => true);
  Object.assign(navigator, { storage: { persist } });
  expect(persist).not.toHaveBeenCalled();
  await keep();
  await reach('kept');
  expect(persist).toHaveBeenCalledOnce();
});

test.each([
  ['less than 20 MB are', async () => ({ usage: 0, quota: 19_999_999 }), 'full'],
  ['20 MB are', async () => ({ usage: 5_000_000, quota: 25_000_000 }), null],
  ['the browser does not tell what is', () => Promise.reject(new TypeError('refused')), null],
])('downloads, or says that there is no room, where %s left', async (_, estimate, fault) => {
  const { keep, reach, state, fetched } = await openKeeper();
  Object.assign(navigator, { storage: { estimate } });
  await keep();
  await reach(fault === null ? 'kept' : 'faulty');
  expect(state().fault).toBe(fault);
  expect(fetched.length > 0).toBe(fault === null);
});

it('fetches four files at a time, under a new address as long as each one brings files', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `sound-${index}`);
  const playlist = ['#EXTM3U', ...names.flatMap((name) => ['#EXTINF:1,', name]), '#EXT-X-ENDLIST'];
  const [chapter] = threeChapters.chapters;
  let left = 0;
  let [atOnce, most] = [0, 0];
  const { scope, keep, reach, sent } = await openKeeper({
    chapters: chapter ? [chapter] : [],
    fetch: async (path) => {
      if (path.includes('.m3u8')) {
        left = 4;
        return new Response(playlist.join('\n'));
      }
      left -= 1;
      if (left < 0) return new Response('', { status: 403 });
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => void setImmediate(resolve));
      atOnce -= 1;
      return new Response('0123456789');
    },
  });
  const progress = watchCalls($chapterProgress.updates, scope);
  await keep();
  await reach('kept');
  expect(most).toBe(4);
  expect(sent('GET /api/stream/playlist/1')).toBe(3);
  expect(progress).toEqual([
    ...[
      { done: 4, bytes: 40 },
      { done: 8, bytes: 80 },
      { done: 9, bytes: 90 },
    ].map((at) => ({ audioBookId: 1001, chapterId: 1, total: 9, ...at })),
    null,
  ]);
});

it('gives up a book that the browser takes off the device while it comes', async () => {
  const { keep, reach, pass, fetched } = await openKeeper({
    fetch: async (path) => {
      await new Promise((resolve) => void setImmediate(resolve));
      if (path.includes('sound-2')) databases.get('shenidar-kept-books')?.clear();
      return streamAnswer(path);
    },
  });
  await keep();
  await reach('none');
  const before = fetched.length;
  await pass(1000);
  expect(fetched).toHaveLength(before);
});

const refuse = (error: object) => () => {
  throw error;
};
const isGone = httpError(404, '', null);

test.each([
  ['the device has no connection', 'state', { kind: 'offline' }, 'network'],
  ['the server cannot be reached', 'state', { kind: 'network' }, 'network'],
  ['the server fails', 'state', httpError(500, '', null), 'failed'],
  [
    'the stream is of another user',
    'stream',
    httpError(403, '', { code: 'not-owned' }),
    'notOwned',
  ],
  ['the stream is refused otherwise', 'stream', httpError(403, '', { code: 'x' }), 'failed'],
])('says why a book does not come when %s, until it is removed', async (_, call, error, fault) => {
  const { keep, reach, state, fire, sent } = await openKeeper({
    answers: {
      [call === 'state' ? 'POST /api/library/state/1001' : 'GET /api/stream/playlist/1']:
        refuse(error),
    },
  });
  await keep();
  await reach('faulty');
  expect(state()).toMatchObject({ fault, isStored: call === 'stream' });
  await fire(keptRemoved, [1001]);
  await reach('none');
  expect(sent('GET /api/stream/playlist/')).toBe(call === 'stream' ? 1 : 0);
});

it('asks whether a book is still owned when 12 hours have passed since the last answer', async () => {
  const caches = createFakeCaches();
  const first = await openKeeper({ caches });
  await first.keep();
  await first.reach('kept');
  for (const [hours, times] of [
    [11, 0],
    [2, 1],
    [11, 0],
    [2, 1],
  ] as const) {
    await vi.advanceTimersByTimeAsync(hours * HOUR_MS);
    const { reach, pass, sent } = await openKeeper({ caches });
    await reach('kept');
    await pass(100);
    expect(sent('POST /api/library/state/1001')).toBe(times);
  }
});

test.each([
  ['a book that the server does not know any more', isGone, []],
  ['no book because the server fails', httpError(500, '', null), wholeBook],
])('removes %s', async (_, error, left) => {
  const first = await openKeeper();
  await first.keep();
  await first.reach('kept');
  await vi.advanceTimersByTimeAsync(13 * HOUR_MS);
  const { caches } = first;
  const answers = { 'POST /api/library/state/1001': refuse(error) };
  const { sent, pass } = await openKeeper({ caches, answers });
  await until(() => expect(sent('POST /api/library/state/1001')).toBe(1));
  await pass(100);
  await until(() => expect(caches.paths()).toEqual(left));
});
