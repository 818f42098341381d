import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { smallIndicator } from './indicators';

const { started, ended, $waiting } = smallIndicator;
const waiting = { text: 'Opening', hidesItself: true };
const endless = { text: 'Paying', hidesItself: false };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const scope = fork();
  const shown = () => scope.getState($waiting)?.text ?? null;
  const start = (params = waiting) => allSettled(started, { scope, params });
  const end = () => allSettled(ended, { scope });
  return { shown, start, end, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

it('stays for half a second after the end', async () => {
  const { shown, start, end, pass } = open();
  await start();
  await pass(1000);
  await end();
  await pass(499);
  expect(shown()).toBe('Opening');
  await pass(1);
  expect(shown()).toBeNull();
});

it('disappears after 5 s without an end where that was asked for', async () => {
  const { shown, start, pass } = open();
  await start();
  await pass(4999);
  expect(shown()).toBe('Opening');
  await pass(1);
  expect(shown()).toBeNull();
});

it('otherwise waits for the end', async () => {
  const { shown, start, end, pass } = open();
  await start(endless);
  await pass(60_000);
  expect(shown()).toBe('Paying');
  await end();
  await pass(500);
  expect(shown()).toBeNull();
});

it('shows the newest for its whole time, whatever an older one had left', async () => {
  const { shown, start, end, pass } = open();
  await start();
  await pass(4000);
  await end();
  await start({ ...waiting, text: 'Opening another' });
  await pass(4999);
  expect(shown()).toBe('Opening another');
  await pass(1);
  expect(shown()).toBeNull();
});

it('has nothing to end before a start', async () => {
  const { shown, start, end, pass } = open();
  await end();
  await pass(400);
  await start();
  await pass(400);
  expect(shown()).toBe('Opening');
});
