import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

// The playback model loads the chapters that the queue opens.
import './playback';
import { bookRequested } from './queue';
import { $heardShare, $positionSeconds } from './shown-position';

async function hear(until: number, duration: number) {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const seconds = watchCalls($positionSeconds.updates, scope);
  const shares = watchCalls($heardShare.updates, scope);
  for (let time = 0.25; time <= until; time += 0.25) engine.emit('timeupdate', { time, duration });
  return { seconds, shares };
}

it('changes the clock once a second, and the line of a long chapter with it, when it looks different', async () => {
  const { seconds, shares } = await hear(6, 1000);
  expect(seconds).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shares).toEqual([0.002, 0.004, 0.006]);
});

it('moves the line of a short chapter by a four hundredth', async () => {
  const { seconds, shares } = await hear(1, 100);
  expect(seconds).toEqual([1]);
  expect(shares).toEqual([0.0025, 0.005, 0.0075, 0.01]);
});

it('has no share without a duration', () => {
  expect(fork().getState($heardShare)).toBe(0);
});
