import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { nativeEventReceived } from './native-events';
import { $nativeState, $nativeTab } from './native-state';

const numbered = (from: number, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${from + index}`, index]));

function received() {
  const scope = fork();
  const send = (payload: Readonly<Record<string, unknown>>) =>
    allSettled(nativeEventReceived, { scope, params: { name: 'nativeState', payload } });
  return { scope, send, state: () => scope.getState($nativeState) };
}

it('merges the updates of the wrapper', async () => {
  const { send, state } = received();
  expect(state()).toEqual({});
  await send({ theme: 'dark', size: 1 });
  await send({ size: 2 });
  expect(state()).toEqual({ theme: 'dark', size: 2 });
});

it('holds 200 entries, and ignores an update that would exceed them', async () => {
  const { send, state } = received();
  await send(numbered(0, 200));
  expect(Object.keys(state())).toHaveLength(200);
  await send({ key0: 'new' });
  expect(state()['key0']).toBe('new');
  await send({ key0: 'newer', another: 1 });
  expect(state()).toEqual({ ...numbered(0, 200), key0: 'new' });
});

it('knows the tab of the native bar', async () => {
  const { scope } = received();
  expect(scope.getState($nativeTab)).toBeNull();
  const params = { name: 'tabChanged', payload: { tab: 'library' } } as const;
  await allSettled(nativeEventReceived, { scope, params });
  expect(scope.getState($nativeTab)).toBe('library');
  expect(scope.getState($nativeState)).toEqual({});
});
