import { shop } from '../../../src/shared/i18n/fa/shop';
import { expect } from '../../fixtures/test';
import { listenAMinute, playInFullPlayer } from '../play';
import { faultLines, type Screen } from '../screen';

/** The storefront, listings and search. */
export const browsingScreens: readonly Screen[] = [
  { name: 'storefront', path: '/', isWhole: true },
  {
    name: 'storefront, with something to go on with',
    path: '/pdp/1001',
    persona: 'collector',
    way: 'play the book for a while, go to the storefront',
    prepare: async (stage) => {
      await playInFullPlayer(stage);
      await listenAMinute(stage);
      await stage.page.goto('/');
      await expect(stage.shopPage.continueListening).toBeVisible();
    },
  },
  { name: 'storefront of Hisstori', path: '/', client: '17' },
  {
    name: 'storefront, loading',
    path: '/',
    faults: { '/api/storefront': 'hang' },
    isWaiting: true,
  },
  {
    name: 'storefront, server error',
    path: '/',
    faults: { '/api/storefront': 'unavailable' },
    expectedProblems: faultLines,
  },
  {
    name: 'storefront, no connection',
    path: '/',
    faults: { '/api/storefront': 'connectionLost' },
    expectedProblems: faultLines,
  },
  {
    name: 'storefront, empty',
    path: '/',
    faults: { '/api/storefront': 'emptyObject' },
    prepare: ({ shopPage }) => expect(shopPage.text(shop.empty)).toBeVisible(),
  },
  {
    name: 'storefront, covers missing',
    path: '/',
    faults: { '/content/**': 'unavailable' },
    expectedProblems: faultLines,
  },
  {
    name: 'storefront, its end',
    path: '/',
    way: 'scroll down',
    prepare: ({ shopPage }) => shopPage.about.scrollIntoViewIfNeeded(),
  },

  { name: 'search, at its start', path: '/clp' },
  {
    name: 'search, recent searches',
    path: '/clp',
    way: 'search twice, return to the start',
    prepare: async ({ page, listingPage }) => {
      for (const text of ['سعدی', 'تاریخ بیهقی']) {
        await listingPage.searchField.fill(text);
        await listingPage.searchField.press('Enter');
      }
      await page.goto('/clp');
      await expect(listingPage.recentSearches).toHaveCount(2);
    },
  },
  {
    name: 'search, loading',
    path: '/clp',
    faults: { '/api/search/start': 'hang' },
    isWaiting: true,
  },
  {
    name: 'search, server error',
    path: '/clp',
    faults: { '/api/search/start': 'serverError' },
    expectedProblems: faultLines,
  },
  {
    name: 'search, suggestions',
    path: '/clp',
    way: 'type',
    prepare: async ({ listingPage }) => {
      await listingPage.searchField.fill('شاهنامه');
      await expect(listingPage.suggestions.first()).toBeVisible();
    },
  },
  { name: 'search, found', path: '/clp?q=سعدی' },
  { name: 'search, found with filters', path: '/clp?q=سعدی&price=middle&contentType=0' },
  { name: 'search, filters leave nothing', path: '/clp?q=سعدی&price=free&length=minutes' },
  {
    name: 'search, filters',
    path: '/clp?q=سعدی#filters',
    prepare: ({ listingPage }) => expect(listingPage.filterSheet).toBeVisible(),
  },
  { name: 'search, nothing found', path: '/clp?q=xyzxyz' },
  { name: 'listing of a content type', path: '/clp?contentType=0' },
  { name: 'listing of podcasts', path: '/clp?contentType=3' },
  { name: 'listing of a genre', path: '/clp?genre=poetry' },
  { name: 'listing of an author', path: '/clp?authorId=2' },
  { name: 'listing of an unknown shelf', path: '/clp/list/1' },
  { name: 'listing of a shelf', path: '/clp/list/201' },
  {
    name: 'listing, loading',
    path: '/clp?contentType=0',
    faults: { '/api/booksSearch': 'hang' },
    isWaiting: true,
  },
  {
    name: 'listing, server error',
    path: '/clp?contentType=0',
    faults: { '/api/booksSearch': 'serverError' },
    expectedProblems: faultLines,
  },
  {
    name: 'listing, no connection',
    path: '/clp?contentType=0',
    faults: { '/api/booksSearch': 'connectionLost' },
    expectedProblems: faultLines,
  },
  {
    name: 'listing, covers missing',
    path: '/clp?contentType=0',
    faults: { '/content/**': 'unavailable' },
    expectedProblems: faultLines,
  },
];
