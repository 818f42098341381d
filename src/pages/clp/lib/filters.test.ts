import { expect, it, test } from 'vitest';

import { sorted, sortOf, sortOptions } from '@/features/book-listing/lib/sort-options';

import type { ListingQuery } from '../query';

import {
  filteredPath,
  namingKey,
  narrowingKeys,
  offeredKeys,
  toggleFilter,
  withoutFilters,
} from './filters';

test.each<[ListingQuery, string[]]>([
  [{ q: 'a', contentType: 1, genre: 'poetry' }, ['contentType', 'genre']],
  [{ genre: 'poetry', price: 'free' }, ['price']],
  [{ contentType: 1, length: 'week' }, ['length']],
  [{ length: 'week', price: 'low' }, ['price']],
  [{ narratorId: 501 }, []],
  [{ authorId: 1, narratorId: 501 }, ['narratorId']],
  [{}, []],
])('%o is narrowed by %o', (query, keys) => {
  expect(narrowingKeys(query)).toEqual(keys);
});

test.each<[ListingQuery, string[]]>([
  [{ q: 'a' }, ['contentType', 'genre', 'length', 'price', 'narratorId']],
  [{ genre: 'poetry' }, ['contentType', 'length', 'price', 'narratorId']],
  [{ categoryId: 3 }, ['contentType', 'length', 'price', 'narratorId']],
  [{ narratorId: 501 }, ['contentType', 'genre', 'length', 'price']],
])('%o has no filter of the same kind beside it', (query, keys) => {
  expect(offeredKeys(namingKey(query))).toEqual(keys);
});

it('keeps the type whose number is 0 in the address, and takes back one of several', () => {
  const address = { pathname: '/clp', search: '?q=a' };
  expect(filteredPath(address, { q: 'a', contentType: 0 })).toBe('/clp?q=a&contentType=0');
  expect(withoutFilters({ q: 'a', price: 'free', length: 'week' }, ['price', 'genre'])).toEqual({
    q: 'a',
    length: 'week',
  });
});

it('takes a chosen option back, but not the one that the listing is of', () => {
  const free = { key: 'price', value: 'free' } as const;
  expect(toggleFilter({ q: 'a' }, free, 'q')).toEqual({ q: 'a', price: 'free' });
  expect(toggleFilter({ q: 'a', price: 'free' }, free, 'q')).toEqual({ q: 'a' });
  expect(toggleFilter({ price: 'free' }, free, 'price')).toEqual({ price: 'free' });
});

it('changes the filters of an address and leaves the rest', () => {
  const address = { pathname: '/clp/list/3', search: '?clientId=12&price=low&sort=title' };
  expect(filteredPath(address, { listId: 3, length: 'hour' })).toBe(
    '/clp/list/3?clientId=12&length=hour',
  );
  expect(filteredPath({ pathname: '/clp', search: '?q=a b' }, { q: 'a b', genre: 'x' })).toBe(
    '/clp?q=a%20b&genre=x',
  );
});

test.each<[ListingQuery, string]>([
  [{ q: 'a' }, 'relevance'],
  [{ listId: 3 }, 'own'],
  [{ listKey: 'new' }, 'newest'],
  [{ genre: 'poetry' }, 'bestselling'],
  [{ genre: 'poetry', sort: 'title' }, 'title'],
])('%o is in the order %s', (query, order) => {
  expect(sortOf(query)).toBe(order);
});

it('leaves the first order out of the address', () => {
  expect(sorted({ q: 'a', sort: 'title' }, 'relevance')).toEqual({ q: 'a' });
  expect(sorted({ listId: 3, sort: 'title' }, 'own')).toEqual({ listId: 3 });
  expect(sorted({ q: 'a' }, 'title')).toEqual({ q: 'a', sort: 'title' });
  expect(sortOptions({})).not.toContain('relevance');
});
