import { describe, expect, it, test } from 'vitest';

import {
  fadeGain,
  isDimmed,
  shownMinutes,
  sleepLeft,
  sleepMoon,
  sleepOptions,
  timerOf,
  untilNextMinute,
} from './sleep';

const minute = 60_000;
const chapter = { position: 40, duration: 100, rate: 1 };

it('has the options of the product in their order', () => {
  expect(sleepOptions).toEqual(['off', 'chapter', 5, 10, 15, 30, 45, 60, 120]);
});

test.each([
  ['off', null],
  ['chapter', { option: 'chapter', endsAt: null }],
  [5, { option: 5, endsAt: 1000 + 6 * minute }],
  [120, { option: 120, endsAt: 1000 + 121 * minute }],
] as const)('the timer of %s includes 60 extra seconds', (option, timer) => {
  expect(timerOf(option, 1000)).toEqual(timer);
});

describe('the time left', () => {
  test.each([
    [0, 6 * minute],
    [minute, 5 * minute],
    [6 * minute, 0],
    [9 * minute, 0],
  ])('of 5 minutes after %s ms is %s ms, whatever the speed', (passed, left) => {
    expect(sleepLeft({ option: 5, endsAt: 6 * minute }, passed, { ...chapter, rate: 2.5 })).toBe(
      left,
    );
  });

  test.each([
    [1, 60_000],
    [2, 30_000],
    [0.5, 120_000],
    [0, 600_000],
  ])('until the end of the chapter at speed %s is %s ms', (rate, left) => {
    expect(sleepLeft({ option: 'chapter', endsAt: null }, 0, { ...chapter, rate })).toBe(left);
  });

  it('is never negative, also where the media is longer than its duration says', () => {
    const timer = { option: 'chapter', endsAt: null } as const;
    expect(sleepLeft(timer, 0, { ...chapter, position: 101 })).toBe(0);
  });
});

test.each([
  [6 * minute, 6],
  [5 * minute + 1, 6],
  [5 * minute, 5],
  [1, 1],
  [0, 0],
])('%s ms are shown as %s minutes', (left, minutes) => {
  expect(shownMinutes(left)).toBe(minutes);
});

test.each([
  [6 * minute, minute],
  [5 * minute + 200, 200],
  [0, minute],
])('with %s ms left the minutes change after %s ms', (left, wait) => {
  expect(untilNextMinute(left)).toBe(wait);
});

test.each([
  [20_001, 1],
  [20_000, 1],
  [10_000, 0.5],
  [0, 0],
])('with %s ms left the sound has %s of its volume', (left, gain) => {
  expect(fadeGain(left)).toBe(gain);
});

test.each([
  [minute + 1, false],
  [minute, true],
  [0, true],
])('with %s ms left the view is dimmed: %s', (left, dimmed) => {
  expect(isDimmed(left)).toBe(dimmed);
});

test.each([
  [60, 0.08],
  [15 * 60, 0.25],
  [30 * 60, 0.5],
  [60 * 60, 1],
  [120 * 60, 1],
])('a timer of %i s shows %d of the moon', (seconds, fraction) => {
  expect(sleepMoon(seconds)).toBe(fraction);
});
