import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import type { ApiRequest } from '@/shared/api/send';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { common } from '@/shared/i18n/fa/common';
import { clp } from '@/shared/i18n/fa/clp';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { formatNumber, formatToman } from '@/shared/i18n/format';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { aLibraryState, anHttpError } from '@/testing/purchase-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import ListingPage from './view';

const booksSearch = 'GET /api/booksSearch';
const open = (search: string, answer: unknown, extra: Record<string, unknown> = {}) =>
  renderPage(
    <ListingPage />,
    { routeId: 'clp', path: '/clp', search },
    { answers: { [booksSearch]: answer, [startCall]: aStart, ...extra } },
  );
const startCall = 'GET /api/search/start';
const aStart = {
  lengths: [{ length: 'hour', count: 12 }],
  genres: [{ id: 10, identifier: 'poetry', title: 'Poetry', count: 3, art: null, palette: null }],
  people: [
    { id: 501, firstName: 'Maryam', lastName: 'Nikoo', portrait: null, count: 4, palette: null },
  ],
};
const noSuggestions = {
  'GET /api/search/suggestions': { people: [], titles: [], lists: [] },
};
const pageOf = ({ url }: ApiRequest) => Number(new URLSearchParams(url.split('?')[1]).get('page'));
const field = () => screen.getByRole('searchbox', { name: clp.searchField });

it('shows the number of results and highlights the matches', async () => {
  await open('?q=div', aPage([aBookCard()]));
  const row = await screen.findByRole('list', { name: clp.books });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(clp.searchHeading);
  expect(field()).toHaveValue('div');
  const [announced, shown] = screen.getAllByText(clp.resultCount(formatNumber(1)));
  expect(announced).toHaveRole('status');
  expect(shown).toBeVisible();
  expect(within(row).getByText('Div').tagName).toBe('MARK');
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/pdp/1001');
});

it("shows the user's price with every discount once the library state of a book is known", async () => {
  const { scope } = await open('?q=div', aPage([aBookCard()]), {
    'POST /api/library/state/1001': {
      ...aLibraryState(3, 0, 500_000),
      discounts: [
        { discountValue: 300_000, discountPercentage: 0.3 },
        { discountValue: 200_000, discountPercentage: 0.2 },
      ],
    },
  });
  expect(await screen.findByText(formatToman(900_000))).toBeVisible();
  await act(async () => {
    await allSettled(tokensChanged, { scope, params: someTokens() });
    await allSettled(getLibraryStateFx, { scope, params: { params: { id: 1001 }, body: {} } });
  });
  expect(screen.getByText(formatToman(500_000))).toBeVisible();
  expect(screen.getByText(formatNumber(100_000))).toBeVisible();
  await act(async () => {
    await allSettled(sessionEnded, { scope });
  });
  expect(screen.getByText(formatToman(900_000))).toBeVisible();
});

it('updates the address from the field, keeps the type, and clears it with the field', async () => {
  const { router } = await open('?q=a&contentType=1', aPage([]), noSuggestions);
  await userEvent.type(field(), 'b');
  await waitFor(() =>
    expect(router.navigations).toEqual([{ to: '/clp?q=ab&contentType=1', replace: true }]),
  );
  await userEvent.click(screen.getByRole('button', { name: clp.clear }));
  await waitFor(() => expect(router.navigations.at(-1)).toEqual({ to: '/clp', replace: true }));
  expect(field()).toHaveValue('');
});

it('keeps the typed text when an earlier address update arrives', async () => {
  const { router } = await open('', aPage([]), noSuggestions);
  await userEvent.type(field(), 'ab');
  router.visit({ routeId: 'clp', path: '/clp', search: '?q=a' });
  expect(field()).toHaveValue('ab');
  await waitFor(() => expect(router.navigations).toHaveLength(1));
  router.visit({ routeId: 'clp', path: '/clp', search: '?q=other' });
  await waitFor(() => expect(field()).toHaveValue('other'));
});

it('offers orders and filters as links that keep the rest of the address', async () => {
  await open('?authorId=1&contentType=3&sort=newest', aPage([aBookCard()]));
  const filters = screen.getByRole('navigation', { name: clp.filters });
  await within(filters).findByRole('heading', { name: clp.filterGroups.price });
  const option = (name: string) => within(filters).getByRole('link', { name });
  const hrefOf = (name: string) => option(name).getAttribute('href');
  expect(hrefOf(contentTypeNames[1].many)).toBe('/clp?authorId=1&contentType=1&sort=newest');
  expect(hrefOf(contentTypeNames[3].many)).toBe('/clp?authorId=1&sort=newest');
  expect(hrefOf(clp.prices.free)).toBe('/clp?authorId=1&contentType=3&price=free&sort=newest');
  expect(hrefOf(clp.sorts.bestselling)).toBe('/clp?authorId=1&contentType=3');
  expect(await within(filters).findByRole('link', { name: 'Poetry' })).toHaveAttribute(
    'href',
    '/clp?authorId=1&contentType=3&genre=poetry&sort=newest',
  );
  expect(option(contentTypeNames[3].many)).toHaveAttribute('aria-current', 'page');
  expect(option(clp.sorts.newest)).toHaveAttribute('aria-current', 'page');
});

it('removes each chosen filter by a link of its own, and all of them by one', async () => {
  await open('?q=a&contentType=3&narratorId=501', aPage([aBookCard()]));
  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf(clp.removeFilter(contentTypeNames[3].many))).toBe('/clp?q=a&narratorId=501');
  expect(await hrefOf(clp.removeFilter('Maryam Nikoo'))).toBe('/clp?q=a&contentType=3');
  expect(await hrefOf(clp.clearFilters)).toBe('/clp?q=a');
});

