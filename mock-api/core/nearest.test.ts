import { expect, it } from 'vitest';

import { nearestOf } from './nearest';

it('finds the candidate with the fewest different letters', () => {
  const calls = ['GET /api/credit', 'GET /api/storefront'];
  expect(nearestOf('GET /api/storefrnt', calls)).toBe('GET /api/storefront');
  expect(nearestOf('get /API/credits', calls)).toBe('GET /api/credit');
});

it('finds a candidate whatever the case of either', () => {
  expect(nearestOf('QUOTALEFT', ['planId', 'quotaLeft'])).toBe('quotaLeft');
  expect(nearestOf('ABC', ['ABX', 'abc'])).toBe('abc');
  expect(nearestOf('abc', ['abX', 'ABC'])).toBe('ABC');
});

it('finds the first of several equally near candidates', () => {
  expect(nearestOf('ab', ['aa', 'bb'])).toBe('aa');
});

it('finds nothing among no candidates', () => {
  expect(nearestOf('x', [])).toBeUndefined();
});
