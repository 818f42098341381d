import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { pauseClicked } from '@/features/player/model/playback';
import {
  bookRequested,
  itemRestored,
  playerClosed,
  sampleRequested,
} from '@/features/player/model/queue';
import { createTestScope } from '@/testing/create-scope';
import { anItem } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $evening, eveningToggled } from './tonight';

const sampleOf = (audioBookId: number) => anItem({ audioBookId, isSample: true });
const eveningOf = (id: string) => ({ id, items: [1, 2, 3].map(sampleOf) });
const stream = { streamUrl: '/hls/sample.m3u8', downloadUrl: null };

async function startEvening() {
  const { scope, engine } = await createTestScope({
    answers: Object.fromEntries([1, 2, 3, 9].map((id) => [`GET /api/stream/sample/${id}`, stream])),
  });
  const started = watchCalls(sampleRequested, scope);
  const press = (id = 'tonight') => allSettled(eveningToggled, { scope, params: eveningOf(id) });
  const start = (audioBookId: number) =>
    allSettled(sampleRequested, { scope, params: { item: sampleOf(audioBookId), duration: 60 } });
  await press();
  const end = async () => {
    engine.emit('playing');
    engine.emit('ended');
    await allSettled(scope);
  };
  return {
    scope,
    engine,
    press,
    start,
    end,
    ids: () => started.map(({ item }) => item.audioBookId),
  };
}

it('plays the samples one after the other, and stops after the last', async () => {
  const { scope, end, ids } = await startEvening();
  expect(ids()).toEqual([1]);
  await end();
  expect(ids()).toEqual([1, 2]);
  await end();
  expect(scope.getState($evening)?.id).toBe('tonight');
  await end();
  expect(ids()).toEqual([1, 2, 3]);
  expect(scope.getState($evening)).toBeNull();
});

it('pauses and resumes the sample that plays', async () => {
  const { engine, press, end, ids } = await startEvening();
  await end();
  engine.emit('playing');
  await press();
  expect(engine.calls.at(-1)).toEqual(['pause']);
  engine.emit('pause', { isPaused: true });
  await press();
  expect(engine.calls.at(-1)).toEqual(['play']);
  await end();
  expect(ids()).toEqual([1, 2, 3]);
});

it('starts again with the first title once it is over', async () => {
  const { press, end, ids } = await startEvening();
  for (let title = 1; title <= 3; title++) await end();
  await press();
  expect(ids()).toEqual([1, 2, 3, 1]);
  await end();
  expect(ids()).toEqual([1, 2, 3, 1, 2]);
});

it('starts with the first title where the listener plays one of them elsewhere', async () => {
  const { engine, press, start, end, ids } = await startEvening();
  await start(1);
  engine.emit('playing');
  await press();
  expect(ids()).toEqual([1, 1, 1]);
  await end();
  expect(ids()).toEqual([1, 1, 1, 2]);
});

it('starts another evening in place of the one that runs', async () => {
  const { scope, press, end, ids } = await startEvening();
  await end();
  await press('later');
  expect(ids()).toEqual([1, 2, 1]);
  expect(scope.getState($evening)?.id).toBe('later');
});

it.each([9, 2])('starts nothing after title %d that the listener started meanwhile', async (id) => {
  const { start, end, ids } = await startEvening();
  await start(id);
  await end();
  expect(ids()).toEqual([1, id]);
});

it('is over once the player is closed', async () => {
  const { scope, press, ids } = await startEvening();
  await allSettled(pauseClicked, { scope });
  await allSettled(playerClosed, { scope });
  expect(scope.getState($evening)).toBeNull();
  await press();
  expect(ids()).toEqual([1, 1]);
});

it('is over once another title is restored', async () => {
  const { scope } = await startEvening();
  const params = { item: anItem({ audioBookId: 9 }), chapters: [], index: 0 };
  await allSettled(itemRestored, { scope, params });
  expect(scope.getState($evening)).toBeNull();
});

it('is over once the listener plays a whole book', async () => {
  const { scope, start, end, ids } = await startEvening();
  await allSettled(bookRequested, {
    scope,
    params: { item: anItem({ audioBookId: 1, isSample: false }) },
  });
  await end();
  expect(ids()).toEqual([1]);
  await start(1);
  await end();
  expect(ids()).toEqual([1, 1]);
});
