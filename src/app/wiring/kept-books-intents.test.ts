import { createWatch } from 'effector';
import { expect, it, test, vi } from 'vitest';

import { $jobs, $keptBooks } from '@/features/kept-books/model/books';
import { writeKeptBookFx } from '@/features/kept-books/model/calls';
import {
  $askedBooks,
  keepPaused,
  keepResumed,
  keptRemoved,
} from '@/features/kept-books/model/keep';
import { announceKeptFx } from '@/shared/browser/kept-tabs';
import { databases } from '@/testing/fake-idb';
import { heldAnswer } from '@/testing/held-answer';
import { openKeeper, startWithEmptyDevice, streamAnswer, until } from '@/testing/open-keeper';
import { threeChapters } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

// The lists of the real app: the flows work as far as these import them.
import '../start/entry-models';
import '../start/page-models';

vi.mock('idb-keyval', () => import('@/testing/fake-idb'));

startWithEmptyDevice();

const { chapters } = threeChapters;
const single = { audioBookId: 1001, chapters };

/** The next hours of a book are on the device, or on their way there. */
async function openKept(status: 'kept' | 'loading') {
  const sound = heldAnswer<undefined>();
  let ask = (): unknown => single;
  const keeper = await openKeeper({
    answers: { 'POST /api/library/single-item/1001': () => ask() },
    fetch: async (path) => {
      if (status === 'loading' && path.includes('sound-')) await sound.answer();
      return streamAnswer(path);
    },
  });
  await keeper.keep('hours');
  await keeper.reach(status);
  const hold = () => {
    const held = heldAnswer<unknown>();
    ask = held.answer;
    return () => held.give(single);
  };
  const answerAtOnce = () => {
    ask = () => single;
  };
  /** Passes the time that everything needs that could still happen. */
  const settle = async () => {
    await keeper.pass(100);
    await vi.dynamicImportSettled();
    await keeper.pass(100);
  };
  const get = keeper.scope.getState;
  return { ...keeper, get, hold, answerAtOnce, settle, sound };
}

it('leaves a book removed that was asked for as a whole just before', async () => {
  const { keep, fire, hold, settle, get, caches } = await openKept('kept');
  const answer = hold();
  await keep('whole');
  expect(get($askedBooks)).toEqual([1001]);
  await fire(keptRemoved, [1001]);
  expect(get($askedBooks)).toEqual([]);
  answer();
  await settle();
  expect([get($keptBooks), get($jobs)]).toEqual([[], []]);
  await until(() => expect(caches.paths()).toEqual([]));
  expect(databases.get('shenidar-kept-books')?.size).toBe(0);
});

it('leaves a book removed while its new chapters are written', async () => {
  const { keep, fire, settle, scope, get, caches } = await openKept('kept');
  createWatch({ unit: writeKeptBookFx, scope, fn: () => void fire(keptRemoved, [1001]) });
  await keep('whole');
  await settle();
  expect([get($keptBooks), get($jobs)]).toEqual([[], []]);
  expect(caches.paths()).toEqual([]);
  expect(databases.get('shenidar-kept-books')?.size).toBe(0);
});

it('keeps what was asked for after a removal, and not what was asked for before', async () => {
  const { keep, reach, fire, hold, answerAtOnce, settle, state } = await openKept('kept');
  const answer = hold();
  await keep('whole');
  await fire(keptRemoved, [1001]);
  answerAtOnce();
  await keep('hours');
  await reach('kept');
  answer();
  await settle();
  expect(state()).toMatchObject({ status: 'kept', span: 'hours' });
});

it('stays paused when more hours were asked for just before, and can go on', async () => {
  const { keep, reach, fire, hold, settle, get, state, sound } = await openKept('loading');
  const answer = hold();
  await keep('hours');
  await fire(keepPaused, 1001);
  answer();
  await settle();
  expect([state().status, get($jobs)]).toEqual(['paused', []]);
  await fire(keepResumed, 1001);
  sound.give(undefined);
  await reach('kept');
});

test.each(['kept', 'faulty', 'paused'] as const)(
  'has the download for itself until it is %s, and tells the other tabs of each step',
  async (end) => {
    const sound = heldAnswer<undefined>();
    const { scope, keep, reach, fire, fetched, isReserved } = await openKeeper({
      fetch: async (path) => {
        if (path.includes('sound-2')) await sound.answer();
        return streamAnswer(path);
      },
    });
    const told = watchCalls(announceKeptFx, scope);
    await keep();
    await until(() => expect(fetched.some((url) => url.includes('sound-2'))).toBe(true));
    expect(isReserved()).toBe(true);
    // The book was added, and its first chapter is there.
    expect(told).toEqual(['changed', 'changed']);
    if (end === 'paused') await fire(keepPaused, 1001);
    if (end === 'faulty') sound.fail(new TypeError('Failed to fetch'));
    sound.give(undefined);
    await reach(end);
    await until(() => expect(told).toContain('released'));
    expect(isReserved()).toBe(false);
  },
);
