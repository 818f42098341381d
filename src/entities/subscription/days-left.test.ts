import { expect, test } from 'vitest';

import { daysLeft } from './days-left';

const now = Date.UTC(2026, 0, 1);

test.each([
  ['2026-01-11T00:00:00Z', 10],
  ['2026-01-10T00:00:01Z', 10],
  ['2026-01-01T00:00:01Z', 1],
  ['2026-01-01T00:00:00Z', 0],
  ['2025-12-01T00:00:00Z', 0],
  ['soon', null],
])('counts the days until %s: %s', (end, expected) => {
  expect(daysLeft(end, now)).toBe(expected);
});
