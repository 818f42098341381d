import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { ratingsRequested } from '@/entities/rating/model';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { formatNumber, formatPercent } from '@/shared/i18n/format';
import { someRatings } from '@/testing/comment-fixtures';
import { renderPage } from '@/testing/render-page';

import { RatingSummary } from './rating-summary';

async function show(ratings: ReturnType<typeof someRatings>) {
  const { scope } = await renderPage(
    <RatingSummary />,
    { routeId: 'shop', path: '/' },
    {
      answers: {
        'GET /api/audiobooks/7/ratings': ratings,
        'GET /api/storefront': { sections: [] },
      },
    },
  );
  await act(() => allSettled(ratingsRequested, { scope, params: 7 }));
}

it('draws a bar for each number of stars, the most first, as long as its share', async () => {
  await show(someRatings({ stars: [0, 0, 1, 3, 6] }));
  const bars = within(screen.getByRole('list')).getAllByRole('img');
  const shares = [0.6, 0.3, 0.1, 0, 0];
  expect(bars.map(({ ariaLabel }) => ariaLabel)).toEqual(
    shares.map((share, place) =>
      texts.starsShare(formatNumber(5 - place), formatNumber(share * 10), formatPercent(share)),
    ),
  );
  const lengths = bars.map((bar) => (bar.firstElementChild as HTMLElement).style.inlineSize);
  expect(lengths.map((length) => Math.round(parseFloat(length)))).toEqual([60, 30, 10, 0, 0]);
});

it('says that nobody has given a rate', async () => {
  await show(someRatings({ rate: 0, count: 0, stars: [0, 0, 0, 0, 0] }));
  expect(screen.getByText(texts.noRates)).toBeVisible();
  expect(screen.queryByRole('region', { name: texts.ratings })).toBeNull();
});
