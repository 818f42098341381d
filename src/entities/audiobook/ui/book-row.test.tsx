import { render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { book as texts } from '@/shared/i18n/fa/book';
import { product } from '@/shared/i18n/fa/product';
import { aBookCard } from '@/testing/api-fixtures';

import { BookRow } from './book-row';

const hafez = { id: 1, firstName: 'Hafez', lastName: '' };
const mina = { id: 2, firstName: 'Mina', lastName: '' };

it.each([
  ['the author and the narrator', [hafez], [mina], `Hafez${product.withVoiceOf} Mina`],
  ['an author who is also the narrator once', [hafez], [hafez], 'Hafez'],
  [
    'authors who narrate together once',
    [hafez, mina],
    [mina, hafez],
    `Hafez${texts.nameSeparator}Mina`,
  ],
  ['the narrator alone', [], [hafez], `${product.withVoiceOf} Hafez`],
])('names %s', (_, authors, narrators, text) => {
  render(
    <Provider value={fork()}>
      <MemoryRouter>
        <BookRow book={aBookCard({ title: '', rate: 0, authors, narrators })} to="/" price={null} />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('link').textContent).toBe(text);
});
