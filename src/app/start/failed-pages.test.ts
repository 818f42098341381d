import type { EventCallable } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { archivedBooks } from '@/features/owned-books/library-books';
import { aboutBookRetryClicked } from '@/pages/about-book/model';
import { checkoutRetryClicked } from '@/pages/app-checkout/model';
import { artistRetryClicked } from '@/pages/artist/model';
import { catalogLandingRetryClicked } from '@/pages/catalog-landing/model';
import { catalogRetryClicked } from '@/pages/catalog/model';
import { listedBooks } from '@/pages/clp/model';
import { searchStartRetryClicked } from '@/pages/clp/start';
import { bookComments } from '@/pages/comments/model';
import { creditRetryClicked } from '@/pages/credit/model';
import { landingRetryClicked } from '@/pages/landing/model';
import { libraryRetryClicked } from '@/pages/library/model';
import { productRetryClicked } from '@/pages/product/model';
import { profileRetryClicked } from '@/pages/profile/model';
import { publisherRetryClicked } from '@/pages/publisher/model';
import { shopRetryClicked } from '@/pages/shop/model';
import { subscriptionRetryClicked } from '@/pages/subscription/model';
import { wishlistRetryClicked } from '@/pages/wishlist/model';
import type { ApiError } from '@/shared/api/errors';
import { savedSession } from '@/testing/session-fixtures';
import { startApp } from '@/testing/start-app';

import './entry-models';
import './page-models';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface FailedPage {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  /** What the page loads, and loads again when the device is online again. */
  readonly loads: readonly string[];
  readonly retryClicked: EventCallable<void>;
  /** What its retry loads again: all of it, unless its parts have retries of their own. */
  readonly retries?: readonly string[];
}

const books = (filter = '') => `GET /api/booksSearch?${filter}page=1&pageSize=20`;
const comments = 'GET /api/audiobooks/1001/comments?sort=newest&page=1';

const pages: Readonly<Record<string, FailedPage>> = {
  shop: { path: '/', loads: ['GET /api/storefront'], retryClicked: shopRetryClicked },
  product: {
    path: '/pdp/1001',
    params: { id: '1001' },
    loads: ['GET /api/audiobooks/1001/detail2'],
    retryClicked: productRetryClicked,
  },
  comments: {
    path: '/pdp/comment/1001/divan',
    params: { id: '1001', identifier: 'divan' },
    loads: [comments, 'GET /api/audiobooks/1001/ratings'],
    retryClicked: bookComments.retried,
    retries: [comments],
  },
  clp: { path: '/clp', loads: ['GET /api/search/start'], retryClicked: searchStartRetryClicked },
  'clp.list': {
    path: '/clp/list/3',
    params: { id: '3' },
    loads: ['GET /api/search/start', 'GET /api/storefront', books('listId=3&')],
    retryClicked: listedBooks.retried,
    retries: ['GET /api/storefront', books('listId=3&')],
  },
  library: {
    path: '/library',
    loads: ['GET /api/library?filter=all&pageSize=100&page=1'],
    retryClicked: libraryRetryClicked,
  },
  archive: {
    path: '/archive',
    loads: ['GET /api/library?archived=true&pageSize=100&page=1'],
    retryClicked: archivedBooks.retried,
  },
  wishlist: {
    path: '/wishlist',
    loads: ['POST /api/wishlist/items', 'POST /api/wishlist/categories/1'],
    retryClicked: wishlistRetryClicked,
  },
  profile: {
    path: '/profile',
    loads: ['GET /api/account/editprofile', 'GET /api/subscription/current', 'GET /api/credit'],
    retryClicked: profileRetryClicked,
  },
  credit: {
    path: '/credit',
    loads: ['GET /api/credit', 'GET /api/credit/packages'],
    retryClicked: creditRetryClicked,
  },
  subscription: {
    path: '/subscription',
    loads: ['GET /api/subscription/current', 'GET /api/subscription/plans'],
    retryClicked: subscriptionRetryClicked,
  },
  'app-checkout': {
    path: '/app-checkout/book-1001',
    params: { query: 'book-1001' },
    loads: ['GET /api/audiobooks/1001/detail2', 'GET /api/credit', 'POST /api/library/state/1001'],
    retryClicked: checkoutRetryClicked,
  },
  catalog: {
    path: '/catalog',
    loads: ['GET /api/catalog', books()],
    retryClicked: catalogRetryClicked,
  },
  'catalog.genre': {
    path: '/catalog/genre/4',
    params: { id: '4' },
    loads: ['GET /api/catalog/genre/4', books('genre=4&')],
    retryClicked: catalogRetryClicked,
  },
  'catalog-landing': {
    path: '/catalog-landing',
    loads: ['GET /api/catalog'],
    retryClicked: catalogLandingRetryClicked,
  },
  artist: {
    path: '/artist/5',
    params: { id: '5' },
    loads: ['GET /api/artists/5'],
    retryClicked: artistRetryClicked,
  },
  publisher: {
    path: '/publisher/6',
    params: { id: '6' },
    loads: ['GET /api/publishers/6', 'GET /api/booksSearch?publisherId=6&sort=newest&page=1'],
    retryClicked: publisherRetryClicked,
    retries: ['GET /api/publishers/6'],
  },
  'about-book': {
    path: '/about-book/1001',
    params: { id: '1001' },
    loads: ['GET /api/audiobooks/1001/detail2'],
    retryClicked: aboutBookRetryClicked,
  },
  landing: {
    path: '/landing/yalda',
    params: { key: 'yalda' },
    loads: ['GET /api/landings/yalda'],
    retryClicked: landingRetryClicked,
  },
};

/** Lists and the storefront's own page come back behind another page as well. */
const isList = (call: string) => /booksSearch|comments/.test(call);

const noted = (calls: readonly string[]) => calls.toSorted();

it.each(Object.keys(pages))(
  'repeats what failed on the page %s, and nothing of it elsewhere',
  async (routeId) => {
    const { retryClicked, loads, retries = loads, ...address } = pages[routeId] as FailedPage;
    const fail = () => {
      throw { kind: 'network' } satisfies ApiError;
    };
    const app = await startApp({
      storage: savedSession(),
      answers: new Proxy({}, { get: () => fail }),
    });
    const leave = () => app.router.visit({ routeId: 'feedback', path: '/feedback' });
    const goOnline = () => void app.page.window.dispatchEvent(new Event('online'));
    await app.visit('feedback', '/feedback');
    await app.pass(1000);
    /** The calls that an act leads to, without those that every page repeats. */
    const callsAfter = async (act: () => unknown) => {
      const from = app.requests.length;
      await act();
      await app.pass(1000);
      const calls = app.requests.slice(from).map(({ method, url }) => `${method} ${url}`);
      return calls.filter((call) => routeId === 'wishlist' || !call.endsWith('/wishlist/items'));
    };

    const first = await callsAfter(() => app.router.visit({ routeId, ...address }));
    expect(first).toEqual(expect.arrayContaining([...loads]));
    expect(noted(await callsAfter(() => app.fire(retryClicked, undefined)))).toEqual(
      noted(retries),
    );
    expect(noted(await callsAfter(goOnline))).toEqual(noted(loads));
    await callsAfter(leave);
    // The ids of the wishlist belong to the hearts of all pages.
    const behind = (await callsAfter(goOnline)).filter((call) => !call.endsWith('/items'));
    expect(behind).toEqual(routeId === 'shop' ? loads : loads.filter(isList));
  },
);
