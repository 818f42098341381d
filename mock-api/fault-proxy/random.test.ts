import { expect, it } from 'vitest';

import { createRandom } from './random';

const firstOf = (seed: number) => Array.from({ length: 3 }, createRandom(seed));

it('repeats its numbers for the same seed alone', () => {
  expect(firstOf(7)).toEqual(firstOf(7));
  expect(new Set([0, 1, 7, -7].flatMap(firstOf)).size).toBe(12);
});
