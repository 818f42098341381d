import { expect, test } from 'vitest';
import { ratioBudget } from './report';

test.each([
  [1.25, true],
  [1.2501, false],
  [Number.NaN, false],
])('a ratio of %d to a limit of 1.25: holds is %s', (ratio, holds) => {
  expect(ratioBudget('JS', ratio, 1.25, 'the floor').holds).toBe(holds);
});
