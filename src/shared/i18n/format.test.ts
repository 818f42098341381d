import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import {
  formatClock,
  formatDuration,
  formatHours,
  formatNumber,
  formatPercent,
  formatRate,
  formatSpokenTime,
  formatToman,
  splitDuration,
  toPersianDigits,
} from './format';

test.each([
  [0, '۰۰:۰۰'],
  [75, '۰۱:۱۵'],
  [3599.6, '۵۹:۵۹'],
  [3600, '۱:۰۰:۰۰'],
  [-5, '۰۰:۰۰'],
  [Number.NaN, '۰۰:۰۰'],
  [Number.POSITIVE_INFINITY, '۰۰:۰۰'],
])('shows %s s as the clock %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});

test.each([
  [0, '۰:۰۰'],
  [3599, '۰:۵۹'],
  [19_440, '۵:۲۴'],
  [360_000, '۱۰۰:۰۰'],
])('shows %s s as the hours %s', (seconds, shown) => {
  expect(formatHours(seconds)).toBe(shown);
});

test.each([
  [26_700, '۷ ساعت و ۲۵ دقیقه'],
  [7200, '۲ ساعت'],
  [300, '۵ دقیقه'],
  [20, 'کمتر از یک دقیقه'],
])('says the length of %s s as «%s»', (seconds, said) => {
  expect(formatDuration(seconds)).toBe(said);
});

test.each([
  [26_700, ['۷ ساعت', 'و ۲۵ دقیقه']],
  [7200, ['۲ ساعت', null]],
  [300, ['۵ دقیقه', null]],
])('splits the length of %s s into %j', (seconds, parts) => {
  expect(splitDuration(seconds)).toEqual(parts);
});

test.each([
  [750, '۱۲ دقیقه و ۳۰ ثانیه'],
  [0, '۰ ثانیه'],
  [3661, '۱ ساعت و ۱ دقیقه و ۱ ثانیه'],
])('speaks %s s as «%s»', (seconds, said) => {
  expect(formatSpokenTime(seconds)).toBe(said);
});

describe('money', () => {
  it('shows rial in Toman with parted thousands', () => {
    expect(formatToman(1_250_000)).toBe('۱۲۵٬۰۰۰ تومان');
  });

  it('shows 0 for a value that is not a number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.constant(Number.NaN)), (rial) => {
        expect(formatToman(rial)).not.toMatch(/NaN|Infinity|ناعدد|∞/);
      }),
    );
  });
});

describe('numbers like the platform’s own format for fa-IR', () => {
  const whole = new Intl.NumberFormat('fa-IR', {
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  });
  const rate = new Intl.NumberFormat('fa-IR', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

  it('parts the thousands of whole numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (value) => {
        expect(formatNumber(value)).toBe(whole.format(value));
      }),
    );
  });

  it('rounds as it does', () => {
    for (const value of [0.4, 0.5, 1.5, 999.5, 999_999.5, -0.4])
      expect(formatNumber(value)).toBe(whole.format(value));
  });

  it('rounds ratings as it does', () => {
    for (let hundredths = 0; hundredths <= 500; hundredths += 1)
      expect(formatRate(hundredths / 100)).toBe(rate.format(hundredths / 100));
  });
});

test.each([
  ...[formatNumber, formatToman, formatRate, formatPercent, formatClock],
  ...[formatHours, formatDuration, formatSpokenTime],
])('%o shows 0 for a value that is not a number', (format) => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
    expect(format(value)).toBe(format(0));
});

it('shows other numbers with Persian digits', () => {
  expect(formatNumber(12_345)).toBe('۱۲٬۳۴۵');
  expect(formatRate(4.25)).toBe('۴٫۳');
  expect(formatPercent(0.3)).toBe('٪۳۰');
  expect(toPersianDigits('v1.9')).toBe('v۱.۹');
});
