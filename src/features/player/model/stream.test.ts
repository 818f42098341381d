import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';

import { PREPARED_STREAM_MS } from '@/shared/config/constants';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { sampleChapter } from '../lib/chapters';
import { $status } from './playback';
import { bookRequested, itemRestored, playerClosed, sampleRequested } from './queue';
import { sampleIntended } from './intents';
import './warm-up';

const sample = { item: anItem({ isSample: true }), duration: 60 };
const sampleCall = 'GET /api/stream/sample/1001';

it('plays an address that was fetched on intent within the click', async () => {
  const { scope, engine, requests } = await createTestScope({ answers: playerAnswers });
  await allSettled(sampleIntended, { scope, params: 1001 });
  expect(engine.calls).toEqual([['prepare'], ['warmUp', { url: '/hls/sample.m3u8', startAt: 0 }]]);
  void allSettled(sampleRequested, { scope, params: sample });
  expect(engine.sources).toHaveLength(1);
  expect(requests).toHaveLength(1);
});

it('waits for a pending address instead of a second request', async () => {
  const held = heldAnswer<unknown>();
  const answers = { ...playerAnswers, [sampleCall]: held.answer };
  const { scope, engine, requests } = await createTestScope({ answers });
  void allSettled(sampleIntended, { scope, params: 1001 });
  const started = allSettled(sampleRequested, { scope, params: sample });
  expect(engine.sources).toHaveLength(0);
  held.give({ streamUrl: '/hls/held.m3u8', downloadUrl: null });
  await started;
  expect(engine.sources).toEqual([{ url: '/hls/held.m3u8', startAt: 0 }]);
  expect(requests).toHaveLength(1);
});

it('requests the address again when the pending request fails', async () => {
  const held = heldAnswer<unknown>();
  const answers = { ...playerAnswers, [sampleCall]: held.answer };
  const { scope, requests } = await createTestScope({ answers });
  void allSettled(sampleIntended, { scope, params: 1001 });
  const started = allSettled(sampleRequested, { scope, params: sample });
  held.fail({ kind: 'network' });
  await started;
  expect(requests).toHaveLength(2);
  expect(scope.getState($status)).toBe('paused');
});

it.each([
  ['uses the prepared address after 29 minutes', 29, 1],
  ['requests the address again after 30 minutes', 30, 2],
])('%s', async (_, minutes, times) => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const { scope, engine, requests } = await createTestScope({ answers: playerAnswers });
  await allSettled(sampleIntended, { scope, params: 1001 });
  clock.mockReturnValue(1_000_000 + minutes * 60_000);
  await allSettled(sampleRequested, { scope, params: sample });
  clock.mockRestore();
  expect(engine.sources).toHaveLength(1);
  expect(requests).toHaveLength(times);
});

it('uses an address that was prepared anew after the first had become too old', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const { scope, engine, requests } = await createTestScope({ answers: playerAnswers });
  await allSettled(sampleIntended, { scope, params: 1001 });
  clock.mockReturnValue(1_000_000 + PREPARED_STREAM_MS);
  await allSettled(sampleIntended, { scope, params: 1001 });
  clock.mockReturnValue(1_000_000 + PREPARED_STREAM_MS + 1000);
  await allSettled(sampleRequested, { scope, params: sample });
  clock.mockRestore();
  expect(engine.sources).toHaveLength(1);
  expect(requests).toHaveLength(2);
});

it('requests a new address for each play, because an address is signed for one', async () => {
  const { scope, engine, requests } = await createTestScope({ answers: playerAnswers });
  await allSettled(sampleIntended, { scope, params: 1001 });
  await allSettled(sampleRequested, { scope, params: sample });
  await allSettled(sampleRequested, { scope, params: sample });
  expect(engine.sources).toHaveLength(2);
  expect(requests).toHaveLength(2);
});

it('does not wait for an address that is being prepared for another book', async () => {
  const held = heldAnswer<unknown>();
  const answers = {
    ...playerAnswers,
    'GET /api/stream/sample/2002': held.answer,
  };
  const { scope, engine } = await createTestScope({ answers });
  void allSettled(sampleIntended, { scope, params: 2002 });
  const started = allSettled(sampleRequested, { scope, params: sample });
  await expect.poll(() => engine.sources).toHaveLength(1);
  held.give({ streamUrl: '/hls/other.m3u8', downloadUrl: null });
  await started;
  expect(engine.sources).toEqual([{ url: '/hls/sample.m3u8', startAt: 0 }]);
});

const withOther = {
  ...playerAnswers,
  'GET /api/stream/sample/2002': { streamUrl: '/hls/other.m3u8', downloadUrl: null },
};

