import { render } from '@testing-library/react';
import { expect, it, test } from 'vitest';

import { Moon } from './moon';
import { moonFraction } from './moon-fraction';

const lit = (fraction: number) =>
  render(<Moon fraction={fraction} />)
    .container.querySelector('path')
    ?.getAttribute('d');

test.each([
  [0, 'M12 1A11 11 0 0 1 12 23A11 11 0 0 0 12 1Z'],
  [0.25, 'M12 1A11 11 0 0 1 12 23A5.5 11 0 0 0 12 1Z'],
  [0.5, 'M12 1A11 11 0 0 1 12 23A0 11 0 0 0 12 1Z'],
  [0.75, 'M12 1A11 11 0 0 1 12 23A5.5 11 0 0 1 12 1Z'],
  [1, 'M12 1A11 11 0 0 1 12 23A11 11 0 0 1 12 1Z'],
  [Number.NaN, 'M12 1A11 11 0 0 1 12 23A11 11 0 0 0 12 1Z'],
])('a moon of which %s is lit', (fraction, path) => {
  expect(lit(fraction)).toBe(path);
});

test.each([
  [10 * 60, 0.1, 0.25],
  [20 * 60, 0.25, 0.35],
  [3600, 0.45, 0.55],
  [4 * 3600, 0.75, 0.85],
])('%s seconds show a moon between %s and %s', (seconds, min, max) => {
  expect(moonFraction(seconds)).toBeGreaterThan(min);
  expect(moonFraction(seconds)).toBeLessThan(max);
});

it('is full from ten hours on, and a thin crescent for nothing and for an unknown duration', () => {
  expect([36_000, 100_000, 0, -5, Number.NaN].map(moonFraction)).toEqual([1, 1, 0.08, 0.08, 0.08]);
});

it('tells the titles of one evening apart', () => {
  const [short, middle, long] = [14, 19, 22].map((minutes) => moonFraction(minutes * 60));
  expect(middle! - short!).toBeGreaterThan(0.02);
  expect(long! - middle!).toBeGreaterThan(0.02);
});
