import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { nativeEventReceived } from './native-events';
import { $nativeState, $nativeTab } from './native-state';

it('keeps the latest value of each key, and the last tab', async () => {
  const scope = fork();
  const update = (payload: Record<string, unknown>) =>
    allSettled(nativeEventReceived, { scope, params: { name: 'nativeState', payload } });
  await update({ theme: 'light', volume: 0 });
  await update({ theme: 'dark', font: 'large' });
  expect(scope.getState($nativeState)).toEqual({ theme: 'dark', volume: 0, font: 'large' });
  for (const tab of ['profile', 'library'] as const)
    await allSettled(nativeEventReceived, {
      scope,
      params: { name: 'tabChanged', payload: { tab } },
    });
  expect(scope.getState($nativeTab)).toBe('library');
});

it('ignores an update that would exceed the limit of keys', async () => {
  const scope = fork();
  const update = (count: number) => {
    const entries = Array.from({ length: count }, (_, index) => [`key ${index}`, index]);
    const payload = Object.fromEntries(entries) as Record<string, unknown>;
    return allSettled(nativeEventReceived, { scope, params: { name: 'nativeState', payload } });
  };
  await update(200);
  await update(201);
  expect(Object.keys(scope.getState($nativeState))).toHaveLength(200);
});
