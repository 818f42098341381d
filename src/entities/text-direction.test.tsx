import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';

import { aBookCard } from '@/testing/api-fixtures';
import { aComment } from '@/testing/comment-fixtures';
import { renderPage } from '@/testing/render-page';

import { BookCard } from './audiobook/ui/book-card';
import { BookRow } from './audiobook/ui/book-row';
import { BookTile } from './audiobook/ui/book-tile';
import { GenreTileList } from './audiobook/ui/genre-tile-list';
import { NarratorRow } from './audiobook/ui/narrator-row';
import { CommentItem } from './comment/ui/comment-item';

const person = { id: 1, firstName: 'Sara', lastName: '' };
const book = aBookCard({ title: 'Divan', authors: [person], narrators: [] });
const tile = { palette: null, count: 0 };

/** What shows words of the server, and those words. */
const places: Readonly<Record<string, readonly [element: ReactElement, words: readonly string[]]>> =
  {
    'a card of a book': [<BookCard key="c" book={book} to="/" />, ['Divan', 'Sara']],
    'a row of a book': [<BookRow key="r" book={book} to="/" price={null} />, ['Divan', 'Sara']],
    'a tile of a book': [<BookTile key="t" book={book} isEager={false} note="" />, ['Divan']],
    'a genre': [
      <GenreTileList
        key="g"
        genres={[{ ...tile, id: 1, identifier: 'poems', title: 'Poems', art: null }]}
        pathOf={String}
      />,
      ['Poems'],
    ],
    'a narrator': [
      <NarratorRow key="n" people={[{ ...tile, ...person, portrait: null }]} />,
      ['Sara'],
    ],
    'a comment': [
      <CommentItem key="k" comment={aComment({ userName: 'Sara', text: 'Fine' })} />,
      ['Sara', 'Fine'],
    ],
  };

it.each(Object.entries(places))(
  '%s gives the words of the server a direction of their own',
  async (_, [element, words]) => {
    await renderPage(element, { routeId: 'shop', path: '/' });
    for (const word of words)
      expect(screen.getByText(word).closest('bdi, [dir="auto"]')).not.toBeNull();
  },
);
