import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { readCode } from './read-code';

test.each([
  ['SHENIDAR50', 'SHENIDAR50'],
  [' shenidar50\n', 'SHENIDAR50'],
  ['SHENIDAR\u06f5\u06f0', 'SHENIDAR50'],
  ['SHENIDAR\u0665\u0660', 'SHENIDAR50'],
  ['\u200fSHEN IDAR\u200c50\u202c', 'SHENIDAR50'],
  ['   ', ''],
])('%j is the code %s', (typed, expected) => {
  expect(readCode(typed)).toBe(expected);
});

it('is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(readCode(readCode(typed))).toBe(readCode(typed));
    }),
  );
});
