import { allSettled, createEvent, createStore } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';

import { placeAt } from './place';
import { placeRequested } from './place-request';
import './playback';
import './progress';
import { $savedChapters, bookRequested, playerClosed } from './queue';

const place = { audioBookId: 1001, chapterId: 1, index: 0, position: 20 };

const asked = createEvent<string>();
const $told = createStore<unknown>(null).on(placeAt(asked), (_, told) => told);

async function playing(answers: Readonly<Record<string, unknown>> = playerAnswers) {
  const { scope, engine } = await createTestScope({ answers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 20, duration: 100 });
  const before = engine.calls.length;
  /** The seconds that the engine was sent to. */
  const seeks = () => engine.calls.slice(before).filter(([name]) => name === 'seek');
  const placeNow = async () => {
    await allSettled(asked, { scope, params: 'cause' });
    return scope.getState($told);
  };
  return { scope, engine, seeks, placeNow };
}

it('tells the place with what asked for it', async () => {
  const { scope, placeNow } = await playing();
  expect(await placeNow()).toEqual({ place, cause: 'cause' });
  await allSettled(playerClosed, { scope });
  expect(await placeNow()).toEqual({ place: null, cause: 'cause' });
});

it('goes to a place of the same chapter by a seek', async () => {
  const { scope, engine, seeks, placeNow } = await playing();
  const loaded = engine.sources.length;
  await allSettled(placeRequested, { scope, params: { ...place, position: 70 } });
  expect(await placeNow()).toMatchObject({ place: { ...place, position: 70 } });
  expect([seeks(), engine.sources.length]).toEqual([[['seek', 70]], loaded]);
});

it('loads another chapter at its place, and leaves the place of this one', async () => {
  const { scope, engine, seeks, placeNow } = await playing();
  const other = { ...place, chapterId: 2, index: 1, position: 45 };
  await allSettled(placeRequested, { scope, params: other });
  expect(await placeNow()).toMatchObject({ place: other });
  expect(engine.sources.at(-1)).toMatchObject({ url: '/hls/2.m3u8', startAt: 45 });
  expect(seeks()).toEqual([]);
  const saved = scope.getState($savedChapters)[1001] ?? [];
  expect(saved.slice(0, 2).map(({ durationPlayed }) => durationPlayed)).toEqual([20, 45]);
});

it('goes to the end of another chapter for a place at its end, and not to its beginning', async () => {
  const { scope, engine } = await playing();
  await allSettled(placeRequested, {
    scope,
    params: { ...place, chapterId: 2, index: 1, position: 100 },
  });
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/2.m3u8', startAt: 99 });
});

it('goes to the place in another chapter whose length is unknown', async () => {
  const [first, second] = threeChapters.chapters;
  const { scope, engine } = await playing({
    ...playerAnswers,
    'POST /api/library/single-item/1001': {
      audioBookId: 1001,
      chapters: [first, { ...second, duration: 0 }],
    },
  });
  await allSettled(placeRequested, {
    scope,
    params: { ...place, chapterId: 2, index: 1, position: 45 },
  });
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/2.m3u8', startAt: 45 });
});
