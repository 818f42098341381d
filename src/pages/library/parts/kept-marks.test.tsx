import { screen } from '@testing-library/react';
import type { StoreWritable } from 'effector';
import { expect, it } from 'vitest';

import { $keptBooks } from '@/features/kept-books/model/books';
import { keptBooks } from '@/shared/i18n/fa/kept-books';
import type { KeptBook } from '@/shared/storage/kept-books';
import { aBookCard } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import { OwnedBook } from './owned-book';
import { OwnedRow } from './owned-row';

const visit = { routeId: 'library', path: '/library' };
const keptWith = (bytes: readonly number[]): KeptBook => ({
  ...{ card: aBookCard(), span: 'whole', isPaused: false, confirmedAt: 0 },
  chapters: bytes.map((size, index) => ({ chapterId: index + 1, duration: 60, bytes: size })),
});

it.each([
  ['a row of a book on the device', OwnedRow, [10, 10], true],
  ['a tile of a book on the device', OwnedBook, [10, 10], true],
  ['a row of a book on its way there', OwnedRow, [10, 0], false],
  ['a tile of a book on its way there', OwnedBook, [10, 0], false],
] as const)(
  'tells in %s whether it is heard without a connection',
  async (_, Look, bytes, isTold) => {
    await renderPage(<Look book={aBookCard()} isEager={false} />, visit, {
      values: [[$keptBooks as StoreWritable<unknown>, [keptWith(bytes)]]],
    });
    const link = screen.getByRole('link', { name: new RegExp(aBookCard().title) });
    expect(link.textContent.includes(keptBooks.mark)).toBe(isTold);
  },
);
