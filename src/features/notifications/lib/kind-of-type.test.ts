import { expect, test } from 'vitest';

import { kindOfType } from './kind-of-type';

test.each([
  [0, 'other'],
  [1, 'warning'],
  [2, 'error'],
  [3, 'other'],
  [4, 'info'],
  [7, 'other'],
  [-1, 'other'],
  [0.5, 'other'],
  [NaN, 'other'],
] as const)('type %d is %s', (type, kind) => {
  expect(kindOfType(type)).toBe(kind);
});
