import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { announcePlayingFx, otherTabPlayed, watchPlayerTabsFx } from './player-tabs';

it('hears the other tabs, and not itself', async () => {
  const scope = fork();
  const played = watchCalls(otherTabPlayed, scope);
  await allSettled(watchPlayerTabsFx, { scope });
  await allSettled(announcePlayingFx, { scope });
  const otherTab = new BroadcastChannel('shenidar-player');
  const heard = new Promise((resolve) => {
    otherTab.addEventListener('message', resolve, { once: true });
  });
  await allSettled(announcePlayingFx, { scope });
  await heard;
  expect(played).toHaveLength(0);
  otherTab.postMessage('playing');
  await expect.poll(() => played).toHaveLength(1);
  otherTab.close();
});
