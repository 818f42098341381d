import { expect, test } from 'vitest';

import { mergePage } from './merge-page';

const keyOf = (item: number) => item;
const merge = (items: number[] | null, page: number, came: number[], total: number) =>
  mergePage({ items, nextPage: NEXT_PAGE, page, result: { items: came, total }, keyOf });
/** The page to load next, at which a list that is only refreshed continues. */
const NEXT_PAGE = 3;

test.each<[string, ...Parameters<typeof merge>, readonly number[], number, number]>([
  ['the first page is the list', null, 1, [1, 2], 4, [1, 2], 4, 2],
  ['a later page is added', [1, 2], 2, [3, 4], 4, [1, 2, 3, 4], 4, 3],
  ['what is known already is not added twice', [1, 3], 1, [1, 2, 3], 3, [1, 2, 3], 3, 2],
  ['the same beginning keeps what follows', [1, 2, 3, 4], 1, [1, 2], 4, [1, 2, 3, 4], 4, 3],
  ['the same list keeps its place', [1, 2], 1, [1, 2], 2, [1, 2], 2, 3],
  ['half of the beginning is another one', [1, 2, 3, 4], 1, [1, 9], 4, [1, 9], 4, 2],
  ['another beginning starts anew', [1, 2, 3, 4], 1, [9, 1], 5, [9, 1], 5, 2],
  ['an emptied list is empty', [1, 2], 1, [], 0, [], 0, 2],
  ['a page of nothing new is the end', [1, 2], 2, [2], 9, [1, 2], 2, 3],
])('%s', (_, items, page, came, total, expected, expectedTotal, nextPage) => {
  expect(merge(items, page, came, total)).toEqual({
    items: expected,
    total: expectedTotal,
    nextPage,
  });
});

test('the newest version of an item counts', () => {
  const loaded = {
    items: ['a1', 'b1', 'c1'],
    nextPage: 2,
    keyOf: (item: string) => item.charCodeAt(0),
  };
  const { items } = mergePage({ ...loaded, page: 1, result: { items: ['a2', 'b2'], total: 3 } });
  expect(items).toEqual(['a2', 'b2', 'c1']);
});
