import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { clp } from '@/shared/i18n/fa/clp';
import { aPage } from '@/testing/api-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { renderPage } from '@/testing/render-page';

import { FilterColumn } from './filter-column';

const { sort, contentType, genre, length, price, narratorId } = clp.filterGroups;
const groups = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

const start = {
  lengths: [],
  genres: [{ id: 10, identifier: 'poetry', title: 'Poetry', count: 3, art: null, palette: null }],
  people: [
    { id: 501, firstName: 'Maryam', lastName: 'Nikoo', portrait: null, count: 4, palette: null },
  ],
};

/** The column of a listing whose genres and narrators come when they are given. */
async function open() {
  const held = heldAnswer<unknown>();
  await renderPage(
    <FilterColumn />,
    { routeId: 'clp', path: '/clp', search: '?q=divan' },
    { answers: { 'GET /api/booksSearch': aPage([]), 'GET /api/search/start': held.answer } },
  );
  return held;
}

it('shows no group below those that may still come, so that none moves', async () => {
  const held = await open();
  expect(groups()).toEqual([sort, contentType]);
  act(() => held.give(start));
  await expect.poll(groups).toEqual([sort, contentType, genre, length, price, narratorId]);
});

it('leaves out the groups that could not be loaded', async () => {
  const held = await open();
  act(() => held.fail({ kind: 'network' }));
  await expect.poll(groups).toEqual([sort, contentType, length, price]);
});
