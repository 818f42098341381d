import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';

import { $status, pauseClicked, playClicked } from './playback';
import { $position } from './position';
import { $chapter, itemRestored, nextClicked } from './queue';
import './resume';

const hour = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A book of chapters with this length, in seconds, was restored at the 40th second of its first one. */
async function restored(duration = 100) {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  const fire = async (unit: typeof playClicked) => {
    void allSettled(unit, { scope });
    await vi.advanceTimersByTimeAsync(0);
  };
  const chapters = threeChapters.chapters.map(({ chapterId, title }, index) => ({
    ...{ chapterId, title, index, duration, audioBookId: 1001, isPlaying: index === 0 },
    durationPlayed: index === 0 ? 40 : 0,
  }));
  void allSettled(itemRestored, { scope, params: { item: anItem(), chapters, index: 0 } });
  await vi.advanceTimersByTimeAsync(0);
  return {
    engine,
    fire,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    place: () => [scope.getState($chapter)?.chapterId, scope.getState($position)],
    status: () => scope.getState($status),
    play: (time: number) => {
      engine.emit('playing', { time, duration: 100 });
      engine.emit('timeupdate', { time, duration: 100 });
    },
  };
}

it.each([
  ['', 100],
  [' in a chapter of unknown length', 0],
])('goes on where it is shown%s, however long it has waited', async (_, duration) => {
  const { engine, fire, pass, place, status } = await restored(duration);
  expect([place(), status()]).toEqual([[1, 40], 'paused']);
  await pass(hour);
  await fire(playClicked);
  expect(place()).toEqual([1, 40]);
  expect(engine.sources).toEqual([{ url: '/hls/1.m3u8', startAt: 40 }]);
});

it('goes on there as well when play was taken back before the sound came', async () => {
  const { fire, pass, place } = await restored();
  await fire(playClicked);
  await fire(pauseClicked);
  await pass(hour);
  await fire(playClicked);
  expect(place()).toEqual([1, 40]);
});

it.each([
  ['of the restored chapter', [], [1, 30]],
  ['of another one', [nextClicked], [2, 30]],
])('goes back after a pause %s that has played since', async (_, clicks, to) => {
  const { fire, pass, place, play } = await restored();
  for (const click of [...clicks, playClicked]) await fire(click);
  play(60);
  await fire(pauseClicked);
  await pass(hour);
  await fire(playClicked);
  expect(place()).toEqual(to);
});
