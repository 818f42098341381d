import { expect, it, test } from 'vitest';

import { dayOf, emptyLog, weekOf, withHeard } from './heard';

/** A Monday. */
const monday = Date.parse('2026-11-23T21:30+03:30');
const heard = { audioBookId: 7, seconds: 60, isFinished: false, now: monday };

it('adds up what was heard on a day, and remembers when each book was heard', () => {
  const log = withHeard(withHeard(emptyLog, heard), { ...heard, audioBookId: 8, seconds: 30 });
  expect(log).toEqual({
    days: { '2026-11-23': 90 },
    books: {
      7: { heardAt: monday, isFinished: false },
      8: { heardAt: monday, isFinished: false },
    },
  });
});

it('counts a sample for the day alone', () => {
  const log = withHeard(emptyLog, { ...heard, audioBookId: null });
  expect(log).toEqual({ days: { '2026-11-23': 60 }, books: {} });
});

it('remembers the end of a book until it is begun again', () => {
  const ended = withHeard(emptyLog, { ...heard, seconds: 0, isFinished: true });
  expect(ended.books[7]?.isFinished).toBe(true);
  expect(withHeard(ended, heard).books[7]?.isFinished).toBe(false);
});

it('keeps two weeks', () => {
  let log = emptyLog;
  for (let day = 1; day <= 30; day += 1) {
    log = withHeard(log, { ...heard, now: Date.UTC(2026, 10, day, 12) });
  }
  const days = Object.keys(log.days);
  expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-11-17', '2026-11-30']);
});

test.each([
  ['2026-01-05T00:00:00+03:30', '2026-01-05'],
  ['2026-12-31T23:59:59+03:30', '2026-12-31'],
  // It is tomorrow in Tehran already, whatever the clock of the device says.
  ['2026-11-23T20:30:00Z', '2026-11-24'],
])('the day of %s is %s in Tehran', (moment, expected) => {
  expect(dayOf(Date.parse(moment))).toBe(expected);
});

it('begins the week on Saturday', () => {
  const log = {
    ...emptyLog,
    days: { '2026-11-20': 1000, '2026-11-21': 10, '2026-11-23': 20, '2026-11-28': 1000 },
  };
  const week = weekOf(log, monday);
  expect(week.map(({ seconds }) => seconds)).toEqual([10, 0, 20, 0, 0, 0, 0]);
  expect(week.findIndex(({ isToday }) => isToday)).toBe(2);
  expect(week.filter(({ isFuture }) => isFuture).map(({ index }) => index)).toEqual([3, 4, 5, 6]);
});

test.each([
  ['2026-11-21T00:01+03:30', 0],
  ['2026-11-27T23:59+03:30', 6],
])('%s is day %s of its week', (moment, expected) => {
  expect(weekOf(emptyLog, Date.parse(moment)).findIndex(({ isToday }) => isToday)).toBe(expected);
});
