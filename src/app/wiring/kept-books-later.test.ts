import { expect, it, test, vi } from 'vitest';

import { $keptBooks } from '@/features/kept-books/model/books';
import {
  keepRequested,
  keepResumed,
  keptReadRequested,
  keptRemoved,
} from '@/features/kept-books/model/keep';
import { $space } from '@/features/kept-books/model/state';
import { purchaseButtonActions } from '@/shared/api/contract/codes';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { keptChangedElsewhere } from '@/shared/browser/kept-tabs';
import { cameOnline } from '@/shared/browser/online';
import type { KeptBook } from '@/shared/storage/kept-books';
import { createStore } from '@/testing/fake-idb';
import { heldAnswer } from '@/testing/held-answer';
import {
  HOUR_MS,
  openKeeper,
  startWithEmptyDevice,
  streamAnswer,
  until,
  wholeBook,
} from '@/testing/open-keeper';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';

// The lists of the real app: the flows work as far as these import them.
import '../start/entry-models';
import '../start/page-models';

vi.mock('idb-keyval', () => import('@/testing/fake-idb'));

startWithEmptyDevice();

const owned = aLibraryState(purchaseButtonActions.library);

/** What happens to a kept book while the app stays open. */
async function openKept() {
  let ask = (): unknown => owned;
  const keeper = await openKeeper({ answers: { 'POST /api/library/state/1001': () => ask() } });
  await keeper.keep();
  await keeper.reach('kept');
  const before = keeper.sent('POST /api/library/state/1001');
  /** How often the server was asked since the book was kept. */
  const asked = () => keeper.sent('POST /api/library/state/1001') - before;
  const hold = () => {
    const held = heldAnswer<unknown>();
    ask = held.answer;
    return held;
  };
  const comeOnline = async () => {
    await keeper.fire(cameOnline, undefined);
    await keeper.pass(100);
  };
  return { ...keeper, asked, hold, comeOnline };
}

it('asks once at a time whether a book is still owned, and again after the next 12 hours', async () => {
  const { asked, hold, comeOnline, pass } = await openKept();
  await pass(13 * HOUR_MS);
  const held = hold();
  await comeOnline();
  await comeOnline();
  expect(asked()).toBe(1);
  held.give(owned);
  await pass(100);
  await comeOnline();
  expect(asked()).toBe(1);
  await pass(13 * HOUR_MS);
  await comeOnline();
  expect(asked()).toBe(2);
});

it('takes the answer that another part of the app got as the word that a book is owned', async () => {
  const { asked, comeOnline, fire, pass } = await openKept();
  await pass(13 * HOUR_MS);
  await fire(getLibraryStateFx, { params: { id: 1001 }, body: {} });
  await pass(100);
  expect(asked()).toBe(1);
  await comeOnline();
  expect(asked()).toBe(1);
});

/** Another tab writes a change of the book to the device, and tells it. */
async function changeElsewhere(
  { fire, pass }: Pick<Awaited<ReturnType<typeof openKeeper>>, 'fire' | 'pass'>,
  change: (book: KeptBook) => KeptBook | null,
): Promise<void> {
  const books = createStore('shenidar-kept-books');
  const changed = change(books.get(1001) as KeptBook);
  if (changed) books.set(1001, changed);
  else books.delete(1001);
  await fire(keptChangedElsewhere, undefined);
  await pass(100);
}

test.each([
  ['paused', (book: KeptBook) => ({ ...book, isPaused: true })],
  ['none', () => null],
] as const)('stops a download when another tab makes it %s', async (status, change) => {
  const sound = heldAnswer<undefined>();
  const keeper = await openKeeper({
    fetch: async (path) => {
      if (path.includes('sound-1')) await sound.answer();
      return streamAnswer(path);
    },
  });
  const { keep, reach, fetched, pass } = keeper;
  await keep();
  await until(() => expect(fetched.some((url) => url.includes('sound-1'))).toBe(true));
  await changeElsewhere(keeper, change);
  await reach(status);
  sound.give(undefined);
  await pass(100);
  await reach(status);
  expect(fetched.some((url) => url.includes('/2.m3u8'))).toBe(false);
});

it.each(['asked for', 'resumed'])(
  'shows that it loads when a full device is %s again',
  async (how) => {
    const sound = heldAnswer<undefined>();
    let isHeld = false;
    const { keep, reach, fire, caches, fetched } = await openKeeper({
      fetch: async (path) => {
        if (path.includes('sound-2') && isHeld) await sound.answer();
        else if (path.includes('sound-2')) caches.setFull(true);
        return streamAnswer(path);
      },
    });
    await keep();
    await reach('faulty');
    caches.setFull(false);
    isHeld = true;
    const before = fetched.length;
    if (how === 'resumed') await fire(keepResumed, 1001);
    else await keep();
    await until(() => expect(fetched.slice(before).join()).toContain('sound-2'));
    await reach('loading');
    sound.give(undefined);
    await reach('kept');
  },
);

it('forgets why a download stood still when the session ends', async () => {
  const { keep, reach, state, fire } = await openKeeper({ action: purchaseButtonActions.purchase });
  await keep();
  await reach('faulty');
  await fire(sessionEnded, undefined);
  await fire(tokensChanged, someTokens());
  expect(state()).toMatchObject({ status: 'none', fault: null });
});

it('asks for a book once, however often it is asked to', async () => {
  const answer = heldAnswer<unknown>();
  const { keep, reach, sent } = await openKeeper({
    answers: { 'POST /api/library/state/1001': answer.answer },
  });
  await keep();
  await keep();
  answer.give(owned);
  await reach('kept');
  expect(sent('POST /api/library/state/1001')).toBe(1);
});

it('keeps what it has of a book that is wanted as a whole', async () => {
  const chapters = [1, 2, 3].map((chapterId) => ({
    ...{ chapterId, order: chapterId, title: '', duration: 3 * 3600 },
  }));
  const { scope, keep, reach, fire, fetched, caches, state, play } = await openKeeper({ chapters });
  await keep('hours');
  await reach('kept');
  expect(state().bytes).toBeGreaterThan(0);
  const before = fetched.length;
  // From here on the second chapter is behind the listener.
  await fire(keepRequested, { audioBookId: 1001, span: 'hours', fromChapterId: 3 });
  await until(() => expect(scope.getState($keptBooks)[0]?.chapters).toHaveLength(2));
  await reach('kept');
  expect(await play(2)).toBe('/kept/1001/2/index.m3u8');
  await keep('whole');
  await until(() => expect(caches.paths()).toEqual(wholeBook));
  await reach('kept');
  expect(state()).toMatchObject({ fraction: 1, span: 'whole' });
  // No file comes twice.
  expect(fetched.slice(before).filter((url) => /\/2\.m3u8|sound-2/.test(url))).toEqual([]);
});

it('knows the room that is left when the books are read, were downloaded and removed', async () => {
  const { scope, keep, reach, fire, page, caches } = await openKeeper();
  const quota = 100_000_000;
  const estimate = async () => ({ usage: caches.paths().length, quota });
  Object.assign(page.navigator, { storage: { estimate } });
  const free = () => scope.getState($space)?.free;
  expect(free()).toBeUndefined();
  await fire(keptReadRequested, undefined);
  await until(() => expect(free()).toBe(quota));
  await keep();
  await reach('kept');
  await until(() => expect(free()).toBe(quota - wholeBook.length));
  await fire(keptRemoved, [1001]);
  await until(() => expect(free()).toBe(quota));
});
