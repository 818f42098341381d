import { act, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import type { BookCard } from '@/shared/api/contract/values';
import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { cardList, loadCardsFx } from '@/testing/card-list-fixtures';

import { AnnouncedCount } from './announced-count';

it('announces each number of titles in a status that was there before', async () => {
  let items: BookCard[] = [aBookCard()];
  const scope = fork({
    handlers: [[loadCardsFx, () => Promise.resolve({ ...aPage(items), items })]],
  });
  render(
    <Provider value={scope}>
      <AnnouncedCount list={cardList} />
    </Provider>,
  );
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const open = (query: string) =>
    act(async () => {
      await allSettled(cardList.opened, { scope, params: query });
    });
  await open('a');
  expect(status).toHaveTextContent(clp.resultCount(formatNumber(1)));
  items = [];
  await open('b');
  expect(status).toHaveTextContent(clp.resultCount(formatNumber(0)));
  expect(status).toBeInTheDocument();
});
