import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { clp } from '@/shared/i18n/fa/clp';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import ListingPage from './view';

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

it('marks in each title what is searched for now', async () => {
  const visit = (search: string) => ({ routeId: 'clp', path: '/clp', search });
  const { router, scope } = await renderPage(<ListingPage />, visit('?q=div'), {
    answers: {
      'GET /api/booksSearch': aPage([aBookCard()]),
      'GET /api/search/start': { lengths: [], genres: [], people: [] },
    },
  });
  await screen.findByRole('list', { name: clp.books });
  expect(marks()).toEqual(['Div']);
  for (const [search, marked] of [
    ['?q=van', ['van']],
    ['?q=', []],
    ['?q=d%20n', ['D']],
  ] as const) {
    router.visit(visit(search));
    await act(() => allSettled(scope));
    expect(marks()).toEqual(marked);
  }
});
