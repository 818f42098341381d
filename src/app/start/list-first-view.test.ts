import { expect, it } from 'vitest';

import { listFirstView } from './list-first-view';

const inputAt = (query: Readonly<Record<string, string>>, name = 'clp', id = '') =>
  listFirstView.inputOf({ name, params: id === '' ? {} : { id }, query });

it('asks for the first page of a listing that its address names', () => {
  expect(inputAt({ contentType: '0', isSeries: 'false', sort: 'newest' })).toEqual({
    query: { contentType: 0, isSeries: false, sort: 'newest', page: 1, pageSize: 20 },
  });
});

it.each(['contentType=0', 'length=minutes', 'price=free', 'listKey=new'])(
  'has the first view of %s, and leaves it to the app with what the address cannot name',
  (address) => {
    const query = Object.fromEntries(new URLSearchParams(address));
    expect(inputAt(query)).toBeDefined();
    for (const more of ['q=divan', 'listId=3', 'genre=poetry', 'categoryId=12', 'publisherId=6'])
      expect(
        inputAt({ ...query, ...Object.fromEntries(new URLSearchParams(more)) }),
      ).toBeUndefined();
  },
);

it.each([
  ['the search', 'clp', ''],
  ['a category', 'clp.category', '12'],
  ['a list', 'clp.list', '3'],
])('leaves %s to the app', (_, name, id) => {
  expect(inputAt({}, name, id)).toBeUndefined();
});
