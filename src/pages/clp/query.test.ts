import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { retypedPath } from './lib/retyped-path';
import { readListing } from './query';

test.each([
  ['clp', {}, {}, {}],
  ['clp', {}, { q: ' حافظ ' }, { q: 'حافظ' }],
  ['clp', {}, { contentType: '2', sort: 'newest' }, { contentType: 2, sort: 'newest' }],
  ['clp', {}, { contentType: '0', isSeries: 'false' }, { contentType: 0, isSeries: false }],
  ['clp.category', { id: '12' }, {}, { categoryId: 12 }],
  ['clp.list', { id: '3' }, {}, { listId: 3 }],
  ['clp.listItem', { id: '3' }, { series: 'true' }, { categoryId: 3, isSeries: true }],
  [
    'clp',
    {},
    { length: 'week', price: 'free', narratorId: '501' },
    { length: 'week', price: 'free', narratorId: 501 },
  ],
  ['clp', {}, { length: 'long', price: '0', q: '   ' }, {}],
  ['clp', {}, { contentType: '9', authorId: '-1', sort: 'random', genre: '../x' }, {}],
  ['clp.list', { id: '__proto__' }, {}, {}],
  ['clp', {}, { q: 'a'.repeat(100) }, { q: 'a'.repeat(100) }],
  ['clp', {}, { q: 'a'.repeat(101) }, {}],
] as const)('%s %o %o asks for %o', (name, params, query, expected) => {
  expect(readListing({ name, params, query })).toEqual(expected);
});

it('parses any address without throwing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (query, id) => {
      expect(readListing({ name: 'clp.list', params: { id }, query })).toBeTypeOf('object');
    }),
  );
});

test.each([
  ['', {}, '/clp'],
  ['', { q: 'a', contentType: 0 }, '/clp'],
  [' a b ', {}, '/clp?q=a%20b'],
  ['a', { contentType: 0 }, '/clp?contentType=0&q=a'],
  ['a&b', { q: 'a', contentType: 3, price: 'free' }, '/clp?q=a%26b&contentType=3&price=free'],
] as const)('searches «%s» with the filters of %o at %s', (typed, query, path) => {
  expect(retypedPath(query, typed)).toBe(path);
});
