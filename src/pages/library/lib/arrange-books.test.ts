import { expect, test } from 'vitest';

import { aBookCard } from '@/testing/api-fixtures';

import { arrangeBooks } from './arrange-books';
import type { LibraryQuery } from './library-query';

const author = (lastName: string) => [{ id: 1, firstName: '', lastName }];
const books = [
  aBookCard({ audioBookId: 1, title: 'گلستان', authors: author('سعدی'), contentType: 0 }),
  aBookCard({ audioBookId: 2, title: 'بوستان', authors: author('سعدی'), contentType: 0 }),
  aBookCard({ audioBookId: 3, title: 'پنجره', authors: author('آوا'), contentType: 3 }),
  aBookCard({ audioBookId: 4, title: 'چراغ', authors: [], contentType: 3 }),
];
const listening = {
  played: new Map([
    [1, 0.5],
    [2, 1],
  ]),
  heardAt: new Map([
    [2, 100],
    [3, 200],
  ]),
};
const plain: LibraryQuery = { tab: 'all', sort: 'added', type: null };

test.each<[Partial<LibraryQuery>, number[]]>([
  [{}, [1, 2, 3, 4]],
  [{ tab: 'archived' }, [1, 2, 3, 4]],
  [{ tab: 'inProgress' }, [1]],
  [{ tab: 'finished' }, [2]],
  [{ tab: 'notStarted' }, [3, 4]],
  [{ type: 3 }, [3, 4]],
  [{ type: 3, tab: 'inProgress' }, []],
  // What was never heard keeps the order in which it was added.
  [{ sort: 'heard' }, [3, 2, 1, 4]],
  // By the Persian alphabet, in which pe and che follow be and jim.
  [{ sort: 'title' }, [2, 3, 4, 1]],
  [{ sort: 'author' }, [4, 3, 1, 2]],
  [{ sort: 'author', type: 0 }, [1, 2]],
])('arranges the books for %j', (query, expected) => {
  const arranged = arrangeBooks(books, { ...plain, ...query }, listening);
  expect(arranged.map(({ audioBookId }) => audioBookId)).toEqual(expected);
});

test('a number in a title counts as a number', () => {
  const titles = ['Book 10', 'Book 9', 'Book 1'];
  const numbered = titles.map((title, audioBookId) => aBookCard({ audioBookId, title }));
  const shown = arrangeBooks(numbered, { ...plain, sort: 'title' }, listening);
  expect(shown.map(({ title }) => title)).toEqual(['Book 1', 'Book 9', 'Book 10']);
});

test('a title of several authors stands where the first of them does', () => {
  const written = [['هاتف', 'آوا'], ['بهار', 'یاس'], ['سعدی']].map((names, audioBookId) =>
    aBookCard({ audioBookId, authors: names.flatMap(author) }),
  );
  const shown = arrangeBooks(written, { ...plain, sort: 'author' }, listening);
  expect(shown.map(({ audioBookId }) => audioBookId)).toEqual([1, 2, 0]);
});
