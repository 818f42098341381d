import { allSettled, createEvent, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { createPause } from './create-pause';

const left = createEvent();
const closed = createEvent();
const pause = createPause<string>(900, [left, closed]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const scope = fork();
  return {
    ended: watchCalls(pause.ended, scope),
    start: (params: string) => void allSettled(pause.started, { scope, params }),
    fire: (unit: typeof left) => void allSettled(unit, { scope }),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

it('ends after its time with the value that it started with', async () => {
  const { ended, start, pass } = watched();
  start('a book');
  await pass(899);
  expect(ended).toEqual([]);
  await pass(1);
  expect(ended).toEqual(['a book']);
  await pass(5000);
  expect(ended).toEqual(['a book']);
});

it('begins anew with the second start, and the first never ends', async () => {
  const { ended, start, pass } = watched();
  start('first');
  await pass(500);
  start('second');
  await pass(899);
  expect(ended).toEqual([]);
  await pass(1);
  expect(ended).toEqual(['second']);
});

it.each([
  ['first', left],
  ['second', closed],
])('never ends once the %s unit has cancelled it, and starts again afterwards', async (_, unit) => {
  const { ended, start, fire, pass } = watched();
  start('cancelled');
  fire(unit);
  await pass(1000);
  expect(ended).toEqual([]);
  start('again');
  await pass(900);
  expect(ended).toEqual(['again']);
});
