import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { pageShown } from '@/shared/browser/page-shown';
import { anItem } from '@/testing/player-fixtures';
import { playingBook } from '@/testing/playing-book';

import { playClicked } from './playback';
import { positionPicked } from './position';
import { sampleRequested } from './queue';
import { $isDimmed } from './sleep-dimming';
import { sleepChosen, sleepReadRequested } from './sleep-timer';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A timer of five minutes has just ended the sound in the full player. */
async function asleep() {
  const test = await playingBook();
  const { scope, fire, emit, pass } = test;
  const page = { routeId: 'product', path: '/pdp/1001' };
  test.router.visit({ ...page, hash: '#player' });
  await fire(sleepChosen, 5);
  await pass(5 * minute + 59_000);
  emit('timeupdate', 90);
  expect(scope.getState($isDimmed)).toBe(true);
  await pass(1000);
  return {
    ...test,
    isDimmed: () => scope.getState($isDimmed),
    shrink: () => test.router.visit(page),
  };
}

it('stays dimmed when the timer has ended the sound', async () => {
  const { isDimmed, emit, pass } = await asleep();
  emit('pause', 90);
  await pass(10 * minute);
  expect(isDimmed()).toBe(true);
});

it('stays dimmed when the timer has ended with its chapter', async () => {
  const { scope, fire, emit, place, status } = await playingBook();
  await fire(sleepChosen, 'chapter');
  emit('timeupdate', 95);
  emit('ended', 100);
  await fire(sleepReadRequested);
  expect([place(), status()]).toEqual([[2, 0], 'paused']);
  expect(scope.getState($isDimmed)).toBe(true);
});

it.each([
  ['a timer is chosen', sleepChosen, 10],
  ['a place is picked', positionPicked, 5],
  [
    'another title is requested',
    sampleRequested,
    { item: anItem({ isSample: true }), duration: 60 },
  ],
  ['the page is shown again', pageShown, undefined],
] as const)('is bright again when %s', async (_what, unit, params) => {
  const { isDimmed, fire } = await asleep();
  await fire(unit, params);
  expect(isDimmed()).toBe(false);
});

it('is bright again when it was shrunk', async () => {
  const { isDimmed, shrink } = await asleep();
  shrink();
  expect(isDimmed()).toBe(false);
});

it('is bright again when it plays', async () => {
  const { isDimmed, fire, emit } = await asleep();
  await fire(playClicked);
  emit('playing', 90);
  expect(isDimmed()).toBe(false);
});

it('is not dimmed by a timer that has ended without sound', async () => {
  const { scope, fire, emit, pass } = await playingBook();
  await fire(sleepChosen, 5);
  emit('pause', 60);
  await pass(6 * minute);
  expect(scope.getState($isDimmed)).toBe(false);
});
