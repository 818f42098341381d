import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { notificationRequested } from '@/features/notifications/model';
import { $status } from '@/features/player/model/playback';
import { $item, bookRequested, playerClosed } from '@/features/player/model/queue';
import { tokensChanged } from '@/shared/api/tokens';
import { contentTypes } from '@/shared/api/contract/codes';
import type { ApiError } from '@/shared/api/errors';
import { player } from '@/shared/i18n/fa/player';
import { aDetail, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $playsWhole } from './podcast';
import { $owned, chapterClicked, playOwnedClicked, sampleClicked } from './sample';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ORDER = 'POST /api/orders/app-nopayment';
const freePodcast = aDetail({
  contentType: contentTypes.podcast,
  isFree: true,
  products: [{ productId: 20001, price: 0 }],
});
const stateWith = (purchaseButtonAction: number) => ({
  purchaseButtonState: { purchaseButtonAction, purchaseButtonText: '', stateDiscountedPrice: 0 },
  subscriptionButtonState: { subscriptionButtonState: 0, subscriptionButtonText: '' },
  discounts: [],
});

interface Visit {
  readonly isSignedIn?: boolean;
  readonly action?: number;
  readonly detail?: typeof freePodcast;
  readonly order?: () => unknown;
}

/** The library has the podcast once it was ordered. */
async function visitPodcast({ isSignedIn = true, action = 2, detail, order }: Visit = {}) {
  let now = action;
  const test = await createTestScope({
    answers: {
      ...playerAnswers,
      'GET /api/audiobooks/1001/detail2': detail ?? freePodcast,
      'GET /api/audiobooks/1001/comments': aPage([]),
      'GET /api/booksSearch': aPage([]),
      'POST /api/library/state/1001': () => stateWith(now),
      [ORDER]: async () => {
        await order?.();
        now = 1;
      },
    },
  });
  const run = async (started: Promise<unknown>) => {
    await vi.runAllTimersAsync();
    await started;
  };
  const { scope } = test;
  if (isSignedIn) await run(allSettled(tokensChanged, { scope, params: someTokens() }));
  test.router.visit({ routeId: 'product', path: '/pdp/1001', params: { id: '1001' } });
  await run(allSettled(scope));
  const firstCall = test.requests.length;
  const callsSince = () =>
    test.requests
      .slice(firstCall)
      .map(({ method, url }) => `${method} ${url}`)
      .filter((call) => !call.includes('/library/state/'));
  const play = () => run(allSettled(playOwnedClicked, { scope }));
  const playChapter = (params: number) => run(allSettled(chapterClicked, { scope, params }));
  return { ...test, run, callsSince, play, playChapter };
}

it('adds a free podcast to the library before it plays the whole of it', async () => {
  const { scope, engine, callsSince, play } = await visitPodcast();
  expect(scope.getState($playsWhole)).toBe(true);
  await play();
  expect(callsSince()).toEqual([
    `${ORDER}?productId=20001`,
    'POST /api/library/single-item/1001',
    'GET /api/stream/playlist/1',
  ]);
  expect(scope.getState($item)).toMatchObject({ audioBookId: 1001, isSample: false });
  expect(engine.sources.at(-1)?.url).toBe('/hls/1.m3u8');
});

it('adds it whatever its main button says', async () => {
  const { callsSince, play } = await visitPodcast({ action: 3 });
  await play();
  expect(callsSince()[0]).toBe(`${ORDER}?productId=20001`);
});

it('neither adds nor plays one that is withdrawn', async () => {
  const { scope, callsSince, play, playChapter } = await visitPodcast({ action: 0 });
  expect(scope.getState($playsWhole)).toBe(false);
  await play();
  await playChapter(2);
  expect(callsSince()).toEqual([]);
});

it('adds it before a chapter that was picked', async () => {
  const { engine, callsSince, playChapter } = await visitPodcast();
  await playChapter(2);
  expect(callsSince()[0]).toBe(`${ORDER}?productId=20001`);
  expect(engine.sources.at(-1)?.url).toBe('/hls/2.m3u8');
});

it('plays the picked chapter although the sample of the podcast was playing', async () => {
  const { scope, engine, run, playChapter } = await visitPodcast();
  await run(allSettled(sampleClicked, { scope }));
  engine.emit('playing');
  await playChapter(2);
  expect(engine.sources.at(-1)?.url).toBe('/hls/2.m3u8');
});

it('plays an owned podcast without an order, and pauses and resumes one', async () => {
  const { scope, engine, callsSince, play } = await visitPodcast({ action: 1 });
  await play();
  expect(callsSince()).not.toContain(`${ORDER}?productId=20001`);
  engine.emit('playing');
  await play();
  expect(scope.getState($status)).toBe('paused');
});

it('pauses one that plays without a new order, though the library has lost it', async () => {
  const { scope, engine, run, callsSince, play } = await visitPodcast();
  const params = { item: anItem({ isSample: false }) };
  await run(allSettled(bookRequested, { scope, params }));
  engine.emit('playing');
  await play();
  expect(scope.getState($status)).toBe('paused');
  expect(callsSince()).not.toContain(`${ORDER}?productId=20001`);
});

it('abandons playback and resets the button when the podcast cannot be added', async () => {
  const { scope, play, engine } = await visitPodcast({
    order: () => {
      throw { kind: 'network' } satisfies ApiError;
    },
  });
  const notifications = watchCalls(notificationRequested, scope);
  await play();
  expect(engine.sources).toEqual([]);
  expect(scope.getState($item)).toBeNull();
  expect(scope.getState($owned)).toEqual({ isCurrent: false, status: 'ended' });
  expect(notifications).toEqual([{ kind: 'error', text: player.notAdded }]);
});

it('says nothing of its own while the device is offline', async () => {
  const { scope, play } = await visitPodcast({
    order: () => {
      throw { kind: 'offline' } satisfies ApiError;
    },
  });
  const notifications = watchCalls(notificationRequested, scope);
  await play();
  expect(notifications).toEqual([]);
});

it.each([
  ['closes the player', playerClosed],
  ['plays the sample', sampleClicked],
])('adds a podcast, but does not play it if the user %s meanwhile', async (_, unit) => {
  const order = heldAnswer<null>();
  const { scope, run, callsSince, play } = await visitPodcast({ order: order.answer });
  const played = play();
  void allSettled(unit, { scope });
  order.give(null);
  await run(played);
  expect(callsSince()).toContain(`${ORDER}?productId=20001`);
  expect(scope.getState($item)?.isSample).not.toBe(false);
});

it('sends one order for two presses, and shows the button as loading meanwhile', async () => {
  let finish = (): void => undefined;
  const held = new Promise<null>((resolve) => {
    finish = () => resolve(null);
  });
  const { scope, callsSince } = await visitPodcast({ order: () => held });
  const first = allSettled(playOwnedClicked, { scope });
  const second = allSettled(playOwnedClicked, { scope });
  expect(scope.getState($owned).status).toBe('loading');
  finish();
  await Promise.all([first, second, vi.runAllTimersAsync()]);
  expect(callsSince().filter((call) => call.startsWith(ORDER))).toHaveLength(1);
});

it.each([
  ['for a signed-out user', { isSignedIn: false }],
  ['of a podcast that costs', { detail: { ...freePodcast, isFree: false } }],
  ['of a podcast that the subscription would lend', { action: 5 }],
  ['of a free book', { detail: { ...freePodcast, contentType: contentTypes.audioBook } }],
] satisfies [string, Visit][])('offers only the sample %s', async (_, visit) => {
  const { scope } = await visitPodcast(visit);
  expect(scope.getState($playsWhole)).toBe(false);
});
