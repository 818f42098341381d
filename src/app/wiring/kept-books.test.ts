import { expect, it, test, vi } from 'vitest';

import { bytesOf } from '@/features/kept-books/lib/kept-state';
import { $keptBooks } from '@/features/kept-books/model/books';
import { keepPaused, keepRequested, keepResumed } from '@/features/kept-books/model/keep';
import { sampleRequested } from '@/features/player/model/queue';
import { purchaseButtonActions } from '@/shared/api/contract/codes';
import { keptChangedElsewhere, keptReleasedElsewhere } from '@/shared/browser/kept-tabs';
import { cameOnline } from '@/shared/browser/online';
import { createStore, databases } from '@/testing/fake-idb';
import {
  openKeeper,
  startWithEmptyDevice,
  streamAnswer,
  until,
  wholeBook,
} from '@/testing/open-keeper';
import { anItem } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

// The lists of the real app: the flows work as far as these import them.
import '../start/entry-models';
import '../start/page-models';

vi.mock('idb-keyval', () => import('@/testing/fake-idb'));

startWithEmptyDevice();

it('keeps a whole book under names of its own, and plays it from there', async () => {
  const { scope, keep, reach, caches, state, play } = await openKeeper();
  await keep();
  await reach('kept');
  expect(caches.paths()).toEqual(wholeBook);
  expect(await caches.textOf('/kept/1001/2/index.m3u8')).not.toContain('sig');
  const typeOf = async (path: string) =>
    (await caches.match(path, { cacheName: 'kept-book-1001' }))?.headers.get('content-type');
  expect(await typeOf('/kept/1001/2/index.m3u8')).toBe('application/vnd.apple.mpegurl');
  const isSound = (path: string) => !path.endsWith('.m3u8');
  for (const path of wholeBook.filter(isSound)) expect(await typeOf(path)).toBe('audio/mp4');
  expect(JSON.stringify([...(databases.get('shenidar-kept-books') ?? [])])).not.toContain('sig');
  expect(state()).toMatchObject({ fraction: 1, span: 'whole' });
  // Nothing counts twice, as a part of the last chapter and as a chapter.
  const [book] = scope.getState($keptBooks);
  await until(() => expect(state().bytes).toBe(bytesOf(book!)));
  expect(await play(2)).toBe('/kept/1001/2/index.m3u8');
});

test.each([
  ['bought', purchaseButtonActions.purchase],
  ['brought back from the archive', purchaseButtonActions.archived],
])('keeps no book that has to be %s first', async (_, action) => {
  const { keep, reach, caches, state } = await openKeeper({ action });
  await keep();
  await reach('faulty');
  expect(state()).toMatchObject({ fault: 'notOwned', isStored: false });
  expect(caches.paths()).toEqual([]);
});

/** Chapters of two hours each. */
const chapters = [1, 2, 3, 4, 5].map((chapterId) => ({
  ...{ chapterId, order: chapterId, title: '', duration: 2 * 3600 },
}));

it('keeps three hours from the place of the listener on, and more as the listener goes on', async () => {
  const { keep, reach, caches, play } = await openKeeper({ chapters });
  await keep('hours');
  await reach('kept');
  const kept = () =>
    caches
      .paths()
      .filter((path) => path.endsWith('.m3u8'))
      .map((path) => path.split('/')[3]);
  expect(kept()).toEqual(['2', '3']);
  await play(3);
  await until(() => expect(kept()).toEqual(['2', '3', '4']));
});

test.each<[string, () => void]>([
  ['without a connection', () => Object.assign(navigator, { onLine: false })],
  ['of a whole book', () => undefined],
])('asks for no more hours %s', async (what, prepare) => {
  const { keep, reach, play, scope } = await openKeeper({ chapters });
  await keep(what === 'of a whole book' ? 'whole' : 'hours');
  await reach('kept');
  const asked = watchCalls(keepRequested, scope);
  prepare();
  await play(3);
  expect(asked).toEqual([]);
});

it('asks for no hours because of a sample', async () => {
  const { keep, reach, fire, scope } = await openKeeper({ chapters });
  await keep('hours');
  await reach('kept');
  const asked = watchCalls(keepRequested, scope);
  await fire(sampleRequested, { item: anItem({ isSample: true }), duration: 60 });
  expect(asked).toEqual([]);
});

