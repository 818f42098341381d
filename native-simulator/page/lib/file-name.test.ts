import { expect, it } from 'vitest';

import { fileNameOf } from './file-name';

it.each([
  ['CafeBazaar, android, /clp?a=1', 'cafebazaar-android-clp-a-1'],
  ['خرید ۲ کتاب', 'خرید-۲-کتاب'],
  ['  ../..  ', 'session'],
  ['', 'session'],
  ['x'.repeat(100), 'x'.repeat(80)],
])('saves %j as %s', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
