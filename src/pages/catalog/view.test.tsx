import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test } from 'vitest';

import type { CatalogPage as Page } from '@/shared/api/contract/catalog';
import { httpError } from '@/shared/api/errors';
import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { clp } from '@/shared/i18n/fa/clp';
import { common } from '@/shared/i18n/fa/common';
import { formatNumber } from '@/shared/i18n/format';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import CatalogPage from './view';

const poetry: Page = {
  kind: 'genre',
  title: 'Poetry',
  subtitle: '',
  count: 22,
  parent: null,
  children: [{ identifier: 'ghazal', title: 'Ghazal', count: 6 }],
  art: '/content/art',
  palette: null,
};
const notFound = () => {
  throw httpError(404, '', null);
};

const open = (
  form: 'genre' | 'list' | 'listKey' | null,
  id: string,
  answers: Record<string, unknown>,
  search = '',
) =>
  renderPage(
    <CatalogPage />,
    {
      routeId: form === null ? 'catalog' : `catalog.${form}`,
      path: form === null ? '/catalog' : `/catalog/${form}/${id}`,
      search,
      params: { id },
    },
    { answers: { 'GET /api/booksSearch': aPage([aBookCard()], 22), ...answers } },
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const urlsOf = (requests: readonly { url: string }[], part: string) =>
  requests.map(({ url }) => url).filter((url) => url.includes(part));

it('shows a genre with its picture, its sub-genres and its titles', async () => {
  const { requests } = await open('genre', 'poetry', {
    'GET /api/catalog/genre/poetry': { ...poetry, subtitle: 'Verses' },
  });
  expect(await heading('Poetry')).toBeVisible();
  expect(screen.getByText('Verses')).toHaveAttribute('dir', 'auto');
  expect(document.querySelector('img[src="/content/art"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: texts.genreChip('Ghazal', '۶') })).toHaveAttribute(
    'href',
    '/catalog/genre/ghazal',
  );
  expect(await screen.findByRole('link', { name: /Divan/ })).toHaveAttribute('href', '/pdp/1001');
  const [announced, shown] = screen.getAllByText(clp.resultCount(formatNumber(22)));
  expect(announced).toHaveRole('status');
  expect(shown).toBeVisible();
  expect(urlsOf(requests, 'booksSearch')).toEqual([
    '/api/booksSearch?genre=poetry&page=1&pageSize=20',
  ]);
});

it('links a sub-genre to the genre above it', async () => {
  const parent = { identifier: 'poetry', title: 'Poetry', count: 22 };
  await open('genre', 'ghazal', {
    'GET /api/catalog/genre/ghazal': { ...poetry, title: 'Ghazal', parent, children: [] },
  });
  expect(await screen.findByRole('link', { name: texts.allOf('Poetry') })).toHaveAttribute(
    'href',
    '/catalog/genre/poetry',
  );
});

test.each([
  ['list', '204', 'listId=204'],
  ['listKey', 'recommended', 'listKey=recommended'],
] as const)('asks for the titles of a %s in the order of the address', async (form, id, query) => {
  const { requests } = await open(
    form,
    id,
    { [`GET /api/catalog/${form}/${id}`]: { ...poetry, kind: form, title: 'Chosen' } },
    '?sort=title',
  );
  expect(await heading('Chosen')).toBeVisible();
  expect(urlsOf(requests, 'booksSearch')).toEqual([
    `/api/booksSearch?${query}&sort=title&page=1&pageSize=20`,
  ]);
  expect(screen.getByRole('link', { name: clp.sorts.title })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const orders = within(screen.getByRole('navigation', { name: texts.sort })).getAllByRole('link');
  const here = `/catalog/${form}/${id}`;
  // The order of the list itself needs no word in the address.
  expect(orders.map((order) => [order.textContent, order.getAttribute('href')])).toEqual([
    [clp.sorts.own, here],
    ...(['bestselling', 'newest', 'rating', 'priceAsc', 'priceDesc', 'title'] as const).map(
      (order) => [clp.sorts[order], `${here}?sort=${order}`],
    ),
  ]);
});

it('shows all titles and the genres without a form', async () => {
  const { requests } = await open(null, '', {
    'GET /api/catalog': {
      lists: [],
      genres: [{ id: 10, identifier: 'poetry', title: 'Poetry', count: 22, children: [] }],
    },
  });
  expect(await heading(texts.title)).toBeVisible();
  expect(await screen.findByRole('link', { name: texts.genreChip('Poetry', '۲۲') })).toBeVisible();
  expect(urlsOf(requests, 'booksSearch')).toEqual(['/api/booksSearch?page=1&pageSize=20']);
});

it('says that there is no such list', async () => {
  await open('list', '999', { 'GET /api/catalog/list/999': notFound });
  expect(await screen.findByText(texts.missing)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toCatalog })).toHaveAttribute(
    'href',
    '/catalog-landing',
  );
  expect(screen.queryByRole('link', { name: /Divan/ })).toBeNull();
});

test.each([
  ['list', 'poetry'],
  ['list', '0'],
  ['listKey', 'oldest'],
  ['genre', '__proto__'],
  ['genre', ''],
] as const)('asks for nothing at /catalog/%s/%s', async (form, id) => {
  const { requests } = await open(form, id, {});
  expect(await screen.findByText(texts.missing)).toBeVisible();
  expect(requests).toEqual([]);
});

it('says that a list is empty', async () => {
  await open('genre', 'poetry', {
    'GET /api/catalog/genre/poetry': poetry,
    'GET /api/booksSearch': aPage([]),
  });
  expect(await screen.findByText(texts.empty)).toBeVisible();
});

it('tries the head again after a failure', async () => {
  let isBroken = true;
  await open('genre', 'poetry', {
    'GET /api/catalog/genre/poetry': () => {
      if (isBroken) throw { kind: 'network' };
      return poetry;
    },
  });
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: common.retry }));
  expect(await heading('Poetry')).toBeVisible();
});
