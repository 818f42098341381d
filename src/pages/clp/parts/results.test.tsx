import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { httpError } from '@/shared/api/errors';
import { clp } from '@/shared/i18n/fa/clp';
import { aPage } from '@/testing/api-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { renderPage } from '@/testing/render-page';

import { $isListingNaming, listedBooks } from '../model';

import { Results } from './results';

it('does not call a list empty while it may not exist at all', async () => {
  const publisher = heldAnswer<unknown>();
  const { scope } = await renderPage(
    <Results />,
    { routeId: 'clp', path: '/clp', search: '?publisherId=6' },
    {
      answers: {
        'GET /api/booksSearch': aPage([]),
        'GET /api/search/start': { lengths: [], genres: [], people: [] },
        'GET /api/publishers/6': publisher.answer,
      },
    },
  );
  await expect.poll(() => scope.getState(listedBooks.$items)).toEqual([]);
  expect(scope.getState($isListingNaming)).toBe(true);
  expect(await screen.findByRole('status', { name: clp.loading })).toBeVisible();
  expect(screen.queryByText(clp.emptyList)).toBeNull();
  act(() => publisher.fail(httpError(404, '', null)));
  expect(await screen.findByText(clp.missing.publisher)).toBeVisible();
  expect(screen.queryByRole('status', { name: clp.loading })).toBeNull();
});
