import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { ApiRequest } from '@/shared/api/send';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { clp } from '@/shared/i18n/fa/clp';
import { common } from '@/shared/i18n/fa/common';
import { formatNumber } from '@/shared/i18n/format';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { renderPage } from '@/testing/render-page';

import FilterSheet from './filter-sheet';

/** The sheet over a listing; `count` answers the number of titles of its draft. */
async function open(search: string, count: () => unknown = () => aPage([])) {
  const test = await renderPage(
    <FilterSheet />,
    { routeId: 'clp', path: '/clp', search, hash: '#filters' },
    {
      answers: {
        'GET /api/booksSearch': ({ url }: ApiRequest) =>
          url.endsWith('pageSize=1') ? count() : aPage([aBookCard()], 30),
      },
    },
  );
  const sheet = await screen.findByRole('dialog', { name: clp.filters });
  const option = (name: string) => within(sheet).getByRole('button', { name });
  return { ...test, sheet, option };
}

it('lets a filter that was chosen here be taken back, though it would name a listing of its own', async () => {
  const { option } = await open('?length=hour');
  const type = () => option(contentTypeNames[2].many);
  await userEvent.click(type());
  expect(type()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(type());
  expect(type()).toHaveAttribute('aria-pressed', 'false');
});

it('drafts one of the orders of its listing together with the filters', async () => {
  const { sheet, option } = await open('?q=a&sort=title');
  const [orders] = within(sheet).getAllByRole('region');
  const chosen = () =>
    within(sheet)
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  expect(within(orders!).getAllByRole('button')[0]).toHaveTextContent(clp.sorts.relevance);
  expect(chosen()).toEqual([clp.sorts.title]);
  await userEvent.click(option(clp.prices.free));
  await userEvent.click(option(clp.sorts.newest));
  expect(chosen()).toEqual([clp.sorts.newest, clp.prices.free]);
  await userEvent.click(option(clp.sorts.relevance));
  expect(chosen()).toEqual([clp.sorts.relevance, clp.prices.free]);
});

it('says on its button how many titles there are, nothing about it until that is known, and that there are none', async () => {
  const held = heldAnswer<unknown>();
  const { option } = await open('?q=a', held.answer);
  expect(option(clp.applyCount(formatNumber(30)))).toBeVisible();
  await userEvent.click(option(clp.prices.free));
  expect(option(clp.apply)).toBeVisible();
  act(() => held.give(aPage([])));
  await expect.poll(() => screen.queryByRole('button', { name: clp.applyNone })).not.toBeNull();
});

it('goes back to the listing by its own button', async () => {
  const { router, option } = await open('?q=a');
  await userEvent.click(option(common.close));
  expect(router.navigations).toEqual([{ to: '/clp?q=a', replace: true }]);
});