it('stays paused while the listener goes on', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { keep, reach, fire, fetched, state, play, caches } = await openKeeper({
    chapters,
    fetch: (path) =>
      path.includes('sound-2')
        ? new Promise<Response>((give) => (answer = give))
        : streamAnswer(path),
  });
  await keep('hours');
  await until(() => expect(fetched.some((url) => url.includes('sound-2'))).toBe(true));
  await fire(keepPaused, 1001);
  answer(new Response('0123456789'));
  await reach('paused');
  await until(() => expect(caches.paths()).toContain('/kept/1001/2/1.m4s'));
  await play(4);
  expect(state()).toMatchObject({ status: 'paused', span: 'hours' });
  expect(fetched.filter((url) => url.includes('sound-'))).toHaveLength(1);
});

it('stands still while it is paused, and then fetches only what is missing', async () => {
  let answer: (response: Response) => void = () => undefined;
  let isHeld = true;
  const { keep, reach, fire, fetched, caches } = await openKeeper({
    fetch: (path) =>
      path.includes('sound-2') && isHeld
        ? new Promise<Response>((give) => (answer = give))
        : streamAnswer(path),
  });
  await keep();
  await until(() => expect(fetched.some((url) => url.includes('sound-2'))).toBe(true));
  await fire(keepPaused, 1001);
  isHeld = false;
  answer(new Response('0123456789'));
  await reach('paused');
  await until(() => expect(caches.paths()).toContain('/kept/1001/2/1.m4s'));
  expect(fetched.some((url) => url.includes('/3.m3u8'))).toBe(false);
  await fire(keepResumed, 1001);
  await reach('kept');
  expect(fetched.filter((url) => url.includes('sound-2'))).toHaveLength(1);
});

it('says when the device is full, and goes on from there when it is asked to', async () => {
  const { keep, reach, caches, state, fire, fetched, pass } = await openKeeper({
    fetch: (path) => {
      if (path.includes('sound-3')) caches.setFull(true);
      return streamAnswer(path);
    },
  });
  await keep();
  await reach('faulty');
  expect(state()).toMatchObject({ fault: 'full', isStored: true });
  const before = fetched.length;
  caches.setFull(false);
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return streamAnswer(url);
  });
  // Another tab, and the connection, are no reason to try again.
  await fire(keptChangedElsewhere, undefined);
  await fire(cameOnline, undefined);
  await pass(1000);
  expect([state().status, fetched.length]).toEqual(['faulty', before]);
  await fire(keepResumed, 1001);
  await reach('kept');
  expect(fetched.slice(before).some((url) => url.includes('sound-1'))).toBe(false);
});

test.each([
  ['the book', 1, false],
  ['that a chapter is whole', 2, true],
])('says when the device is too full to note %s', async (_, place, isStored) => {
  const books = createStore('shenidar-kept-books');
  const { keep, reach, state } = await openKeeper();
  const write = books.set.bind(books);
  const written = vi.spyOn(books, 'set').mockImplementation((key, book) => {
    if (written.mock.calls.length === place) throw new DOMException('full', 'QuotaExceededError');
    return write(key, book);
  });
  await keep();
  await reach('faulty');
  expect(state()).toMatchObject({ fault: 'full', isStored });
  await keep();
  await reach('kept');
});

it('waits for the connection, and goes on by itself', async () => {
  let isDown = true;
  const { keep, reach, state, page } = await openKeeper({
    fetch: (path) => {
      if (isDown && path.includes('sound-2')) throw new TypeError('Failed to fetch');
      return streamAnswer(path);
    },
  });
  await keep();
  await reach('faulty');
  expect(state().fault).toBe('network');
  isDown = false;
  page.window.dispatchEvent(new Event('online'));
  await reach('kept');
});

it('asks for a new address when one has expired', async () => {
  let refusals = 1;
  const { keep, reach, sent } = await openKeeper({
    fetch: (path) => {
      if (path.includes('sound-2') && (refusals -= 1) >= 0)
        return new Response('', { status: 403 });
      return streamAnswer(path);
    },
  });
  await keep();
  await reach('kept');
  expect(sent('GET /api/stream/playlist/2')).toBe(2);
});

it('gives up on a stream whose new address is refused as well', async () => {
  const { keep, reach, state } = await openKeeper({
    fetch: (path) =>
      path.includes('init') ? new Response('', { status: 403 }) : streamAnswer(path),
  });
  await keep();
  await reach('faulty');
  expect(state().fault).toBe('failed');
});

it('leaves a download to the tab that has it, and takes over when that ends', async () => {
  let isTaken = true;
  const { keep, reach, state, fetched, fire } = await openKeeper({ isTaken: () => isTaken });
  await keep();
  await reach('faulty');
  expect(state().fault).toBe('elsewhere');
  expect(fetched).toEqual([]);
  isTaken = false;
  await fire(keptReleasedElsewhere, undefined);
  await reach('kept');
});
