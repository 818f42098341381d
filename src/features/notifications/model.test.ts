import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { $notification, dismissClicked, heldChanged, notificationRequested } from './model';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failed = { kind: 'error', text: 'It failed' } as const;

function begin() {
  const scope = fork();
  return {
    changes: watchCalls($notification, scope),
    shown: () => scope.getState($notification)?.text ?? null,
    request: (text: string) =>
      void allSettled(notificationRequested, { scope, params: { ...failed, text } }),
    hold: (isHeld: boolean) => void allSettled(heldChanged, { scope, params: isHeld }),
    dismiss: () => void allSettled(dismissClicked, { scope }),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

it('stays for five seconds', async () => {
  const { request, shown, pass } = begin();
  request('A');
  await pass(4999);
  expect(shown()).toBe('A');
  await pass(1);
  expect(shown()).toBeNull();
});

it('is replaced by the newest, which has its own five seconds', async () => {
  const { request, shown, pass } = begin();
  request('A');
  await pass(4000);
  request('B');
  await pass(4999);
  expect(shown()).toBe('B');
  await pass(1);
  expect(shown()).toBeNull();
});

it('announces a repeated text once, and shows it longer', async () => {
  const { request, shown, changes, pass } = begin();
  for (let count = 0; count < 99; count += 1) request('A');
  await pass(3000);
  request('A');
  await pass(4999);
  expect(shown()).toBe('A');
  await pass(1);
  expect(changes.map((notification) => notification?.text ?? null)).toEqual(['A', null]);
});

it('is announced again after it has disappeared', async () => {
  const { request, changes, pass } = begin();
  request('A');
  await pass(5000);
  request('A');
  expect(changes).toHaveLength(3);
});

it('stays while it is held, and five seconds after its release', async () => {
  const { request, hold, shown, pass } = begin();
  request('A');
  await pass(1000);
  hold(true);
  await pass(60_000);
  expect(shown()).toBe('A');
  hold(false);
  await pass(4999);
  expect(shown()).toBe('A');
  await pass(1);
  expect(shown()).toBeNull();
});

it('is closed by its button, and the next one is not held', async () => {
  const { request, hold, dismiss, shown, pass } = begin();
  request('A');
  hold(true);
  dismiss();
  expect(shown()).toBeNull();
  request('B');
  await pass(5000);
  expect(shown()).toBeNull();
});

it('is announced anew when the same words are no error any more', () => {
  const scope = fork();
  const changes = watchCalls($notification, scope);
  const request = (kind: 'error' | 'info') =>
    void allSettled(notificationRequested, { scope, params: { kind, text: 'A' } });
  request('error');
  request('info');
  request('info');
  expect(changes.map((each) => each?.kind)).toEqual(['error', 'info']);
});
