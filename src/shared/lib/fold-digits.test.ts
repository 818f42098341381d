import fc from 'fast-check';
import { expect, it } from 'vitest';

import { foldDigits } from './fold-digits';

it('reads Persian and Arabic digits', () => {
  expect(foldDigits('\u06f0\u06f1\u06f9')).toBe('019');
  expect(foldDigits('\u0660\u0661\u0669')).toBe('019');
  expect(foldDigits('a1-\u06f5')).toBe('a1-5');
});

it('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldDigits(text);
      return foldDigits(folded) === folded && folded.length === text.length;
    }),
  );
});
