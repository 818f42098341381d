import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import { FilterBar } from './filter-bar';

const types = Object.values(contentTypeNames).map(({ many }) => many);

it.each([
  ['', 0, types],
  ['&contentType=2', 1, [clp.removeFilter(contentTypeNames[2].many)]],
  ['&price=free', 1, [clp.removeFilter(clp.prices.free), ...types]],
  [
    '&contentType=2&price=free',
    2,
    [contentTypeNames[2].many, clp.prices.free].map(clp.removeFilter).concat(clp.clearFilters),
  ],
])('counts the filters of ?q=a%s, and offers types while none is chosen', async (...row) => {
  const [search, count, names] = row;
  await renderPage(
    <FilterBar />,
    { routeId: 'clp', path: '/clp', search: `?q=a${search}` },
    { answers: { 'GET /api/booksSearch': aPage([]) } },
  );
  const bar = screen.getByRole('list', { name: clp.activeFilters });
  const button = within(bar).getByRole('button');
  const number = formatNumber(count);
  expect(button).toHaveAccessibleName(count === 0 ? clp.filtersOpen : clp.filtersChosen(number));
  expect(button).toHaveTextContent(clp.filtersOpen + (count === 0 ? '' : number));
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  const links = within(bar).getAllByRole('link');
  expect(links.map((link) => link.ariaLabel ?? link.textContent)).toEqual(names);
});
