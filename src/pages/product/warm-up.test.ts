import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { bookIntended } from '@/features/player/model/intents';
import { contentTypes } from '@/shared/api/contract/codes';
import { tokensChanged } from '@/shared/api/tokens';
import { aDetail, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { playerAnswers } from '@/testing/player-fixtures';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { playOwnedPointed, samplePointed } from './sample';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const OWNED = 1;
const FOR_SALE = 3;
const podcast = {
  contentType: contentTypes.podcast,
  isFree: true,
  products: [{ productId: 20001, price: 0 }],
};
const stateWith = (purchaseButtonAction: number) => ({
  purchaseButtonState: { purchaseButtonAction, purchaseButtonText: '', stateDiscountedPrice: 0 },
  subscriptionButtonState: { subscriptionButtonState: 0, subscriptionButtonText: '' },
  discounts: [],
});

interface Visit {
  /** What the library says; null for a visitor. */
  readonly action: number | null;
  readonly detail?: Parameters<typeof aDetail>[0];
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** The page of a book opens; `rest` lets it stand. */
async function visit({ action, detail = {}, answers }: Visit) {
  const test = await createTestScope({
    answers: {
      ...playerAnswers,
      'GET /api/audiobooks/1001/detail2': aDetail(detail),
      'GET /api/audiobooks/1001/comments': aPage([]),
      'GET /api/booksSearch': aPage([]),
      'POST /api/library/state/1001': stateWith(action ?? FOR_SALE),
      ...answers,
    },
  });
  const { scope, engine, router, requests } = test;
  if (action !== null) await allSettled(tokensChanged, { scope, params: someTokens() });
  router.visit({ routeId: 'product', path: '/pdp/1001', params: { id: '1001' } });
  await vi.advanceTimersByTimeAsync(0);
  const rest = () => vi.advanceTimersByTimeAsync(400);
  const streams = () => requests.map(({ url }) => url).filter((url) => url.includes('/stream/'));
  const warmed = () => engine.calls.flatMap(([name, of]) => (name === 'warmUp' ? [of] : []));
  return { ...test, rest, streams, warmed };
}

it.each([
  ['the sample for a visitor', null, '/api/stream/sample/1001', '/hls/sample.m3u8'],
  ['the sample of a book for sale', FOR_SALE, '/api/stream/sample/1001', '/hls/sample.m3u8'],
  ['the book of an owner', OWNED, '/api/stream/playlist/1', '/hls/1.m3u8'],
])('warms up %s when the page has rested', async (_, action, call, url) => {
  const { streams, warmed } = await visit({ action });
  await vi.advanceTimersByTimeAsync(399);
  expect(streams()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams()).toEqual([call]);
  expect(warmed()).toEqual([{ url, startAt: 0 }]);
});

it.each([
  ['the sample', FOR_SALE, samplePointed, '/hls/sample.m3u8'],
  ['the book', OWNED, playOwnedPointed, '/hls/1.m3u8'],
])('warms up %s as soon as it is pointed at', async (_, action, pointed, url) => {
  const { scope, rest, streams, warmed } = await visit({ action });
  void allSettled(pointed, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(warmed()).toEqual([{ url, startAt: 0 }]);
  await rest();
  expect(streams()).toHaveLength(1);
});

it('neither orders nor fetches a podcast that is not in the library before the tap', async () => {
  const { scope, engine, rest, requests, streams } = await visit({ action: 2, detail: podcast });
  const before = requests.length;
  await rest();
  void allSettled(playOwnedPointed, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(engine.calls).toEqual([['prepare'], ['prepare']]);
  expect(streams()).toEqual([]);
  expect(requests).toHaveLength(before);
});

it("does not take a book for a stranger's while the library has not answered", async () => {
  const { rest, streams } = await visit({
    action: OWNED,
    answers: { 'POST /api/library/state/1001': () => new Promise(() => undefined) },
  });
  await rest();
  expect(streams()).toEqual([]);
});

it('leaves a page alone that was left at once', async () => {
  const { router, rest, streams } = await visit({ action: null });
  router.visit({ routeId: 'about', path: '/about' });
  await rest();
  expect(streams()).toEqual([]);
});

it('leaves a book that becomes the listener’s in the visit to its button', async () => {
  const { scope, rest, streams } = await visit({
    action: null,
    answers: { 'POST /api/library/state/1001': stateWith(OWNED) },
  });
  await rest();
  const sample = ['/api/stream/sample/1001'];
  expect(streams()).toEqual(sample);
  void allSettled(tokensChanged, { scope, params: someTokens() });
  await rest();
  await rest();
  expect(streams()).toEqual(sample);
  void allSettled(playOwnedPointed, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(streams()).toEqual([...sample, '/api/stream/playlist/1']);
});

it('rests once in each visit', async () => {
  const { scope, router, rest } = await visit({ action: OWNED });
  const intents = watchCalls(bookIntended, scope);
  await rest();
  await rest();
  expect(intents).toHaveLength(1);
  router.visit({ routeId: 'about', path: '/about' });
  router.visit({ routeId: 'product', path: '/pdp/1001', params: { id: '1001' } });
  await rest();
  expect(intents).toHaveLength(2);
});
