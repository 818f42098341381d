import { execFileSync } from 'node:child_process';
import { expect, it, test } from 'vitest';

import { formatDate, formatDay, formatTimeOfDay } from './format-date';

test.each([
  ['2026-03-21T12:00:00.000Z', '۱ فروردین ۱۴۰۵'],
  ['2025-12-04', '۱۳ آذر ۱۴۰۴'],
])('shows %s in the Persian calendar', (iso, expected) => {
  expect(formatDate(iso)).toBe(expected);
});

test.each(['', 'yesterday', '2026-99-99'])('shows nothing for %j', (iso) => {
  expect(formatDate(iso)).toBe('');
});

// A process of its own, because the zone of a running one is fixed.
it('shows the day of the device, which differs from that of UTC', () => {
  const script = `
    import { formatDate } from './src/shared/i18n/format-date.ts';
    process.stdout.write(formatDate('2026-03-20T21:00:00.000Z'));
  `;
  const shownIn = (TZ: string) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, TZ },
    });
  expect(shownIn('Asia/Tehran')).toBe('۱ فروردین ۱۴۰۵');
  expect(shownIn('America/New_York')).toBe('۲۹ اسفند ۱۴۰۴');
});

test.each([
  [[23, 30, 59], '۲۳:۳۰'],
  [[0, 5, 0], '۰۰:۰۵'],
] as const)('shows the time of day %j as %s', ([hours, minutes, seconds], expected) => {
  expect(formatTimeOfDay(new Date(2026, 0, 1, hours, minutes, seconds).getTime())).toBe(expected);
});

test.each([
  ['2026-11-22', 'یکشنبه ۱ آذر'],
  ['2026-03-21', 'شنبه ۱ فروردین'],
  ['someday', ''],
])('shows the day %s as %j', (day, expected) => {
  expect(formatDay(day)).toBe(expected);
});
