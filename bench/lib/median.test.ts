import { expect, test } from 'vitest';
import { median } from './median';

test.each([
  ['the middle of an odd number', [30, 10, 20], 20],
  ['the mean of the two in the middle of an even number', [4, 1, 2, 100], 3],
  ['the only one', [7], 7],
])('is %s', (_, values, middle) => {
  expect(median(values)).toBe(middle);
});

test('does not reorder its argument', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('is NaN for an empty list, so that no budget holds by accident', () => {
  expect(median([])).toBeNaN();
});
