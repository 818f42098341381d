import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineDriver } from './engine-driver';
import { mediaFollows, plays, standsAt } from './steps';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that answers these values one after the other, and the last of them from then on. */
function page(read: (expression: string) => readonly unknown[]): EngineDriver {
  const counts = new Map<string, number>();
  const unexpected = () => Promise.reject(new Error('This test did not expect it.'));
  const answer = async (expression: string) => {
    const values = read(expression);
    const count = counts.get(expression) ?? 0;
    counts.set(expression, count + 1);
    return values[Math.min(count, values.length - 1)];
  };
  return {
    ...{ version: 'Fake 1', open: unexpected, click: unexpected, type: unexpected },
    ...{ screenshot: unexpected, quit: unexpected },
    read: answer as EngineDriver['read'],
  };
}

/** Lets a minute pass, more than any step waits. */
async function outcome(step: Promise<void>): Promise<string> {
  const settled = step.then(
    () => 'holds',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
}

it.each([
  ['advances', [0, 4, 4, 4.2], 'holds'],
  ['stands still', [0, 4, 4], 'the position advances: last seen 4'],
  ['is that of nothing', [0], 'something plays: last seen 0'],
])('hears something when the position %s', async (_what, positions, expected) => {
  expect(await outcome(plays(page(() => positions)))).toBe(expected);
});

it.each([
  [31, 'holds'],
  [32.1, 'the bar stands at second 30.0: last seen {"place":32.1,"length":60}'],
  [1, 'the bar stands at second 30.0: last seen {"place":1,"length":60}'],
])('takes a bar at %s for second 30: %s', async (place, expected) => {
  expect(
    await outcome(
      standsAt(
        page(() => [{ place, length: 60 }]),
        30,
      ),
    ),
  ).toBe(expected);
});

it.each([
  ['where the bar is', { place: 30.5, length: 59.8 }, true],
  ['at another second', { place: 1, length: 60 }, false],
  ['in another chapter', { place: 30, length: 80 }, false],
  ['nowhere', null, false],
])('compares the media, which is %s, with the bar', async (_where, media, holds) => {
  const bar = { place: 30, length: 60 };
  const read = (expression: string) => [expression.includes('engineTools') ? media : bar];
  const said = await outcome(mediaFollows(page(read)));
  expect(said === 'holds').toBe(holds);
});
