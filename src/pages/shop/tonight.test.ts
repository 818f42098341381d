import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { bookRequested, sampleRequested } from '@/features/player/model/queue';
import { createTestScope } from '@/testing/create-scope';
import { anItem } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { playedInTurn } from './tonight';

const sampleOf = (audioBookId: number) => ({ item: anItem({ audioBookId, isSample: true }) });
const evening = [1, 2, 3].map(sampleOf);
const stream = { streamUrl: '/hls/sample.m3u8', downloadUrl: null };

async function startEvening() {
  const { scope, engine } = await createTestScope({
    answers: Object.fromEntries([1, 2, 3, 9].map((id) => [`GET /api/stream/sample/${id}`, stream])),
  });
  const started = watchCalls(sampleRequested, scope);
  await allSettled(playedInTurn, { scope, params: evening });
  const end = async () => {
    engine.emit('playing');
    engine.emit('ended');
    await allSettled(scope);
  };
  return { scope, end, ids: () => started.map(({ item }) => item.audioBookId) };
}

it('plays the samples one after the other, and stops after the last', async () => {
  const { end, ids } = await startEvening();
  expect(ids()).toEqual([1]);
  await end();
  expect(ids()).toEqual([1, 2]);
  await end();
  await end();
  expect(ids()).toEqual([1, 2, 3]);
});

it('starts nothing after a title that the listener started meanwhile', async () => {
  const { scope, end, ids } = await startEvening();
  await allSettled(sampleRequested, { scope, params: { ...sampleOf(9), duration: 60 } });
  await end();
  expect(ids()).toEqual([1, 9]);
});

it('is over once the listener plays a whole book', async () => {
  const { scope, end, ids } = await startEvening();
  await allSettled(bookRequested, {
    scope,
    params: { item: anItem({ audioBookId: 1, isSample: false }) },
  });
  await end();
  expect(ids()).toEqual([1]);
  await allSettled(sampleRequested, { scope, params: { ...sampleOf(1), duration: 60 } });
  await end();
  expect(ids()).toEqual([1, 1]);
});
