import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { httpError } from '@/shared/api/errors';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $status, pauseClicked, playClicked } from './playback';
import { $position, positionPicked } from './position';
import {
  $chapter,
  bookRequested,
  chapterPicked,
  chapterProgressed,
  nextClicked,
  previousClicked,
  sampleRequested,
} from './queue';
import { $hasSmartRewind, smartRewindToggled } from './resume';
import { playerShown } from './shown';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The first chapter was paused at a second of its 100. */
async function pausedAt(
  second: number,
  {
    settings,
    answers = playerAnswers,
  }: { settings?: object; answers?: Record<string, unknown> } = {},
) {
  const { scope, engine, storage } = await createTestScope({
    answers,
    ...(settings && { storage: { 'local:settings': JSON.stringify(settings) } }),
  });
  const fire = async (unit: unknown, params?: unknown) => {
    void allSettled(unit as typeof positionPicked, { scope, params: params as number });
    await vi.advanceTimersByTimeAsync(0);
  };
  await fire(bookRequested, { item: anItem() });
  await fire(playerShown);
  const pause = async (time: number) => {
    engine.emit('playing', { time, duration: 100 });
    engine.emit('timeupdate', { time, duration: 100 });
    await fire(pauseClicked);
    engine.emit('pause', { time, duration: 100, isPaused: true });
  };
  await pause(second);
  return {
    scope,
    fire,
    pause,
    engine,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    place: () => [scope.getState($chapter)?.chapterId, scope.getState($position)],
    stored: () => JSON.parse(storage.get('local:settings') ?? 'null') as unknown,
  };
}

it.each([
  [9_999, 50],
  [10_000, 47],
  [minute, 40],
  [10 * minute, 30],
  [60 * minute, 20],
])('after a pause of %s ms at second 50 it goes on at second %s', async (ms, second) => {
  const { fire, pass, place } = await pausedAt(50);
  await pass(ms);
  await fire(playClicked);
  expect(place()).toEqual([1, second]);
});

it("never goes back before the chapter's start", async () => {
  const { fire, pass, place } = await pausedAt(12);
  await pass(60 * minute);
  await fire(playClicked);
  expect(place()).toEqual([1, 0]);
});

it('measures each pause by itself, and does not seek after a short one', async () => {
  const { fire, engine, pause, pass, place } = await pausedAt(50);
  const seeks = () => engine.calls.filter(([name]) => name === 'seek');
  await pass(1000);
  await fire(playClicked);
  await pass(minute);
  await pause(80);
  await pass(1000);
  await fire(playClicked);
  expect([place(), seeks()]).toEqual([[1, 80], []]);
});

it.each([
  ['counts a pause on that has not ended', 1000, minute],
  ['goes back once', minute, 0],
])('%s, although the first press of play was refused', async (_, before, between) => {
  const { fire, engine, pass, place } = await pausedAt(50);
  engine.refuseToPlay();
  await pass(before);
  await fire(playClicked);
  await pass(between);
  await fire(playClicked);
  expect(place()).toEqual([1, 40]);
});

it('goes back once for each pause', async () => {
  const { fire, pause, pass, place } = await pausedAt(50);
  await pass(minute);
  await fire(playClicked);
  expect(place()).toEqual([1, 40]);
  await pause(45);
  await pass(1000);
  await fire(playClicked);
  expect(place()).toEqual([1, 45]);
});

it.each(['failed', 'noOutput'] as const)(
  'goes on at the exact second after the error %s, however often play fails',
  async (error) => {
    const { fire, engine, pass, place } = await pausedAt(50);
    await fire(playClicked);
    const now = { time: 50, duration: 100 };
    engine.emit('playing', now);
    for (let failures = 0; failures < 2; failures += 1) {
      engine.emit(error, { ...now, isPaused: true });
      await pass(minute);
      await fire(playClicked);
      expect(place()).toEqual([1, 50]);
    }
  },
);

