import { expect, it, test } from 'vitest';

import { playerSpeeds } from '@/shared/storage/keys';

import { nextSpeed, speeds } from './speeds';

it('has the speeds of the product in their order', () => {
  expect(speeds).toEqual([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5]);
});

test.each([
  [1, 'faster', 1.25],
  [1, 'slower', 0.75],
  [0.5, 'slower', 0.5],
  [2.5, 'faster', 2.5],
  [0.5, 'faster', 0.75],
] as const)('from %s the step %s leads to %s', (speed, direction, expected) => {
  expect(nextSpeed(speed, direction)).toBe(expected);
});

it('can keep every speed, and no other that a hand has written', () => {
  const kept = (speed: number) => playerSpeeds.parse(JSON.stringify({ 1001: speed })) !== null;
  expect(speeds.filter((speed) => !kept(speed))).toEqual([]);
  expect([0.25, 2.75].filter(kept)).toEqual([]);
});
