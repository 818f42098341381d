import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

// The playback model loads the chapters that the queue opens.
import './playback';
import {
  $duration,
  $position,
  positionPicked,
  seekBackClicked,
  seekForwardClicked,
} from './position';
import { bookRequested, nextClicked } from './queue';

async function atSecond(time: number) {
  const test = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope: test.scope, params: { item: anItem() } });
  test.engine.emit('timeupdate', { time, duration: 100 });
  return test;
}

it.each([
  ['30 s forward', 20, seekForwardClicked, 50],
  ['forward to the end at most', 90, seekForwardClicked, 100],
  ['10 s back', 20, seekBackClicked, 10],
  ['back to the start at most', 4, seekBackClicked, 0],
] as const)('seeks %s', async (_, from, clicked, to) => {
  const { scope, engine } = await atSecond(from);
  await allSettled(clicked, { scope });
  expect(engine.calls.at(-1)).toEqual(['seek', to]);
  expect(scope.getState($position)).toBe(to);
});

it.each([
  [-5, 0],
  [1e9, 100],
  [Number.NaN, 0],
])('clamps the picked position %s to %s', async (picked, second) => {
  const { scope, engine } = await atSecond(10);
  await allSettled(positionPicked, { scope, params: picked });
  expect(engine.calls.at(-1)).toEqual(['seek', second]);
});

it('shows the duration of the API until the media has one', async () => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  expect(scope.getState($duration)).toBe(100);
  engine.emit('durationchange', { duration: 98.5 });
  expect(scope.getState($duration)).toBe(98.5);
});

it('shows the duration of the next chapter from the API, until its own media is there', async () => {
  const { scope, engine } = await atSecond(20);
  engine.emit('durationchange', { duration: 98.5 });
  await allSettled(nextClicked, { scope });
  expect(scope.getState($duration)).toBe(100);
  engine.emit('durationchange', { duration: 97 });
  expect(scope.getState($duration)).toBe(97);
});
