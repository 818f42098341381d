import { createRoute } from './create-route';

/** The pages that have a model; names are the route ids of `app/routes.tsx`. */
export const shopRoute = createRoute('shop');
export const productRoute = createRoute('product');
export const commentsRoute = createRoute('comments');
/** `clp` takes its filters from the query, its variants from their path as well. */
export const clpRoute = createRoute(
  'clp',
  'clp.search',
  'clp.category',
  'clp.list',
  'clp.listItem',
);
