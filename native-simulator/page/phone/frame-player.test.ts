import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createRecorder } from '../../recording/recorder';
import type { RecordedLaunch } from '../../recording/recording';
import { framePlayer, performInFrame } from './frame-player';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const launch: RecordedLaunch = {
  ...{ client: '10', environment: 'pwa', platform: 'web', path: '/', persona: null },
};

/** A player of a phone that starts and then reports nothing by itself. */
function player() {
  const recorder = createRecorder({ name: 'A', launch });
  const nothing = () => Promise.resolve();
  const controls = {
    ...{ start: nothing, emit: nothing, control: nothing, reload: nothing, visit: nothing },
    ...{ onGesture: () => undefined, tokensOf: () => Promise.resolve({}) },
    frame: () => Promise.resolve(undefined),
  };
  const opened = vi.fn();
  void framePlayer(controls, recorder).open('/').then(opened);
  return { recorder, opened };
}

it('is open as soon as the page reports something, and after a minute in any case', async () => {
  const { recorder, opened } = player();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(opened).not.toHaveBeenCalled();
  recorder.add({ kind: 'route', at: Date.now(), path: '/' });
  await vi.advanceTimersByTimeAsync(40);
  expect(opened).toHaveBeenCalledOnce();
  const silent = player();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(silent.opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(silent.opened).toHaveBeenCalledOnce();
});

it('waits for the element of a gesture until the time is over', async () => {
  const perform = vi.fn(() => false);
  const frame = () =>
    Promise.resolve({ contentWindow: { __performGesture: perform } } as never as HTMLIFrameElement);
  const press = { kind: 'press', key: 'Enter' } as const;
  const ended = vi.fn();
  void performInFrame(frame, press, () => undefined, 1000).then(ended);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(80);
  expect(ended.mock.calls).toEqual([[false]]);
  const again = vi.fn();
  void performInFrame(frame, press, () => undefined, 1000).then(again);
  await vi.advanceTimersByTimeAsync(500);
  perform.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(40);
  expect(again.mock.calls).toEqual([[true]]);
});
