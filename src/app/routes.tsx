import { lazy } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';

import ShopPage from '@/pages/shop/view';

import type { PageView } from './page-views';
import { PageCrashed } from './ui/page-crashed';
import { Shell } from './ui/shell';

/** A view that is fetched when it is drawn first. */
const view = (name: PageView) =>
  lazy(() => import('./page-views').then(({ viewOf }) => viewOf[name]()));

const ProductPage = view('product');
const ListingPage = view('listing');
const AuthPage = view('auth');
const CommentsPage = view('comments');
const ProfilePage = view('profile');
const LibraryPage = view('library');
const ArchivePage = view('archive');
const CreditPage = view('credit');
const CreditCodePage = view('creditCode');
const SubscriptionPage = view('subscription');
const CheckoutPage = view('checkout');
const PlainPage = lazy(() => import('./page-views').then(({ loadPlainView }) => loadPlainView()));

/** A page that stands under its own id, at one path or several. */
const at = (id: string, path: string, element: React.ReactNode): RouteObject => ({
  id,
  path,
  element,
});

/** Sends an alias on; the query stays, and `{id}` is taken over where the target names it. */
const alias = (path: string, target: string): RouteObject => ({
  path,
  loader: ({ params, request }) => {
    const filled = target.replace('{id}', encodeURIComponent(params['id'] ?? ''));
    const query = new URL(request.url).searchParams;
    const separator = filled.includes('?') ? '&' : '?';
    return redirect(query.size > 0 ? `${filled}${separator}${query.toString()}` : filled);
  },
});

/**
 * Every address of the product (product spec, section 2). Ids name the page for the models; a part
 * behind a dot is a variant of it. The storefront comes with the app, every other view on demand.
 */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    // Shown while an alias at the very start is being followed, which takes no time.
    hydrateFallbackElement: <></>,
    errorElement: <PageCrashed />,
    children: [
      at('shop', '/', <ShopPage />),
      alias('shop', '/'),

      at('product', 'pdp/:id/:title?', <ProductPage />),
      at('comments', 'pdp/comment/:id/:identifier', <CommentsPage />),
      alias('pdp', '/'),
      alias('audiobook', '/'),
      alias('audiobook/:id', '/pdp/{id}'),

      at('clp', 'clp', <ListingPage />),
      at('clp.search', 'search', <ListingPage />),
      at('clp.category', 'clp/:id', <ListingPage />),
      at('clp.list', 'clp/list/:id', <ListingPage />),
      at('clp.listItem', 'clp/listItem/:id', <ListingPage />),
      alias('categories', '/clp'),
      alias('category', '/clp'),
      alias('plp/:id', '/clp'),
      alias('category/:id', '/clp/{id}'),
      alias('list/:id', '/clp/list/{id}'),
      alias('listItem/:id', '/clp/{id}'),
      alias('clp-s/:id', '/clp/listItem/{id}?series=true'),

      at('library', 'library', <LibraryPage />),
      at('archive', 'archive', <ArchivePage />),
      at('wishlist', 'wishlist', <PlainPage page="wishlist" />),
      at('profile', 'profile', <ProfilePage />),
      at('credit', 'credit', <CreditPage />),
      at('credit-code', 'credit-code', <CreditCodePage />),
      alias('redeem', '/credit-code'),
      at('subscription', 'subscription', <SubscriptionPage />),
      at('subscription.plans', 'subscription/plans', <SubscriptionPage />),
      at('auth', 'auth', <AuthPage />),
      at('feedback', 'feedback', <PlainPage page="feedback" />),
      at('about', 'about', <PlainPage page="about" />),
      at('catalog', 'catalog', <PlainPage page="catalog" />),
      at('catalog.list', 'catalog/list/:id?', <PlainPage page="catalog" />),
      at('catalog.listKey', 'catalog/listKey/:id?', <PlainPage page="catalog" />),
      at('catalog.genre', 'catalog/genre/:id?', <PlainPage page="catalog" />),
      at('catalog-landing', 'catalog-landing', <PlainPage page="catalog" />),
      at('artist', 'artist/:id?', <PlainPage page="artist" />),
      at('publisher', 'publisher/:id?', <PlainPage page="publisher" />),
      at('webview-page', 'webview-page', <PlainPage page="webview" />),
      at('about-book', 'about-book/:id?', <PlainPage page="aboutBook" />),
      at('app-checkout', 'app-checkout/:query?', <CheckoutPage />),
      at('landing', 'landing', <PlainPage page="landing" />),

      alias('*', '/'),
    ],
  },
];
