import { expect, it } from 'vitest';

import { isMute, stillnessAfter } from './stillness';

it.each([
  ['a playing media that does not move', 'playing', 40, 40, 2],
  ['a playing media that moves', 'playing', 40, 44, 0],
  ['a jump back', 'playing', 40, 10, 0],
  ['a wait for data', 'loading', 40, 40, 0],
  ['a pause', 'paused', 40, 40, 0],
  ['the end', 'ended', 40, 40, 0],
] as const)('counts %s', (_, status, before, now, still) => {
  expect(stillnessAfter(1, { status, before, now })).toBe(still);
});

it('does not conclude from one look', () => {
  expect([0, 1, 2, 3].map(isMute)).toEqual([false, false, true, true]);
});