it('drafts filters in a sheet, counts their titles and applies them at once', async () => {
  const { router } = await open('?q=a', ({ url }: ApiRequest) =>
    aPage([aBookCard()], url.includes('price=free') ? 7 : 30),
  );
  await userEvent.click(await screen.findByLabelText(clp.filtersOpen));
  expect(router.navigations.at(-1)).toEqual({ to: '/clp?q=a#filters' });
  router.visit({ routeId: 'clp', path: '/clp', search: '?q=a', hash: '#filters' });
  const sheet = await screen.findByRole('dialog', { name: clp.filters });
  expect(within(sheet).getByText(clp.applyCount(formatNumber(30)))).toBeVisible();
  await userEvent.click(within(sheet).getByText(clp.prices.free));
  await userEvent.click(within(sheet).getByText(clp.sorts.newest));
  expect(router.navigations).toHaveLength(1);
  await userEvent.click(await within(sheet).findByText(clp.applyCount(formatNumber(7))));
  expect(router.navigations.at(-1)).toEqual({
    to: '/clp?q=a&price=free&sort=newest',
    replace: true,
  });
});

it('shows the genre as heading once its name is known', async () => {
  const categories = heldAnswer<unknown>();
  await open('?genre=ghazal', aPage([aBookCard()]), { 'GET /api/categories': categories.answer });
  await screen.findByText('Divan');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(clp.loading);
  categories.give([{ id: 1, title: 'Ghazal', identifier: 'ghazal', children: [] }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ghazal' })).toBeVisible();
  expect(screen.getByRole('button', { name: common.back })).toBeVisible();
});

it('shows the publisher as heading', async () => {
  const publisher = { id: 6, title: 'House', works: [] };
  await open('?publisherId=6', aPage([]), { 'GET /api/publishers/6': publisher });
  expect(await screen.findByRole('heading', { level: 1, name: 'House' })).toBeVisible();
});

it.each([
  ['?publisherId=2', 'GET /api/publishers/2', 'publisher'],
  ['?authorId=2', 'GET /api/artists/2', 'artist'],
  ['?narratorId=2', 'GET /api/artists/2', 'artist'],
] as const)('says that the %s does not exist', async (search, call, kind) => {
  await open(search, aPage([]), {
    [call]: () => {
      throw anHttpError(404);
    },
  });
  expect(await screen.findByText(clp.missing[kind])).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: pageTitles[kind] })).toBeVisible();
});

it.each([
  ['?listId=2', clp.missing.list],
  ['?listId=2&price=free', clp.noneFiltered],
])('says why %s has no titles', async (search, text) => {
  const sections = [{ id: 's', kind: 'shelf', title: 'New', listId: 1, items: [] }];
  await open(search, aPage([]), { 'GET /api/storefront': { sections } });
  expect(await screen.findByText(text)).toBeVisible();
});

it('names a person without books', async () => {
  const artist = { id: 2, firstName: 'Sohrab', lastName: 'Sepehri', about: '', works: [] };
  await open('?authorId=2', aPage([]), { 'GET /api/artists/2': artist });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sohrab Sepehri' })).toBeVisible();
  expect(screen.getByText(clp.emptyList)).toBeVisible();
});

it('has a fallback heading when the name fails to load', async () => {
  const fail = () => {
    throw { kind: 'network' };
  };
  await open('?publisherId=6', aPage([]), { 'GET /api/publishers/6': fail });
  expect(await screen.findByRole('heading', { level: 1, name: clp.untitled })).toBeVisible();
});

it('loads the next page, and offers a retry where loading failed', async () => {
  let isBroken = true;
  await open('?contentType=2', (request: ApiRequest) => {
    const page = pageOf(request);
    if (page === 2 && isBroken) throw { kind: 'network' };
    return aPage([aBookCard({ audioBookId: page, title: `Book ${page}` })], 2);
  });
  await userEvent.click(await screen.findByRole('button', { name: clp.more }));
  expect(await screen.findByText(common.failed)).toBeVisible();
  expect(screen.getByText('Book 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: clp.more })).toBeNull();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText('Book 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: clp.more })).toBeNull();
});

it.each([
  ['?q=zz', clp.empty],
  ['?contentType=1', clp.emptyList],
])('suggests the shop and genres when %s gives nothing', async (search, text) => {
  await open(search, aPage([]));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: clp.toShop })).toHaveAttribute('href', '/');
  const suggested = screen.getByRole('region', { name: clp.orTry });
  expect(within(suggested).getByRole('link', { name: /Poetry/ })).toHaveAttribute(
    'href',
    '/clp?genre=poetry',
  );
});

it('suggests the way without filters when they leave nothing', async () => {
  await open('?q=zz&price=free&sort=title', aPage([]));
  expect(await screen.findByText(clp.noneFiltered)).toBeVisible();
  expect(screen.getByRole('link', { name: clp.clearFilters })).toHaveAttribute(
    'href',
    '/clp?q=zz&sort=title',
  );
});

it.each([
  ['?contentType=1', booksSearch],
  ['', startCall],
])('shows why %s failed to load', async (search, call) => {
  await open(search, aPage([]), {
    [call]: () => {
      throw { kind: 'offline' };
    },
  });
  expect(await screen.findByText(common.offlinePage)).toBeVisible();
});
