import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';

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

it('does not mind what a tab with a newer version of the app says', async () => {
  const scope = fork();
  const changed = watchCalls(keptChangedElsewhere, scope);
  await allSettled(watchKeptTabsFx, { scope });
  const newerTab = new BroadcastChannel('shenidar-kept-books');
  for (const message of ['moved', 'toString', null, { kind: 'changed' }, 'changed'])
    newerTab.postMessage(message);
  await expect.poll(() => changed).toHaveLength(1);
  newerTab.close();
});

it('is alone, and content with that, in a browser without channels', async () => {
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', undefined);
  const tabs = await import('./kept-tabs');
  const scope = fork();
  expect((await allSettled(tabs.watchKeptTabsFx, { scope })).status).toBe('done');
  const told = await allSettled(tabs.announceKeptFx, { scope, params: 'changed' });
  expect(told.status).toBe('done');
});
