import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import {
  announceKeptFx,
  keptChangedElsewhere,
  keptReleasedElsewhere,
  watchKeptTabsFx,
} from './kept-tabs';

it('tells the other tabs what has happened, and hears them, but not itself', async () => {
  const scope = fork();
  const changed = watchCalls(keptChangedElsewhere, scope);
  const released = watchCalls(keptReleasedElsewhere, scope);
  await allSettled(watchKeptTabsFx, { scope });
  const otherTab = new BroadcastChannel('shenidar-kept-books');
  const heard: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => heard.push(data));
  await allSettled(announceKeptFx, { scope, params: 'changed' });
  await allSettled(announceKeptFx, { scope, params: 'released' });
  await expect.poll(() => heard).toEqual(['changed', 'released']);
  expect([changed.length, released.length]).toEqual([0, 0]);
  otherTab.postMessage('changed');
  otherTab.postMessage('changed');
  otherTab.postMessage('released');
  await expect.poll(() => [changed.length, released.length]).toEqual([2, 1]);
  otherTab.close();
});
