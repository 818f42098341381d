import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { product } from '@/shared/i18n/fa/product';
import { formatNumber } from '@/shared/i18n/format';
import { aBookCard, aDetail, aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import { seriesParts } from '../more';

import { SeriesParts } from './series-parts';

/** The series of book 1002, of which the server knows these parts. */
async function show(...ids: number[]) {
  const items = ids.map((audioBookId) => aBookCard({ audioBookId, title: `Book ${audioBookId}` }));
  const { scope } = await renderPage(
    <SeriesParts audioBookId={1002} seriesTitle="Divans" />,
    { routeId: 'product', path: '/pdp/1002', params: { id: '1002' } },
    {
      answers: {
        'GET /api/audiobooks/1002/detail2': aDetail({ audioBookId: 1002 }),
        'POST /api/library/single-item/1002': { audioBookId: 1002, chapters: [] },
        'GET /api/audiobooks/1002/parts': aPage(items),
      },
    },
  );
  const params = aDetail({ audioBookId: 1002, seriesTitle: 'Divans' });
  await act(() => allSettled(seriesParts.requested, { scope, params }));
  return screen.queryByRole('region', { name: 'Divans' });
}

it('numbers the parts in their order, links to each and marks the open one', async () => {
  const region = await show(1001, 1002, 1003);
  expect(region).toHaveTextContent(product.partCount(formatNumber(3)));
  const parts = within(region!).getAllByRole('link');
  expect(parts.map((part) => part.getAttribute('href'))).toEqual([
    ...['/pdp/1001', '/pdp/1002', '/pdp/1003'],
  ]);
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    `${product.part(formatNumber(1))}Book 1001`,
    `${product.part(formatNumber(2))}Book 1002${product.thisPart}`,
    `${product.part(formatNumber(3))}Book 1003`,
  ]);
  expect(parts.map((part) => part.getAttribute('aria-current'))).toEqual([null, 'page', null]);
});

it('stays away while the series has this part alone', async () => {
  expect(await show(1002)).toBeNull();
});
