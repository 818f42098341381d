import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { searchPath } from '@/shared/routing/paths';

import { readListing } from './query';

test.each([
  ['clp', {}, {}, {}],
  ['clp', {}, { q: ' حافظ ' }, { q: 'حافظ' }],
  ['clp', {}, { contentType: '2', sort: 'newest' }, { contentType: 2, sort: 'newest' }],
  ['clp', {}, { contentType: '0', isSeries: 'false' }, { contentType: 0, isSeries: false }],
  ['clp.category', { id: '12' }, {}, { categoryId: 12 }],
  ['clp.list', { id: '3' }, {}, { listId: 3 }],
  ['clp.listItem', { id: '3' }, { series: 'true' }, { categoryId: 3, isSeries: true }],
  ['clp', {}, { contentType: '9', authorId: '-1', sort: 'random', genre: '../x' }, {}],
  ['clp.list', { id: '__proto__' }, {}, {}],
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
  ['', 0, '/clp'],
  [' a b ', undefined, '/clp?q=a%20b'],
  ['a', 0, '/clp?q=a&contentType=0'],
  ['a&b', 3, '/clp?q=a%26b&contentType=3'],
] as const)('searches «%s» among type %s at %s', (typed, type, path) => {
  expect(searchPath(typed, type)).toBe(path);
});
