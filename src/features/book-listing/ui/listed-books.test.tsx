import { act, render, screen, within } from '@testing-library/react';
import { allSettled, createEffect, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList, type PageRequest } from '@/shared/api/create-paged-list';
import type { ApiError } from '@/shared/api/errors';
import { clp } from '@/shared/i18n/fa/clp';
import { aBookCard } from '@/testing/api-fixtures';

import { ListedBooks } from './listed-books';

interface Page {
  items: BookCard[];
  total: number;
  page: number;
  pageSize: number;
}
const loadFx = createEffect<PageRequest<string>, Page, ApiError>();
const list = createPagedList<BookCard, string>({
  loadFx,
  keyOf: ({ audioBookId }) => audioBookId,
  firstQuery: '',
  of: 'anyone',
  whenReopened: 'keep',
});

/** A list of which these many titles have come. */
function show(count: number, total = count) {
  const items = Array.from({ length: count }, (_, index) => aBookCard({ audioBookId: index + 1 }));
  const scope = fork({
    values: [...list.startWith('', { items, total })],
    handlers: [[loadFx, () => new Promise(() => undefined)]],
  });
  render(
    <Provider value={scope}>
      <MemoryRouter>
        <ListedBooks list={list} />
      </MemoryRouter>
    </Provider>,
  );
  return scope;
}

it.each([
  [1, false],
  [10, false],
  [11, true],
])('says where a list of %i titles ends: %s', (count, isSaid) => {
  show(count);
  expect(screen.queryByText(clp.endOfList) !== null).toBe(isSaid);
});

it('has two rows for what is on its way, and no word of an end', () => {
  const scope = show(20, 40);
  expect(screen.queryByText(clp.endOfList)).toBeNull();
  act(() => void allSettled(list.endReached, { scope }));
  const coming = screen.getByRole('status', { name: clp.loadingMore });
  expect(coming.children).toHaveLength(2);
  expect(within(coming).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: clp.more })).toBeNull();
});
