import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { logRequested } from '@/features/logs/model';
import { bookRequested } from '@/features/player/model/queue';
import { nativeEventReceived } from '@/shared/bridge/native-events';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import '@/features/player/model/playback';
import '../../wiring/telemetry';
import '../page-wiring/native-telemetry';
import './app-lifecycle';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const passed = () => vi.advanceTimersByTimeAsync(0);

async function wrapped() {
  const test = await createTestScope({ answers: playerAnswers });
  const calls = await connectFakeWrapper(test.scope, { without: ['openPlayer'] });
  void allSettled(pageModelsStarted, { scope: test.scope });
  const pause = () => {
    const params = { name: 'appPaused', payload: null } as const;
    void allSettled(nativeEventReceived, { scope: test.scope, params });
    return passed();
  };
  return { ...test, calls, pause };
}

it('sends the log at once when the app is paused', async () => {
  const { scope, calls, pause } = await wrapped();
  const params = { level: 'warning' as const, message: 'A line' };
  void allSettled(logRequested, { scope, params });
  await passed();
  expect(calls).toEqual([]);
  await pause();
  expect(calls).toMatchObject([{ method: 'sendEvent', args: { name: 'logBatch' } }]);
  expect(JSON.stringify(calls)).toContain('A line');
});

it('saves the position when the app is paused', async () => {
  const { scope, engine, storage, pause } = await wrapped();
  void allSettled(bookRequested, { scope, params: { item: anItem() } });
  await passed();
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 42, duration: 100 });
  await pause();
  expect(storage.get('local:CHAPTERS_IN_LOCAL')).toContain('"durationPlayed":42');
});
