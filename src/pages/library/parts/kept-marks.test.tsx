import { screen } from '@testing-library/react';
import type { StoreWritable } from 'effector';
import { expect, it } from 'vitest';

import { $keptBooks } from '@/features/kept-books/model/books';
import { $space } from '@/features/kept-books/model/state';
import { keptBooks } from '@/shared/i18n/fa/kept-books';
import { library } from '@/shared/i18n/fa/library';
import { formatNumber } from '@/shared/i18n/format';
import { formatBytes } from '@/shared/i18n/format-bytes';
import type { KeptBook } from '@/shared/storage/kept-books';
import { aBookCard } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import { KeptSummary } from './kept-summary';
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

const size = keptBooks.and(library.count(formatNumber(1)), formatBytes(3_000_000));
it.each([
  [null, size],
  [5_000_000, keptBooks.and(size, keptBooks.free(formatBytes(5_000_000)))],
])(
  'tells the size of the books, and the room that is left where it is known: %s',
  async (free, told) => {
    await renderPage(<KeptSummary count={1} />, visit, {
      values: [
        [$keptBooks as StoreWritable<unknown>, [keptWith([1_000_000, 2_000_000])]],
        [$space as StoreWritable<unknown>, free === null ? null : { free }],
      ],
    });
    expect(screen.getByRole('status').textContent).toBe(told);
  },
);
