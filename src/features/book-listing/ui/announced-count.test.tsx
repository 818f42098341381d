import { act, render, screen } from '@testing-library/react';
import { allSettled, createEffect, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList, type PageRequest } from '@/shared/api/create-paged-list';
import type { ApiError } from '@/shared/api/errors';
import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { aBookCard, aPage } from '@/testing/api-fixtures';

import { AnnouncedCount } from './announced-count';

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

it('announces each number of titles in a status that was there before', async () => {
  let items: BookCard[] = [aBookCard()];
  const scope = fork({ handlers: [[loadFx, () => Promise.resolve({ ...aPage(items), items })]] });
  render(
    <Provider value={scope}>
      <AnnouncedCount list={list} />
    </Provider>,
  );
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const open = (query: string) =>
    act(async () => {
      await allSettled(list.opened, { scope, params: query });
    });
  await open('a');
  expect(status).toHaveTextContent(clp.resultCount(formatNumber(1)));
  items = [];
  await open('b');
  expect(status).toHaveTextContent(clp.resultCount(formatNumber(0)));
  expect(status).toBeInTheDocument();
});
