import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

// The playback model loads what the queue opens.
import './playback';
import {
  $duration,
  $position,
  positionPicked,
  seekBackClicked,
  seekForwardClicked,
} from './position';
import { bookRequested } from './queue';

async function atSecond(time: number) {
  const test = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope: test.scope, params: { item: anItem() } });
  test.engine.emit('timeupdate', { time, duration: 100 });
  return test;
}

it.each([
  ['30 s on', 20, seekForwardClicked, 50],
  ['no further than the end', 90, seekForwardClicked, 100],
  ['10 s back', 20, seekBackClicked, 10],
  ['no further back than the start', 4, seekBackClicked, 0],
] as const)('goes %s', async (_, from, clicked, to) => {
  const { scope, engine } = await atSecond(from);
  await allSettled(clicked, { scope });
  expect(engine.calls.at(-1)).toEqual(['seek', to]);
  expect(scope.getState($position)).toBe(to);
});

it.each([
  [-5, 0],
  [1e9, 100],
  [Number.NaN, 0],
])('brings the wished second %s to %s', async (wished, second) => {
  const { scope, engine } = await atSecond(10);
  await allSettled(positionPicked, { scope, params: wished });
  expect(engine.calls.at(-1)).toEqual(['seek', second]);
});

it('shows the length that the API told until the media tells its own', async () => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  expect(scope.getState($duration)).toBe(100);
  engine.emit('durationchange', { duration: 98.5 });
  expect(scope.getState($duration)).toBe(98.5);
});
