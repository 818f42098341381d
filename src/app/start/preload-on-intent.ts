import { matchRoutes, type RouteObject } from 'react-router-dom';

import { pageOfRoute } from '@/shared/routing/page-table';

import { preloadPages } from './page-preloads';

/**
 * Loads the view behind a link of the app as soon as a pointer or the focus is on it. Rule:
 * docs/behaviour.md#router
 */
export function preloadOnIntent(routes: RouteObject[]): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link) return;
    const page = pageOfRoute(matchRoutes(routes, link.pathname)?.at(-1)?.route.id ?? '');
    if (page) void preloadPages([page.id]);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
}