it.each([
  [['GET /api/stream/playlist/1']],
  [['POST /api/library/single-item/1001', 'GET /api/stream/playlist/1']],
])('begins exactly at the place of a picked title although %s failed', async (calls) => {
  const answers: Record<string, unknown> = { ...playerAnswers };
  const { scope, fire, pass, place } = await pausedAt(50, { answers });
  let press = () => fire(bookRequested, { item: anItem() });
  for (const call of calls) {
    answers[call] = () => {
      throw httpError(500, '', null);
    };
    await press();
    expect(scope.getState($status)).toBe('paused');
    Object.assign(answers, playerAnswers);
    await pass(minute);
    press = () => fire(playClicked);
  }
  await press();
  expect(place()).toEqual([1, 50]);
});

it('begins exactly at the place of a picked title that the browser has refused to play', async () => {
  const { scope, fire, engine, pass, place } = await pausedAt(50);
  engine.refuseToPlay();
  await fire(bookRequested, { item: anItem() });
  expect(scope.getState($status)).toBe('paused');
  await pass(minute);
  await fire(playClicked);
  expect(place()).toEqual([1, 50]);
});

it('goes back after a pause that follows an error', async () => {
  const { fire, engine, pause, pass, place } = await pausedAt(50);
  engine.emit('failed', { time: 50, duration: 100, isPaused: true });
  await fire(playClicked);
  await pause(60);
  await pass(minute);
  await fire(playClicked);
  expect(place()).toEqual([1, 50]);
});

it('still goes back when the stream fails during a pause', async () => {
  const { fire, engine, pass, place } = await pausedAt(50);
  await pass(minute);
  engine.emit('failed', { time: 50, duration: 100, isPaused: true });
  await pass(9 * minute);
  await fire(playClicked);
  expect(place()).toEqual([1, 30]);
});

it('goes on at the exact second when the stream fails after play was pressed', async () => {
  const { fire, engine, pass, place } = await pausedAt(50);
  await pass(1000);
  await fire(playClicked);
  engine.emit('failed', { time: 50, duration: 100, isPaused: true });
  await pass(minute);
  await fire(playClicked);
  expect(place()).toEqual([1, 50]);
});

it('obeys a position and a chapter that were picked during the pause', async () => {
  const { fire, pass, place } = await pausedAt(50);
  await fire(positionPicked, 70);
  await pass(60 * minute);
  await fire(playClicked);
  expect(place()).toEqual([1, 70]);
  const other = await pausedAt(50);
  await other.pass(minute);
  await other.fire(nextClicked);
  expect(other.place()).toEqual([2, 0]);
});

const sample = { item: anItem({ isSample: true }), duration: 60, startAt: 20 };
it.each<[string, unknown, unknown, readonly [chapterId: number, position: number]]>([
  ['the next chapter', nextClicked, undefined, [3, 40]],
  ['the previous one', previousClicked, undefined, [1, 40]],
  ['a chapter of the list', chapterPicked, 0, [1, 40]],
  ['the chapter of a link', bookRequested, { item: anItem(), chapterId: 3 }, [3, 40]],
  ['a sample', sampleRequested, sample, [0, 20]],
])('does not go back in %s, which was chosen during the pause', async (_, unit, params, start) => {
  const { fire, pause, pass, place } = await pausedAt(50);
  await fire(nextClicked);
  await pause(50);
  for (const chapterId of [1, 3])
    await fire(chapterProgressed, { audioBookId: 1001, chapterId, durationPlayed: 40 });
  await pass(minute);
  await fire(unit, params);
  await fire(playClicked);
  expect(place()).toEqual(start);
});

it('can be switched off, which the device remembers', async () => {
  const { scope, fire, pass, place, stored } = await pausedAt(50, {
    settings: { theme: 'dark', textSize: 100 },
  });
  expect(scope.getState($hasSmartRewind)).toBe(true);
  await fire(smartRewindToggled);
  expect(stored()).toEqual({ theme: 'dark', textSize: 100, smartRewind: false });
  await pass(60 * minute);
  await fire(playClicked);
  expect(place()).toEqual([1, 50]);
});

it('stays off where the device says so', async () => {
  const { scope, fire } = await pausedAt(50, { settings: { smartRewind: false } });
  expect(scope.getState($hasSmartRewind)).toBe(false);
  await fire(smartRewindToggled);
  expect(scope.getState($hasSmartRewind)).toBe(true);
});
