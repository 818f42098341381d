import { expect, test } from 'vitest';

import { subscription } from './subscription';

test.each([
  [1, 7, 'هفته‌ای یک کتاب'],
  [5, 30, 'ماهی پنج کتاب'],
  [2, 1, 'روزی دو کتاب'],
  [12, 30, 'ماهی ۱۲ کتاب'],
  [3, 10, 'هر ۱۰ روز سه کتاب'],
  [3, 90, 'هر سه ماه سه کتاب'],
])('%i titles in %i days are said as «%s»', (books, days, words) => {
  expect(subscription.pace(books, days)).toBe(words);
});

test.each([
  [30, 4, '۴ کتاب در یک ماه'],
  [180, 36, '۳۶ کتاب در شش ماه'],
  [365, 100, '۱۰۰ کتاب در یک سال'],
  [45, 6, '۶ کتاب در ۴۵ روز'],
  [0, 6, '۶ کتاب'],
  [30, 0, 'یک ماه'],
  [0, 0, ''],
])('a plan of %i days and %i titles gives «%s»', (days, books, words) => {
  expect(subscription.gives(days, books)).toBe(words);
});
