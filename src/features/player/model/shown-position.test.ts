import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

// The playback model loads the chapters that the queue opens.
import './playback';
import { bookRequested } from './queue';
import { $heardShare, $positionSeconds } from './shown-position';

it('changes the clock once a second, and the bar when it looks different', async () => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const seconds = watchCalls($positionSeconds.updates, scope);
  const shares = watchCalls($heardShare.updates, scope);
  for (let time = 0.25; time <= 6; time += 0.25)
    engine.emit('timeupdate', { time, duration: 3000 });
  expect(seconds).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shares).toEqual([0.001, 0.002]);
});

it('has no share without a duration', () => {
  expect(fork().getState($heardShare)).toBe(0);
});
