import { expect, it } from 'vitest';
import { createNewest } from './newest';

it('keeps the values that were set or read last', () => {
  const newest = createNewest<number>(2);
  newest.set('a', 1);
  newest.set('b', 2);
  expect(newest.get('a')).toBe(1);
  newest.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => newest.get(key))).toEqual([1, undefined, 3]);
});
