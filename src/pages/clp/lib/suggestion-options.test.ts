import { expect, it } from 'vitest';

import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { aBookCard } from '@/testing/api-fixtures';

import { suggestionOptions } from './suggestion-options';

const sara = { id: 7, firstName: 'Sara', lastName: 'Delaviz' };
const twelve = clp.resultCount(formatNumber(12));

it('lists people, then titles, then lists, each with what it is and where it leads', () => {
  const options = suggestionOptions({
    people: [{ ...sara, role: 'narrator', count: 12 }],
    titles: [
      aBookCard({ audioBookId: 1 }),
      aBookCard({ audioBookId: 2, authors: [], narrators: [sara] }),
    ],
    lists: [
      { kind: 'list', listId: 201, title: 'New ones', count: 0 },
      { kind: 'genre', identifier: 'ghazal', title: 'Ghazal', count: 12 },
    ],
  });
  expect(options).toEqual([
    {
      kind: 'people',
      key: 'person-7',
      text: 'Sara Delaviz',
      note: clp.suggestionNote(clp.roles.narrator, twelve),
      to: '/artist/7',
    },
    { kind: 'titles', key: 'title-1', text: 'Divan', note: 'Hafez', to: '/pdp/1' },
    { kind: 'titles', key: 'title-2', text: 'Divan', note: 'Sara Delaviz', to: '/pdp/2' },
    { kind: 'lists', key: 'list-201', text: 'New ones', note: clp.list, to: '/clp/list/201' },
    {
      kind: 'lists',
      key: 'genre-ghazal',
      text: 'Ghazal',
      note: clp.suggestionNote(clp.genre, twelve),
      to: '/clp?genre=ghazal',
    },
  ]);
});
