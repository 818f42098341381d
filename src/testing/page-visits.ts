import { people } from '@fixtures/catalog/people';

import type { PageVisit } from './render-page';

/** A visit of each page that shows something of its own. */
export const pageVisits: readonly PageVisit[] = [
  { routeId: 'shop', path: '/' },
  { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } },
  { routeId: 'comments', path: '/pdp/comment/1001/divan', params: { id: '1001', identifier: 'a' } },
  { routeId: 'clp', path: '/clp' },
  {
    routeId: 'clp.list',
    path: '/clp/list/201',
    params: { id: '201' },
    search: '?contentType=0&price=paid',
  },
  { routeId: 'clp.search', path: '/search', search: `?q=${people[0]?.firstName}` },
  { routeId: 'library', path: '/library' },
  { routeId: 'archive', path: '/archive' },
  { routeId: 'wishlist', path: '/wishlist' },
  { routeId: 'profile', path: '/profile' },
  { routeId: 'credit', path: '/credit' },
  { routeId: 'credit-code', path: '/credit-code' },
  { routeId: 'subscription', path: '/subscription' },
  { routeId: 'auth', path: '/auth' },
  { routeId: 'feedback', path: '/feedback' },
  { routeId: 'about', path: '/about' },
  { routeId: 'catalog', path: '/catalog' },
  { routeId: 'catalog.genre', path: '/catalog/genre/ghazal', params: { id: 'ghazal' } },
  { routeId: 'catalog-landing', path: '/catalog-landing' },
  { routeId: 'artist', path: '/artist/1', params: { id: '1' } },
  { routeId: 'publisher', path: '/publisher/601', params: { id: '601' } },
  { routeId: 'about-book', path: '/about-book/1001', params: { id: '1001' } },
  { routeId: 'app-checkout', path: '/app-checkout/book-1001', params: { query: 'book-1001' } },
  { routeId: 'landing', path: '/landing/yalda', params: { key: 'yalda' } },
  { routeId: 'webview-page', path: '/webview-page', search: '?url=/content/pages/terms' },
];
