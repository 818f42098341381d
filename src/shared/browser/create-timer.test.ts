import { allSettled, createEvent, fork, sample } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { createTimer } from './create-timer';

const timer = createTimer(1000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function inScope() {
  const scope = fork();
  const passed = watchCalls(timer.passed, scope);
  return { scope, passed, start: () => allSettled(timer.started, { scope }) };
}

it('passes once after its time, and keeps no scope busy', async () => {
  const { passed, start } = inScope();
  await start();
  await vi.advanceTimersByTimeAsync(999);
  expect(passed).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(passed).toHaveLength(1);
});

it('begins anew with each start', async () => {
  const { passed, start } = inScope();
  await start();
  await vi.advanceTimersByTimeAsync(999);
  await start();
  await vi.advanceTimersByTimeAsync(999);
  expect(passed).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(passed).toHaveLength(1);
});

it('is stopped, also before it was started, and alone in its scope', async () => {
  const { scope, passed, start } = inScope();
  const other = inScope();
  await allSettled(timer.stopped, { scope });
  await start();
  await other.start();
  await allSettled(timer.stopped, { scope });
  await vi.advanceTimersByTimeAsync(1000);
  expect([passed.length, other.passed.length]).toEqual([0, 1]);
});

it('obeys the last of what comes at one moment', async () => {
  const { scope, passed } = inScope();
  const moment = createEvent();
  sample({ clock: moment, target: [timer.started, timer.started, timer.stopped] });
  await allSettled(moment, { scope });
  await vi.advanceTimersByTimeAsync(5000);
  expect(passed).toHaveLength(0);
});
