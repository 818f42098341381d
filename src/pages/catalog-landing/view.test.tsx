import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { common } from '@/shared/i18n/fa/common';
import { aBookCard } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import CatalogLandingPage from './view';

const overview = {
  lists: [
    { listId: 204, title: 'Chosen', subtitle: 'By the editor', count: 12, items: [aBookCard()] },
  ],
  genres: [{ id: 10, identifier: 'poetry', title: 'Poetry', count: 22, children: [] }],
};
const open = (answer: unknown) =>
  renderPage(
    <CatalogLandingPage />,
    { routeId: 'catalog-landing', path: '/catalog-landing' },
    { answers: { 'GET /api/catalog': answer } },
  );

it('leads to the lists, the genres and all titles', async () => {
  await open(overview);
  expect(await screen.findByRole('link', { name: /Chosen.*By the editor/ })).toHaveAttribute(
    'href',
    '/catalog/list/204',
  );
  expect(screen.getByRole('link', { name: /Poetry/ })).toHaveAttribute(
    'href',
    '/catalog/genre/poetry',
  );
  expect(screen.getByRole('link', { name: texts.landing.all })).toHaveAttribute('href', '/catalog');
});

it('says that there is nothing yet', async () => {
  await open({ lists: [], genres: [] });
  expect(await screen.findByText(texts.landing.empty)).toBeVisible();
});

it('tries again after a failure', async () => {
  let isBroken = true;
  await open(() => {
    if (isBroken) throw { kind: 'network' };
    return overview;
  });
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: common.retry }));
  expect(await screen.findByRole('link', { name: /Chosen/ })).toBeVisible();
});
