import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { common } from '@/shared/i18n/fa/common';
import { formatNumber } from '@/shared/i18n/format';
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
  expect(screen.getByText('By the editor')).toHaveAttribute('dir', 'auto');
});

it('draws the picture of the first genre, and three covers of a list, whose number it knows', async () => {
  const items = [1, 2, 3, 4].map((audioBookId) => aBookCard({ audioBookId }));
  await open({
    lists: [{ ...overview.lists[0], count: 0, items }],
    genres: [{ ...overview.genres[0], art: '/content/art' }],
  });
  const list = await screen.findByRole('link', { name: /Chosen/ });
  expect(document.querySelector('img[width="132"]')).toHaveAttribute('src', '/content/art');
  const covers = [...list.querySelectorAll('img')].map(({ src }) => /books\/(\d)/.exec(src)?.[1]);
  expect(covers).toEqual(['1', '2', '3']);
  expect(list).not.toHaveTextContent(texts.titleCount(formatNumber(0)));
});

it('says of a list and of a genre with a single title that it is one', async () => {
  await open({
    lists: [{ ...overview.lists[0], count: 1 }],
    genres: [{ ...overview.genres[0], count: 1 }],
  });
  const one = texts.titleCount(formatNumber(1));
  expect(await screen.findByRole('link', { name: /Chosen/ })).toHaveTextContent(one);
  expect(screen.getByRole('link', { name: /Poetry/ })).toHaveTextContent(one);
});

it.each(['lists', 'genres'] as const)('shows the rest without %s', async (none) => {
  await open({ ...overview, [none]: [] });
  const rest = none === 'lists' ? /Poetry/ : /Chosen/;
  expect(await screen.findByRole('link', { name: rest })).toBeVisible();
  expect(screen.queryByRole('heading', { name: texts.landing[none] })).toBeNull();
  expect(screen.queryByText(texts.landing.empty)).toBeNull();
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
