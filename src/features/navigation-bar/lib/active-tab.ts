import { pageOfRoute, type Tab } from '@/shared/routing/page-table';

/**
 * The tab that a route belongs to; the store's for a route of no page.
 * Rule: docs/behaviour.md#tabs
 */
export function activeTab(routeId: string): Tab {
  return pageOfRoute(routeId)?.tab ?? 'store';
}
