import { expect, it, vi } from 'vitest';

import type { Gesture } from '../../recording/recorder';
import { createFollower } from './follower';

const press = (name: string): Gesture => ({ kind: 'click', at: 0, role: 'button', name });

it('repeats gestures in their order, also after one that failed', async () => {
  const performed: string[] = [];
  const page = {
    __performGesture: (gesture: Gesture) => {
      if (!('name' in gesture) || gesture.name === 'broken') throw new Error('broken');
      performed.push(gesture.name);
      return true;
    },
  };
  const frame = { contentWindow: page } as unknown as HTMLIFrameElement;
  const { follow } = createFollower(
    () => Promise.resolve(frame),
    () => undefined,
  );
  const results = await Promise.allSettled(
    ['one', 'broken', 'two', 'three'].map((name) => follow(press(name))),
  );
  expect(results.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
  ]);
  expect(performed).toEqual(['one', 'two', 'three']);
});

it('gives a slower phone five seconds to show the element of a gesture', async () => {
  vi.useFakeTimers();
  try {
    const start = Date.now();
    const isThere = (after: number) => () => Date.now() - start >= after;
    const followed = async (after: number) => {
      const page = { __performGesture: isThere(after) };
      const frame = { contentWindow: page } as unknown as HTMLIFrameElement;
      const { follow } = createFollower(
        () => Promise.resolve(frame),
        () => undefined,
      );
      return follow(press('one'));
    };
    const results = Promise.all([4900, 5200].map(followed));
    await vi.advanceTimersByTimeAsync(6000);
    expect(await results).toEqual([true, false]);
  } finally {
    vi.useRealTimers();
  }
});
