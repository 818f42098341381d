import { act } from '@testing-library/react';
import { allSettled } from 'effector';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { $documentTitle } from '@/features/page-title/model';
import { httpError } from '@/shared/api/errors';
import { brands } from '@/shared/i18n/fa/brands';
import { catalog } from '@/shared/i18n/fa/catalog';
import { clp } from '@/shared/i18n/fa/clp';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { landing } from '@/shared/i18n/fa/landing';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { aPage } from '@/testing/api-fixtures';
import { renderPage, type PageVisit } from '@/testing/render-page';

import ArtistPage from './artist/view';
import CatalogPage from './catalog/view';
import ListingPage from './clp/view';
import LandingPage from './landing/view';
import PublisherPage from './publisher/view';

const missing = () => {
  throw httpError(404, '', null);
};
const answers = {
  'GET /api/booksSearch': aPage([]),
  'GET /api/search/start': { lengths: [], genres: [], people: [] },
  'GET /api/categories': [],
  'GET /api/artists/7': { id: 7, firstName: 'Sara', lastName: 'Delaviz', about: '', works: [] },
  'GET /api/artists/8': missing,
  'GET /api/publishers/601': { id: 601, title: 'House', logo: null, works: [] },
  'GET /api/publishers/8': missing,
  'GET /api/catalog': { lists: [], genres: [] },
  'GET /api/catalog/genre/poetry': {
    ...{ kind: 'genre', title: 'Poetry', subtitle: '', count: 0, parent: null, children: [] },
    ...{ art: null, palette: null },
  },
  'GET /api/landings/yalda': {
    ...{ key: 'yalda', kicker: '', title: 'The longest night', text: '', palette: null, books: [] },
    ...{ action: { text: 'Listen', path: '/' }, illustration: null },
  },
};

it.each<[string, string, ReactNode, string]>([
  ['clp', '/clp', <ListingPage />, clp.searchHeading],
  ['clp', '/clp?q=div&contentType=2', <ListingPage />, clp.resultsFor('div')],
  ['clp', '/clp?contentType=2', <ListingPage />, contentTypeNames[2].many],
  ['clp', '/clp?genre=lost', <ListingPage />, clp.untitled],
  ['artist', '/artist/7', <ArtistPage />, 'Sara Delaviz'],
  ['artist', '/artist/8', <ArtistPage />, pageTitles.artist],
  ['publisher', '/publisher/601', <PublisherPage />, 'House'],
  ['publisher', '/publisher/8', <PublisherPage />, pageTitles.publisher],
  ['catalog', '/catalog', <CatalogPage />, catalog.title],
  ['catalog.genre', '/catalog/genre/poetry', <CatalogPage />, 'Poetry'],
  ['landing', '/landing/yalda', <LandingPage />, 'The longest night'],
  ['landing', '/landing', <LandingPage />, landing.title],
])('names %s in the tab of the browser at %s', async (routeId, address, page, title) => {
  const [path = '', search] = address.split('?');
  const id = path.split('/').slice(2).at(-1) ?? '';
  const visit: PageVisit = {
    ...{ routeId, path, search: search === undefined ? '' : `?${search}` },
    params: id === '' ? {} : { id, key: id },
  };
  const { scope } = await renderPage(page, visit, { answers });
  await act(() => allSettled(scope));
  expect(scope.getState($documentTitle)).toBe(`${title} | ${brands.shenidar}`);
});
