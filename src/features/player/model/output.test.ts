import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $isMute } from './output';
import { bookRequested } from './queue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function playing() {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  void allSettled(bookRequested, { scope, params: { item: anItem() } });
  await vi.advanceTimersByTimeAsync(0);
  engine.emit('playing', { duration: 100 });
  return {
    engine,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    isMute: () => scope.getState($isMute),
  };
}

it('notices within 12 s that a playing media does not move, until it does', async () => {
  const { engine, pass, isMute } = await playing();
  await pass(4000);
  expect(isMute()).toBe(false);
  await pass(8000);
  expect(isMute()).toBe(true);
  engine.emit('timeupdate', { time: 0.25, duration: 100 });
  expect(isMute()).toBe(false);
});

it('says nothing while the media moves, waits for data or is paused', async () => {
  const { engine, pass, isMute } = await playing();
  for (let time = 1; time < 10; time += 1) {
    engine.emit('timeupdate', { time, duration: 100 });
    await pass(4000);
    expect(isMute()).toBe(false);
  }
  for (const [type, isPaused] of [
    ['waiting', false],
    ['pause', true],
  ] as const) {
    engine.emit(type, { time: 9, duration: 100, isPaused });
    await pass(60_000);
    expect(isMute()).toBe(false);
  }
});
