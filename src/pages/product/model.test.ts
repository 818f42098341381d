import { allSettled, type EventCallable, type Scope, type StoreWritable } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { purchased } from '@/entities/purchase/purchased';
import { $status } from '@/features/player/model/playback';
import { $duration } from '@/features/player/model/position';
import { $item, bookRequested } from '@/features/player/model/queue';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aBookCard, aDetail, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';

import { $areBookChaptersPending, $bookChapters, $detail, $productError } from './model';
import { $isOwned } from './podcast';
import { $sample, chapterClicked, sampleClicked, samplePointed } from './sample';
import { someTokens } from '@/testing/session-fixtures';

const answers = {
  ...playerAnswers,
  'GET /api/audiobooks/1001/detail2': aDetail(),
  'GET /api/audiobooks/1001/comments': aPage([]),
  'GET /api/booksSearch': aPage([aBookCard(), aBookCard({ audioBookId: 1002 })]),
};
const page = (id: string) => ({ routeId: 'product', path: `/pdp/${id}`, params: { id } });

/** Waits until the scope settles, including the page's own timers. */
async function settle(scope: Scope) {
  const settled = allSettled(scope);
  await vi.runAllTimersAsync();
  await settled;
}

async function tell<T>(scope: Scope, unit: EventCallable<T> | StoreWritable<T>, params: T) {
  void allSettled(unit as EventCallable<T>, { scope, params });
  await settle(scope);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function opened(extra: Record<string, unknown> = {}) {
  const test = await createTestScope({ answers: { ...answers, ...extra } });
  test.router.visit(page('1001'));
  return test;
}

it('shows the book and its chapters', async () => {
  const { scope } = await opened();
  await settle(scope);
  expect(scope.getState($detail)).toEqual(aDetail());
  expect(scope.getState($bookChapters)).toEqual(threeChapters.chapters);
});

it('shows the book when everything related fails to load', async () => {
  const fail = () => {
    throw { kind: 'network' };
  };
  const { scope } = await opened({
    'GET /api/audiobooks/1001/comments': fail,
    'GET /api/booksSearch': fail,
    'POST /api/library/single-item/1001': fail,
  });
  await settle(scope);
  expect(scope.getState($detail)).toEqual(aDetail());
  expect(scope.getState($productError)).toBeNull();
  expect(scope.getState($areBookChaptersPending)).toBe(false);
});

it('waits for its chapters again when they are retried, which is done once', async () => {
  const held = heldAnswer<unknown>();
  let answer: () => unknown = () => {
    throw { kind: 'network' };
  };
  const { scope, requests } = await opened({
    'POST /api/library/single-item/1001': () => answer(),
  });
  await settle(scope);
  expect(scope.getState($areBookChaptersPending)).toBe(false);
  answer = held.answer;
  void allSettled(cameOnline, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState($areBookChaptersPending)).toBe(true);
  held.give(threeChapters);
  await settle(scope);
  expect(scope.getState($bookChapters)).toEqual(threeChapters.chapters);
  const sent = requests.length;
  await tell(scope, cameOnline, undefined);
  expect(requests.slice(sent).map(({ url }) => url)).toEqual([]);
});

it('ignores the answer for a book that the user has left', async () => {
  const first = heldAnswer<unknown>();
  const { scope, router } = await createTestScope({
    answers: {
      ...answers,
      'GET /api/audiobooks/1001/detail2': first.answer,
      'GET /api/audiobooks/1002/detail2': aDetail({ audioBookId: 1002, genres: [] }),
      'GET /api/audiobooks/1002/comments': aPage([]),
      'POST /api/library/single-item/1002': { audioBookId: 1002, chapters: [] },
    },
  });
  router.visit(page('1001'));
  router.visit(page('1002'));
  first.give(aDetail());
  await settle(scope);
  expect(scope.getState($detail)?.audioBookId).toBe(1002);
});

it('requests the library state only while signed in', async () => {
  const state = {
    purchaseButtonState: {
      purchaseButtonAction: 1,
      purchaseButtonText: '',
      stateDiscountedPrice: 0,
    },
    subscriptionButtonState: { subscriptionButtonState: 0, subscriptionButtonText: '' },
    discounts: [],
  };
  const test = await createTestScope({
    answers: { ...answers, 'POST /api/library/state/1001': state },
  });
  test.router.visit(page('1001'));
  await settle(test.scope);
  expect(test.scope.getState($isOwned)).toBe(false);

  await tell(test.scope, tokensChanged, someTokens());
  expect(test.scope.getState($isOwned)).toBe(true);
  await tell(test.scope, chapterClicked, 2);
  expect(test.engine.sources.at(-1)?.url).toBe('/hls/2.m3u8');
  await tell(test.scope, sessionEnded, undefined);
  expect(test.scope.getState($isOwned)).toBe(false);
});

describe('the library state', () => {
  const statePath = '/api/library/state/1001';
  async function signedIn(extra: Record<string, unknown>) {
    const test = await createTestScope({ answers: { ...answers, ...extra }, tokens: someTokens() });
    const asked = () => test.requests.filter(({ url }) => url === statePath).length;
    return { ...test, asked };
  }

  it('does not wait for the book where the address has its number, and is asked for once', async () => {
    const detail = heldAnswer<unknown>();
    const { scope, router, asked } = await signedIn({
      'GET /api/audiobooks/1001/detail2': detail.answer,
      [`POST ${statePath}`]: aLibraryState(1),
    });
    router.visit(page('1001'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(1);
    detail.give(aDetail());
    await settle(scope);
    expect(scope.getState($isOwned)).toBe(true);
    expect(asked()).toBe(1);
  });

  it('waits for the number of a book that the address names, and is read again at each visit', async () => {
    const { scope, router, asked } = await signedIn({
      'GET /api/audiobooks/divan/detail2': aDetail(),
      [`POST ${statePath}`]: aLibraryState(1),
    });
    for (const times of [1, 2]) {
      router.visit({ ...page('1001'), path: '/pdp/divan', params: { id: 'divan' } });
      await settle(scope);
      expect(asked()).toBe(times);
      router.visit({ routeId: 'feedback', path: '/feedback' });
      await settle(scope);
    }
  });

  it('is asked for again when the device is online, if it failed', async () => {
    let isLost = true;
    const { scope, router, asked } = await signedIn({
      [`POST ${statePath}`]: () => {
        if (isLost) throw { kind: 'network' };
        return aLibraryState(1);
      },
    });
    router.visit(page('1001'));
    await settle(scope);
    expect(scope.getState($isOwned)).toBe(false);
    const before = asked();
    isLost = false;
    await tell(scope, cameOnline, undefined);
    expect(scope.getState($isOwned)).toBe(true);
    await tell(scope, cameOnline, undefined);
    expect(asked()).toBe(before + 1);
  });
});

describe('the sample button', () => {
  it('shows the progress of this sample, and of nothing else in the player', async () => {
    const { scope, engine } = await opened();
    await settle(scope);
    await tell(scope, bookRequested, { item: anItem() });
    engine.emit('playing', { duration: 100 });
    engine.emit('timeupdate', { time: 50, duration: 100 });
    expect(scope.getState($sample).progress).toBe(0);
    await tell(scope, sampleClicked, undefined);
    expect([scope.getState($duration), scope.getState($sample).progress]).toEqual([60, 0]);
    engine.emit('playing', { duration: 60 });
    engine.emit('timeupdate', { time: 30, duration: 60 });
    expect(scope.getState($sample).progress).toBe(0.5);
  });

  it('starts, pauses and resumes the sample', async () => {
    const { scope, engine } = await opened();
    await settle(scope);
    await tell(scope, sampleClicked, undefined);
    expect(scope.getState($item)).toMatchObject({ audioBookId: 1001, isSample: true });
    engine.emit('playing');
    await tell(scope, sampleClicked, undefined);
    expect(scope.getState($status)).toBe('paused');
    await tell(scope, sampleClicked, undefined);
    expect(engine.calls.at(-1)).toEqual(['play']);
    expect(engine.sources).toHaveLength(1);
  });

  it('prepares its stream when the pointer is over it', async () => {
    const { scope, requests } = await opened();
    await settle(scope);
    await tell(scope, samplePointed, undefined);
    await tell(scope, samplePointed, undefined);
    expect(requests.filter(({ url }) => url.includes('/stream/sample/'))).toHaveLength(1);
  });
});

it.each([
  [1001, true],
  [1002, false],
])('counts as owned after a purchase of %i: %s', async (audioBookId, isOwned) => {
  const { scope } = await opened();
  await settle(scope);
  void allSettled(purchased, { scope, params: { audioBookId, productId: 1, how: 'free' } });
  expect(scope.getState($isOwned)).toBe(isOwned);
});
