import { expect, test } from 'vitest';

import { formatAge } from './format-age';

test.each([
  [0, '۱ دقیقه پیش'],
  [119_999, '۱ دقیقه پیش'],
  [120_000, '۲ دقیقه پیش'],
  [3_599_999, '۵۹ دقیقه پیش'],
  [3_600_000, '۱ ساعت پیش'],
  [86_399_999, '۲۳ ساعت پیش'],
  [86_400_000, '۱ روز پیش'],
  [864_000_000, '۱۰ روز پیش'],
])('%d ms: %s', (ms, text) => {
  expect(formatAge(ms)).toBe(text);
});
