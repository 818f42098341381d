/**
 * The views of every page but the storefront, each fetched when it is opened first. They are named
 * here and not in routes.tsx, so that the first file has to name one file in place of them all.
 */
export const viewOf = {
  auth: () => import('@/pages/auth/view'),
  comments: () => import('@/pages/comments/view'),
  listing: () => import('@/pages/clp/view'),
  plain: () => import('@/pages/plain/view'),
  product: () => import('@/pages/product/view'),
  profile: () => import('@/pages/profile/view'),
};