describe('an address that is fetched on intent', () => {
  it('is fetched once for several intents', async () => {
    const { scope, requests } = await createTestScope({ answers: playerAnswers });
    await Promise.all([
      allSettled(sampleIntended, { scope, params: 1001 }),
      allSettled(sampleIntended, { scope, params: 1001 }),
    ]);
    await allSettled(sampleIntended, { scope, params: 1001 });
    expect(requests.map(({ url }) => url)).toEqual(['/api/stream/sample/1001']);
  });

  it('is replaced by that of another book, and plays for that one only', async () => {
    const { scope, engine, requests } = await createTestScope({ answers: withOther });
    await allSettled(sampleIntended, { scope, params: 1001 });
    await allSettled(sampleIntended, { scope, params: 2002 });
    expect(requests).toHaveLength(2);
    await allSettled(sampleRequested, { scope, params: sample });
    expect(requests).toHaveLength(3);
    expect(engine.sources).toEqual([{ url: '/hls/sample.m3u8', startAt: 0 }]);
  });

  it('is fetched again on the next intent once it is too old', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const { scope, requests } = await createTestScope({ answers: playerAnswers });
    await allSettled(sampleIntended, { scope, params: 1001 });
    clock.mockReturnValue(1_000_000 + PREPARED_STREAM_MS - 1);
    await allSettled(sampleIntended, { scope, params: 1001 });
    expect(requests).toHaveLength(1);
    clock.mockReturnValue(1_000_000 + PREPARED_STREAM_MS);
    await allSettled(sampleIntended, { scope, params: 1001 });
    expect(requests).toHaveLength(2);
  });

  it('is forgotten when the player is closed', async () => {
    const { scope, requests } = await createTestScope({ answers: playerAnswers });
    await allSettled(sampleIntended, { scope, params: 1001 });
    await allSettled(playerClosed, { scope });
    await allSettled(sampleRequested, { scope, params: sample });
    expect(requests).toHaveLength(2);
  });

  it('does not play after the player was closed meanwhile', async () => {
    const held = heldAnswer<unknown>();
    const answers = { ...playerAnswers, [sampleCall]: held.answer };
    const { scope, engine, requests } = await createTestScope({ answers });
    void allSettled(sampleIntended, { scope, params: 1001 });
    const started = allSettled(sampleRequested, { scope, params: sample });
    void allSettled(playerClosed, { scope });
    held.give({ streamUrl: '/hls/held.m3u8', downloadUrl: null });
    await started;
    expect(engine.sources).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['was closed meanwhile, for the item that is restored next', true],
    ['has got back the item of the last visit', false],
  ])('loads nothing once the player %s', async (_, isClosed) => {
    const held = heldAnswer<unknown>();
    const answers = { ...playerAnswers, [sampleCall]: held.answer };
    const { scope, engine, requests } = await createTestScope({ answers });
    void allSettled(sampleIntended, { scope, params: 1001 });
    const started = allSettled(sampleRequested, { scope, params: sample });
    if (isClosed) void allSettled(playerClosed, { scope });
    const params = { item: anItem(), chapters: [sampleChapter(1001, 60)], index: 0 };
    void allSettled(itemRestored, { scope, params });
    held.give({ streamUrl: '/hls/held.m3u8', downloadUrl: null });
    await started;
    expect(engine.sources).toEqual([]);
    expect(requests.map(({ url }) => url)).toEqual(['/api/stream/sample/1001']);
    expect(scope.getState($status)).toBe('paused');
  });

  it('does not load the item that was restored, paused', async () => {
    const { scope, engine } = await createTestScope({ answers: withOther });
    const chapters = [sampleChapter(1001, 60)];
    await allSettled(itemRestored, { scope, params: { ...sample, chapters, index: 0 } });
    await allSettled(sampleIntended, { scope, params: 2002 });
    expect(engine.sources).toEqual([]);
  });

  it('does not hold up the book, which has another address', async () => {
    const held = heldAnswer<unknown>();
    const answers = { ...playerAnswers, [sampleCall]: held.answer };
    const { scope, engine } = await createTestScope({ answers });
    const intended = allSettled(sampleIntended, { scope, params: 1001 });
    void allSettled(bookRequested, { scope, params: { item: anItem() } });
    await expect.poll(() => engine.sources).toHaveLength(1);
    held.give({ streamUrl: '/hls/held.m3u8', downloadUrl: null });
    await intended;
    expect(engine.sources).toEqual([{ url: '/hls/1.m3u8', startAt: 0 }]);
  });
});
