import { expect, test } from 'vitest';

import { daysLeft, shareLeft } from './days-left';

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

test.each([
  ['2025-12-22T00:00:00Z', '2026-01-11T00:00:00Z', 0.5],
  ['2026-01-02T00:00:00Z', '2026-01-11T00:00:00Z', 1],
  ['2025-12-01T00:00:00Z', '2025-12-31T00:00:00Z', 0],
  ['2026-01-11T00:00:00Z', '2026-01-11T00:00:00Z', null],
  ['', '2026-01-11T00:00:00Z', null],
  ['2025-12-22T00:00:00Z', 'soon', null],
])('of the time from %s to %s the share %s is left', (startedAt, endsAt, expected) => {
  expect(shareLeft({ startedAt, endsAt }, now)).toBe(expected);
});
