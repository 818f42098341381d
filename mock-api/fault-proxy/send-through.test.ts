import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { sendThrough } from './send-through';
import type { Toxic } from './toxics';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a toxic did to an answer of so many bytes: each step with its time in milliseconds. */
async function stepsOf(toxic: Toxic, { length = 1000, random = 0.5, closesAfter = Infinity } = {}) {
  const steps: (readonly [ms: number, what: number | string])[] = [];
  const begun = Date.now();
  const note = (what: number | string) => steps.push([Date.now() - begun, what]);
  const socket = Object.assign(new EventEmitter(), {
    destroyed: false,
    setNoDelay: () => undefined,
    write: (bytes: Buffer, done: () => void) => {
      note(bytes.length);
      socket.destroyed = steps.length >= closesAfter;
      done();
    },
    end: (bytes?: Buffer) => {
      if (bytes) note(bytes.length);
      note('end');
    },
    destroy: () => note('destroy'),
    resetAndDestroy: () => note('reset'),
  });
  const sent = sendThrough(
    socket as unknown as Socket,
    Buffer.alloc(length, 'x'),
    toxic,
    () => random,
  );
  await vi.runAllTimersAsync();
  await sent;
  return steps;
}

it.each([100, 1000, 10_000, 64_000])('sends %d bytes in a second', async (bytesPerSecond) => {
  const steps = await stepsOf({ type: 'bandwidth', bytesPerSecond }, { length: bytesPerSecond });
  const sizes = steps.flatMap(([, what]) => (typeof what === 'number' ? [what] : []));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytesPerSecond);
  // The last piece leaves when the second ends.
  expect(steps.at(-1)).toEqual([950, 'end']);
});

it.each<[string, Toxic, number, unknown[]]>([
  [
    'a latency',
    { type: 'latency', ms: 300 },
    0.5,
    [
      [300, 1000],
      [300, 'end'],
    ],
  ],
  [
    'a short latency',
    { type: 'latency', ms: 300, jitterMs: 100 },
    0,
    [
      [200, 1000],
      [200, 'end'],
    ],
  ],
  [
    'a late close',
    { type: 'slow_close', ms: 300 },
    0.5,
    [
      [0, 1000],
      [300, 'end'],
    ],
  ],
  [
    'a limit',
    { type: 'limit_data', bytes: 0 },
    0.5,
    [
      [0, 0],
      [0, 'end'],
    ],
  ],
  [
    'a timeout',
    { type: 'timeout', afterBytes: 7, ms: 300 },
    0.5,
    [
      [0, 7],
      [300, 'destroy'],
    ],
  ],
  ['a timeout without an end', { type: 'timeout' }, 0.5, []],
  ['a reset', { type: 'reset_peer', ms: 300 }, 0.5, [[300, 'reset']]],
  [
    'a reset at once',
    { type: 'reset_peer', afterBytes: 7 },
    0.5,
    [
      [0, 7],
      [0, 'reset'],
    ],
  ],
  [
    'pieces',
    { type: 'slicer', averageBytes: 400, variationBytes: 100, delayMs: 30 },
    1,
    [
      [0, 500],
      [30, 500],
      [30, 'end'],
    ],
  ],
])('keeps the numbers of %s', async (_, toxic, random, expected) => {
  expect(await stepsOf(toxic, { random })).toEqual(expected);
});

it('sends at least one byte at a time', async () => {
  const toxic: Toxic = { type: 'slicer', averageBytes: 1, variationBytes: 9 };
  const sizes = (await stepsOf(toxic, { length: 3, random: 0 })).map(([, what]) => what);
  expect(sizes).toEqual([1, 1, 1, 'end']);
});

it('sends no more pieces to a caller who has closed the connection', async () => {
  const toxic: Toxic = { type: 'slicer', averageBytes: 100, delayMs: 30 };
  expect(await stepsOf(toxic, { closesAfter: 2 })).toEqual([
    [0, 100],
    [30, 100],
    [60, 'end'],
  ]);
});
