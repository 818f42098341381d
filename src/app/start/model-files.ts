/**
 * The files of the build that hold the models (`codeSplitting` in vite.config.ts), each by one of its modules, and behind
 * those that it imports. Evaluated one by one they leave a slow phone time for a tap, which would wait half a second for all
 * of them.
 */
export const modelFiles: readonly (() => Promise<unknown>)[] = [
  () => import('@/features/player/model/ahead'),
  () => import('@/features/player/model/bookmarks'),
  () => import('@/features/purchase/model/actions'),
  () => import('@/features/markets/model/market-flow'),
  () => import('@/features/kept-books/model/keep'),
  () => import('@/features/push/model'),
  () => import('@/features/logs/model'),
  () => import('@/pages/comments/model'),
  () => import('@/pages/product/model'),
  () => import('@/pages/clp/model'),
  () => import('@/pages/artist/model'),
  () => import('@/pages/library/model'),
  () => import('@/pages/app-checkout/payment'),
  () => import('@/pages/auth/model'),
  () => import('./page-models'),
];
