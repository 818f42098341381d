import { expect, test } from 'vitest';

import { formatDate } from './format-date';

test.each([
  ['2026-03-21T12:00:00.000Z', '۱ فروردین ۱۴۰۵'],
  ['2025-12-04', '۱۳ آذر ۱۴۰۴'],
])('shows %s in the Persian calendar', (iso, expected) => {
  expect(formatDate(iso)).toBe(expected);
});

test.each(['', 'yesterday', '2026-99-99'])('shows nothing for %j', (iso) => {
  expect(formatDate(iso)).toBe('');
});
