import { expect, it } from 'vitest';
import { testLanes } from './test-steps';

it('has every step', () => {
  expect(testLanes.flat().map(({ name }) => name)).toEqual([
    ...['lint', 'unit', 'format', 'types', 'build', 'bytes', 'purity', 'browser', 'engines'],
  ]);
});

it('opens builds only where they were made', () => {
  const needing = testLanes.flat().filter(({ needs }) => needs === 'build');
  expect(needing.map(({ name }) => name)).toEqual(['bytes', 'purity', 'browser', 'engines']);
});
