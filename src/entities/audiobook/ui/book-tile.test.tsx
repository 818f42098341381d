import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aBookCard } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import { BookTile } from './book-tile';

it('leads to the book, and keeps the buttons outside that link', async () => {
  await renderPage(
    <BookTile
      book={aBookCard({ title: 'Divan' })}
      isEager={false}
      note="2 hours"
      corner={<button type="button">Play</button>}
      action={<button type="button">More</button>}
    />,
    { routeId: 'shop', path: '/' },
  );
  const link = screen.getByRole('link', { name: /Divan/ });
  expect(link).toHaveAttribute('href', '/pdp/1001');
  expect(link).toHaveTextContent('2 hours');
  expect(within(link).queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
