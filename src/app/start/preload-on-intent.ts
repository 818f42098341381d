import { pageOfRoute } from '@/shared/routing/page-table';

import { preloadPages } from './page-preloads';

/**
 * Loads the view behind a link of the app as soon as a pointer or the focus is on it. `routeIdAt` gives the id of the route of a path,
 * empty without one. Rule: docs/behaviour.md#router
 */
export function preloadOnIntent(routeIdAt: (path: string) => string): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link) return;
    const page = pageOfRoute(routeIdAt(link.pathname));
    if (page) void preloadPages([page.id]);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
}
