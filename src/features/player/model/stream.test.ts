import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { PREPARED_SAMPLE_MS } from '@/shared/config/constants';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $status } from './playback';
import { sampleRequested } from './queue';
import { sampleIntended } from './stream';

const sample = { item: anItem({ isSample: true }), duration: 60 };
const sampleCall = 'GET /api/stream/sample/1001';

it('plays an address that was fetched on intent within the click', async () => {
  const { scope, engine, requests } = await createTestScope({ answers: playerAnswers });
  await allSettled(sampleIntended, { scope, params: 1001 });
  expect(engine.calls).toEqual([['prepare']]);
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
  clock.mockReturnValue(1_000_000 + PREPARED_SAMPLE_MS);
  await allSettled(sampleIntended, { scope, params: 1001 });
  clock.mockReturnValue(1_000_000 + PREPARED_SAMPLE_MS + 1000);
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
  await vi.waitFor(() => expect(engine.sources).toHaveLength(1));
  held.give({ streamUrl: '/hls/other.m3u8', downloadUrl: null });
  await started;
  expect(engine.sources).toEqual([{ url: '/hls/sample.m3u8', startAt: 0 }]);
});
