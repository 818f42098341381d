import fc from 'fast-check';
import { expect, it } from 'vitest';

import { editDistance, nearestOf } from './nearest';

it('counts the letters to change', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
});

it('is the same in both directions, and nothing only for equal texts', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
    }),
  );
});

it('finds the nearest, and nothing among none', () => {
  expect(nearestOf('GET /api/storefrnt', ['GET /api/credit', 'GET /api/storefront'])).toBe(
    'GET /api/storefront',
  );
  expect(nearestOf('x', [])).toBeUndefined();
});
