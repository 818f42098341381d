import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';

import { $status, pauseClicked } from './playback';
import { bookRequested, nextClicked } from './queue';
import { $isStalled, stallRetryClicked } from './stall';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function playing() {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  const fire = async (unit: unknown, params?: unknown) => {
    void allSettled(unit as typeof bookRequested, { scope, params: params as never });
    await vi.advanceTimersByTimeAsync(0);
  };
  await fire(bookRequested, { item: anItem() });
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 40, duration: 100 });
  return {
    scope,
    engine,
    fire,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    isStalled: () => scope.getState($isStalled),
  };
}

it('says within 12 s that the sound is missing, and goes on by itself when it comes', async () => {
  const { scope, engine, pass, isStalled } = await playing();
  await pass(60_000);
  expect(isStalled()).toBe(false);
  engine.emit('waiting', { time: 40, duration: 100 });
  await pass(9999);
  expect(isStalled()).toBe(false);
  await pass(1);
  expect(isStalled()).toBe(true);
  expect(scope.getState($status)).toBe('loading');
  engine.emit('playing', { time: 40, duration: 100 });
  expect([isStalled(), scope.getState($status)]).toEqual([false, 'playing']);
});

it('counts anew for the chapter to which the listener goes on meanwhile', async () => {
  const { engine, fire, pass, isStalled } = await playing();
  engine.emit('waiting', { time: 40 });
  await pass(6000);
  await fire(nextClicked);
  await pass(9999);
  expect(isStalled()).toBe(false);
  await pass(1);
  expect(isStalled()).toBe(true);
});

it('says nothing of a short interruption, and of a pause', async () => {
  const { engine, fire, pass, isStalled } = await playing();
  engine.emit('waiting', { time: 40 });
  await pass(5000);
  engine.emit('playing', { time: 40 });
  engine.emit('waiting', { time: 41 });
  await pass(6000);
  expect(isStalled()).toBe(false);
  await fire(pauseClicked);
  await pass(60_000);
  expect(isStalled()).toBe(false);
});

it('fetches the stream anew at the exact second, and waits as long again', async () => {
  const { engine, fire, pass, isStalled } = await playing();
  engine.emit('waiting', { time: 40, duration: 100 });
  await pass(10_000);
  await fire(stallRetryClicked);
  expect(isStalled()).toBe(false);
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/1.m3u8', startAt: 40 });
  expect(engine.calls.at(-1)).toEqual(['play']);
  await pass(9999);
  expect(isStalled()).toBe(false);
  await pass(1);
  expect(isStalled()).toBe(true);
});

it('asks for the chapters anew that do not come, and goes to the picked one', async () => {
  const chapters = 'POST /api/library/single-item/1001';
  const answers: Record<string, unknown> = {
    ...playerAnswers,
    [chapters]: () => new Promise(() => undefined),
  };
  const { scope, engine } = await createTestScope({ answers });
  void allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 3 } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(scope.getState($isStalled)).toBe(true);
  answers[chapters] = threeChapters;
  void allSettled(stallRetryClicked, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(engine.sources).toEqual([{ url: '/hls/3.m3u8', startAt: 0 }]);
});
