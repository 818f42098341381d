/**
 * The views of every page but the storefront, each fetched when it is opened first. They are named
 * here and not in routes.tsx, so that the first file has to name one file in place of them all.
 */
export const viewOf = {
  archive: () => import('@/pages/archive/view'),
  auth: () => import('@/pages/auth/view'),
  checkout: () => import('@/pages/checkout/view'),
  comments: () => import('@/pages/comments/view'),
  credit: () => import('@/pages/credit/view'),
  creditCode: () => import('@/pages/credit-code/view'),
  library: () => import('@/pages/library/view'),
  listing: () => import('@/pages/clp/view'),
  product: () => import('@/pages/product/view'),
  profile: () => import('@/pages/profile/view'),
  subscription: () => import('@/pages/subscription/view'),
};

export type PageView = keyof typeof viewOf;

/** The view that many pages share; it is told which. */
export const loadPlainView = () => import('@/pages/plain/view');
