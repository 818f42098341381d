import { expect, test } from 'vitest';

import { titleSize } from './title-size';

test.each([
  ['گلستان', 'large'],
  ['دیوان حافظ', 'large'],
  ['گزیده شاهنامه', 'small'],
  ['نامه‌های آدم معمولی', 'small'],
  ['شاهنامه، روایتی از آغاز جهان', 'plain'],
  ['Divan', 'plain'],
  ['مثنوی ۱', 'large'],
  ['', 'plain'],
])('the title «%s» is %s', (title, size) => {
  expect(titleSize(title)).toBe(size);
});
