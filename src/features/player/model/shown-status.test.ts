import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { sampleRequested } from './queue';
import { $shownStatus } from './shown-status';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function playing() {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  const params = { item: anItem({ isSample: true }), duration: 60 };
  await allSettled(sampleRequested, { scope, params });
  const shown = () => scope.getState($shownStatus);
  return { engine, shown };
}

it('has ended before anything plays', async () => {
  const { scope } = await createTestScope();
  expect(scope.getState($shownStatus)).toBe('ended');
});

it('shows the first loading and its end at once', async () => {
  const { engine, shown } = await playing();
  expect(shown()).toBe('loading');
  engine.emit('playing');
  expect(shown()).toBe('playing');
});

it('does not show a short interruption', async () => {
  const { engine, shown } = await playing();
  engine.emit('playing');
  engine.emit('seeking');
  await vi.advanceTimersByTimeAsync(149);
  expect(shown()).toBe('playing');
  engine.emit('seeked');
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe('playing');
});

it('shows a long interruption', async () => {
  const { engine, shown } = await playing();
  engine.emit('playing');
  engine.emit('waiting');
  await vi.advanceTimersByTimeAsync(150);
  expect(shown()).toBe('loading');
  engine.emit('playing');
  expect(shown()).toBe('playing');
});

it('shows a pause during an interruption at once', async () => {
  const { engine, shown } = await playing();
  engine.emit('playing');
  engine.emit('seeking');
  engine.emit('pause');
  expect(shown()).toBe('paused');
});
