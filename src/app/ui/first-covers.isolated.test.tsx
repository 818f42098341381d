import { act } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import CatalogPage from '@/pages/catalog/view';
import ListingPage from '@/pages/clp/view';
import LibraryPage from '@/pages/library/view';
import WishlistPage from '@/pages/wishlist/view';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';
import { savedSession } from '@/testing/session-fixtures';

const books = Array.from({ length: 20 }, (_, index) =>
  aBookCard({ audioBookId: index + 1, productId: index + 1, title: `Book ${index + 1}` }),
);
const answers = {
  'GET /api/booksSearch': aPage(books),
  'GET /api/library': aPage(books),
  'POST /api/wishlist/items': aPage(books.map((product) => ({ product, categoryId: null }))),
  'POST /api/wishlist/categories/1': aPage([]),
  'GET /api/search/start': { lengths: [], genres: [], people: [] },
};

it.each([
  ['library', <LibraryPage />, 6],
  ['library', <LibraryPage />, 6, '?filter=archived'],
  ['wishlist', <WishlistPage />, 6],
  ['clp', <ListingPage />, 4, '?q=book'],
  ['catalog', <CatalogPage />, 4],
])(
  'loads the first covers of %s ahead of the others',
  async (routeId, page, count, search = '') => {
    const { scope } = await renderPage(
      page,
      { routeId, path: `/${routeId}`, search },
      {
        storage: savedSession(),
        answers,
      },
    );
    await act(() => allSettled(sessionRestoreRequested, { scope }));
    const pictures = [...document.querySelectorAll('img[fetchpriority]')];
    const high = pictures.map((each) => each.getAttribute('fetchpriority') === 'high');
    expect(high).toEqual(pictures.map((_, index) => index < count));
    expect(pictures.length).toBeGreaterThan(count);
  },
);
