import { expect, it, test, vi } from 'vitest';

import { $canKeep, $keptBooks } from '@/features/kept-books/model/books';
import { removeKeptBooksFx, writeKeptBookFx } from '@/features/kept-books/model/calls';
import { keepPaused, keepResumed, keptRemoved } from '@/features/kept-books/model/keep';
import { purchaseButtonActions } from '@/shared/api/contract/codes';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { announceKeptFx } from '@/shared/browser/kept-tabs';
import { keptBooks } from '@/shared/i18n/fa/kept-books';
import { createStore, databases } from '@/testing/fake-idb';
import {
  HOUR_MS,
  openKeeper,
  startWithEmptyDevice,
  streamAnswer,
  until,
  wholeBook,
} from '@/testing/open-keeper';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

// The lists of the real app: the flows work as far as these import them.
import '../start/entry-models';
import '../start/page-models';

vi.mock('idb-keyval', () => import('@/testing/fake-idb'));

startWithEmptyDevice();

it('removes a book, and plays it from the server again', async () => {
  const { keep, reach, fire, caches, play } = await openKeeper();
  await keep();
  await reach('kept');
  await fire(keptRemoved, [1001]);
  await reach('none');
  await until(() => expect(caches.paths()).toEqual([]));
  expect(await play(1)).toContain('cdn.test');
});

it('forgets a book that was being written while it was removed', async () => {
  const { scope, keep, reach, fire, state } = await openKeeper();
  await keep();
  await reach('kept');
  const [book] = scope.getState($keptBooks);
  if (book === undefined) throw new Error('no book is kept');
  const removed = watchCalls(removeKeptBooksFx.done, scope);
  void fire(writeKeptBookFx, book);
  void fire(keptRemoved, [1001]);
  await until(() => expect(removed).toHaveLength(1));
  expect(state().status).toBe('none');
});

it('tells the other tabs of a book that was paused, resumed and removed', async () => {
  const { scope, keep, reach, fire } = await openKeeper();
  await keep();
  await reach('kept');
  const told = watchCalls(announceKeptFx, scope);
  for (const [unit, params] of [
    [keepPaused, 1001],
    [keepResumed, 1001],
    [keptRemoved, [1001]],
  ] as const) {
    const before = told.length;
    await fire<unknown>(unit, params);
    await until(() => expect(told.slice(before)).toContain('changed'));
  }
});

it('leaves nothing behind a sign-out, also of a running download', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { keep, fetched, fire, caches, pass } = await openKeeper({
    fetch: (path) =>
      path.includes('sound-2')
        ? new Promise<Response>((give) => (answer = give))
        : streamAnswer(path),
  });
  // The service worker's own, with which the app opens without a connection.
  const shell = await caches.open('workbox-precache');
  await shell.put('/index.html', new Response(''));
  await keep();
  await until(() => expect(fetched.some((url) => url.includes('sound-2'))).toBe(true));
  await fire(sessionEnded, undefined);
  await until(() => expect(caches.paths()).toEqual(['/index.html']));
  answer(new Response('0123456789'));
  await pass(100);
  await vi.dynamicImportSettled();
  await pass(100);
  expect(caches.paths()).toEqual(['/index.html']);
  expect(databases.get('shenidar-kept-books')?.size).toBe(0);
});

it.each([
  ['removes what an interrupted sign-out has left', {}, []],
  [
    'keeps the books of a session that must still be renewed',
    { 'local:refresh_token': 'r' },
    wholeBook,
  ],
])('%s, at the next start', async (_, storage, left) => {
  const first = await openKeeper();
  await first.keep();
  await first.reach('kept');
  const { caches } = first;
  const { pass, scope } = await openKeeper({ caches, storage });
  await until(() => expect(scope.getState($canKeep)).toBe(true));
  await vi.dynamicImportSettled();
  await pass(100);
  await until(() => expect(caches.paths()).toEqual(left));
});

it('shows the books of a session that was renewed late', async () => {
  const first = await openKeeper();
  await first.keep();
  await first.reach('kept');
  const storage = { 'local:refresh_token': 'r' };
  const { fire, reach, state, scope } = await openKeeper({ caches: first.caches, storage });
  await until(() => expect(scope.getState($canKeep)).toBe(true));
  expect(state().status).toBe('none');
  await fire(tokensChanged, someTokens());
  await reach('kept');
});

it('leaves a visitor the answers that they got, at the next start', async () => {
  const kept = createStore('shenidar-kept');
  kept.set('/api/storefront', { at: 1, answer: {}, isVisitors: true });
  kept.set('/api/library/owned', { at: 1, answer: {}, isVisitors: false });
  await openKeeper({ storage: {} });
  await until(() => expect([...kept.keys()]).toEqual(['/api/storefront']));
});

test.each([
  ['is bought no more', purchaseButtonActions.purchase],
  ['was archived', purchaseButtonActions.archived],
])('removes a book that %s at the next start, and says so', async (_, action) => {
  const first = await openKeeper();
  await first.keep();
  await first.reach('kept');
  await vi.advanceTimersByTimeAsync(13 * HOUR_MS);
  const { caches } = first;
  const { notice } = await openKeeper({ caches, action });
  await until(() => expect(notice()).toBe(keptBooks.lost('Divan')));
  await until(() => expect(caches.paths()).toEqual([]));
});

it('asks whether a book is still owned as soon as there is a connection', async () => {
  const first = await openKeeper();
  await first.keep();
  await first.reach('kept');
  await vi.advanceTimersByTimeAsync(13 * HOUR_MS);
  const { reach, sent, page } = await openKeeper({ caches: first.caches, isOnline: false });
  await reach('kept');
  await vi.dynamicImportSettled();
  const asked = () => sent('POST /api/library/state/1001');
  expect(asked()).toBe(0);
  Object.assign(page.navigator, { onLine: true });
  page.window.dispatchEvent(new Event('online'));
  await until(() => expect(asked()).toBe(1));
});

it('plays a book that nobody has confirmed for 30 days from the server', async () => {
  const { keep, reach, play } = await openKeeper();
  await keep();
  await reach('kept');
  vi.setSystemTime(Date.now() + 31 * 24 * HOUR_MS);
  expect(await play(1)).toContain('cdn.test');
});

it('fetches a chapter again whose sound the browser has evicted', async () => {
  const first = await openKeeper();
  await first.keep();
  await first.reach('kept');
  const { caches } = first;
  for (const path of wholeBook) if (path.includes('/2/')) caches.evict(path);
  const { reach, play } = await openKeeper({ caches });
  await reach('kept');
  expect(caches.paths()).toEqual(wholeBook);
  expect(await play(2)).toContain('/kept/');
});
