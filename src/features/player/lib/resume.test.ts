import { expect, test } from 'vitest';

import { isStillAwake, rewindAfter } from './resume';

const second = 1000;
const minute = 60 * second;

test.each([
  [0, 0],
  [10 * second - 1, 0],
  [10 * second, 3],
  [minute - 1, 3],
  [minute, 10],
  [10 * minute, 20],
  [60 * minute - 1, 20],
  [60 * minute, 30],
  [8 * 60 * minute, 30],
])('after a pause of %s ms playback begins %s s earlier', (pause, rewind) => {
  expect(rewindAfter(pause)).toBe(rewind);
});

test('never more than the pause lasted, never less after a longer one, never more than 30 s', () => {
  const pauses = Array.from({ length: 5000 }, (_, index) => index * second);
  const rewinds = pauses.map(rewindAfter);
  expect(rewinds.every((rewind, index) => rewind * second <= (pauses[index] ?? 0))).toBe(true);
  expect(rewinds).toEqual([...rewinds].sort((one, other) => one - other));
  expect(Math.max(...rewinds)).toBe(30);
});

test.each([
  [0, true],
  [2 * minute, true],
  [2 * minute + 1, false],
])('%s ms after the sleep timer the listener is still awake: %s', (passed, isAwake) => {
  expect(isStillAwake(500, 500 + passed)).toBe(isAwake);
});
