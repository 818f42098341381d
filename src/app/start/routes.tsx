import type { ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

import ShopPage from '@/pages/shop/view';
import { reportUnknownAddress } from '@/shared/browser/unknown-address';
import { pages, type PageId } from '@/shared/routing/page-table';
import { preloadable } from '@/shared/ui/preloadable';

import { AppCrashed, PageCrashed } from '../ui/page-crashed';
import { PageSkeleton, preloadOutlines } from '../ui/page-skeleton';
import { Shell } from '../ui/shell';
import { pagePreloads } from './page-preloads';
import type { views } from './page-views';

const toShop = redirectOf('*', '/');
/** Every other address. */
const unknownAddress: RouteObject = {
  path: '*',
  loader: (asked) => {
    reportUnknownAddress();
    return toShop.loader(asked);
  },
};

/** The route table of react-router, made of the page table. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    // Shown while an alias in the first address is resolved, which takes no time.
    hydrateFallbackElement: <></>,
    errorElement: <AppCrashed />,
    children: [
      ...pages.flatMap(({ id, paths, aliases = {} }) => {
        const View = viewOf(id);
        return [
          ...Object.entries(paths).map(([routeId, path]) => ({
            id: routeId,
            path,
            element: <View />,
            // A page that cannot be shown leaves the frame and the player as they are.
            errorElement: <PageCrashed />,
          })),
          ...Object.entries(aliases).map(([path, target]) => redirectOf(path, target)),
        ];
      }),
      unknownAddress,
    ],
  },
];

/** The view in a folder of `src/pages`. All but the storefront's are loaded when they are drawn first. */
function viewOf(folder: PageId): ComponentType {
  if (folder === 'shop') return ShopPage;
  const load = async () => (await import('./page-views')).views[folder as keyof typeof views]();
  const { View, preload } = preloadable(load, {
    Pending: () => <PageSkeleton page={folder} />,
  });
  pagePreloads.set(folder, async () => {
    await preloadOutlines();
    await preload();
  });
  return View;
}

/** Redirects an alias. The query is kept, and `{id}` in the target becomes the parameter of the path. */
function redirectOf(path: string, target: string) {
  return {
    path,
    loader: ({ params, request }: LoaderFunctionArgs) => {
      const filled = target.replace('{id}', encodeURIComponent(params['id'] ?? ''));
      const query = new URL(request.url).searchParams.toString();
      const separator = filled.includes('?') ? '&' : '?';
      return redirect(query ? `${filled}${separator}${query}` : filled);
    },
  };
}
