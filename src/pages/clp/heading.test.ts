import { expect, test } from 'vitest';

import { clp } from '@/shared/i18n/fa/clp';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { aBookCard } from '@/testing/api-fixtures';

import { headingOf, missingOf } from './heading';
import type { ListingQuery } from './query';

const titles = {
  lists: new Map([[201, 'New ones']]),
  categories: [
    {
      id: 10,
      title: 'Poetry',
      identifier: 'poetry',
      children: [{ id: 11, title: 'Ghazal', identifier: 'ghazal', children: [] }],
    },
  ],
  publishers: new Map([
    [601, 'House'],
    [2, null],
  ]),
  people: new Map([
    [7, 'Sohrab'],
    [8, null],
  ]),
};
const search = { text: clp.searchHeading, isSearch: true };
const named = (text: string) => ({ text, isSearch: false });

test.each<[ListingQuery, { text: string; isSearch: boolean }]>([
  [{}, search],
  [{ q: 'a' }, search],
  [{ q: 'a', contentType: 2, sort: 'newest' }, search],
  [{ contentType: 2 }, named(contentTypeNames[2].many)],
  [{ listId: 201 }, named('New ones')],
  [{ listId: 7 }, named('')],
  [{ listKey: 'free' }, named(clp.lists.free)],
  [{ genre: 'ghazal', contentType: 3 }, named('Ghazal')],
  [{ categoryId: 10 }, named('Poetry')],
  [{ categoryId: 11, q: 'a' }, search],
  [{ sort: 'newest' }, search],
  [{ categoryId: 11, narratorId: 501, price: 'free' }, named('Ghazal')],
  [{ length: 'week', price: 'free' }, named(clp.lengths.week.title)],
  [{ length: 'week' }, named(clp.lengths.week.title)],
  [{ price: 'free' }, named(clp.prices.free)],
  [{ authorId: 1, narratorId: 501 }, named('Hafez')],
  [{ genre: 'prose' }, named('')],
  [{ authorId: 1 }, named('Hafez')],
  [{ narratorId: 501 }, named('Maryam Nikoo')],
  [{ authorId: 9 }, named('')],
  [{ authorId: 8 }, named('')],
  [{ narratorId: 7 }, named('Sohrab')],
  [{ publisherId: 601 }, named('House')],
])('%o is headed %o', (query, expected) => {
  expect(headingOf(query, [aBookCard()], titles)).toEqual(expected);
});

test.each<[ListingQuery, string | null]>([
  [{ authorId: 8, narratorId: 7 }, 'artist'],
  [{ authorId: 7, narratorId: 8 }, null],
  [{ publisherId: 2, authorId: 7 }, 'publisher'],
  [{ publisherId: 601, authorId: 8 }, null],
  [{ listId: 7, genre: 'poetry' }, 'list'],
  [{ listId: 201, genre: 'prose' }, null],
])('%o misses what it is of, and nothing that narrows it: %s', (query, missing) => {
  expect(missingOf(query, titles)).toBe(missing);
});
