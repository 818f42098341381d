import { expect, test } from 'vitest';

import { formatBytes } from './format-bytes';

test.each([
  [0, '۱ مگابایت'],
  [1_499_999, '۱ مگابایت'],
  [86_400_000, '۸۶ مگابایت'],
  [999_499_999, '۹۹۹ مگابایت'],
  [999_500_000, '۱٫۰ گیگابایت'],
  [12_345_000_000, '۱۲٫۳ گیگابایت'],
])('%d bytes: %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
