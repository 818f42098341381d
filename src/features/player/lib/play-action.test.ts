import { expect, test } from 'vitest';

import { playAction } from './play-action';

test.each([
  [false, 'playing', 'start'],
  [false, 'ended', 'start'],
  [true, 'playing', 'pause'],
  [true, 'loading', 'pause'],
  [true, 'paused', 'resume'],
  [true, 'ended', 'resume'],
] as const)('in the player: %s, %s: %s', (isInPlayer, status, action) => {
  expect(playAction(isInPlayer, status)).toBe(action);
});
