import { act, render, screen, within } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { purchased } from '@/entities/purchase/purchased';
import { clp } from '@/shared/i18n/fa/clp';
import { formatToman } from '@/shared/i18n/format';
import { aBookCard } from '@/testing/api-fixtures';
import { cardList, loadCardsFx } from '@/testing/card-list-fixtures';

import { ListedBooks } from './listed-books';

/** A list of which these many titles have come. */
function show(count: number, total = count) {
  const items = Array.from({ length: count }, (_, index) => aBookCard({ audioBookId: index + 1 }));
  const scope = fork({
    values: [...cardList.startWith('', { items, total })],
    handlers: [[loadCardsFx, () => new Promise(() => undefined)]],
  });
  render(
    <Provider value={scope}>
      <MemoryRouter>
        <ListedBooks list={cardList} />
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
  act(() => void allSettled(cardList.endReached, { scope }));
  const coming = screen.getByRole('status', { name: clp.loadingMore });
  expect(coming.children).toHaveLength(2);
  expect(within(coming).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: clp.more })).toBeNull();
});

it('loads the covers of the first four titles before everything else', () => {
  show(6);
  const rows = screen.getAllByRole('listitem').filter((row) => row.hasAttribute('aria-posinset'));
  const isFirst = (row: HTMLElement) => row.querySelector('img[fetchpriority="high"]') !== null;
  expect(rows.map(isFirst)).toEqual([true, true, true, true, false, false]);
});

it('has no price for a title any more once the listener has it', async () => {
  const scope = show(2);
  const prices = () => screen.queryAllByText(formatToman(900_000));
  expect(prices()).toHaveLength(2);
  await act(() =>
    allSettled(purchased, { scope, params: { audioBookId: 1, productId: 20001, how: 'credit' } }),
  );
  expect(prices()).toHaveLength(1);
});
