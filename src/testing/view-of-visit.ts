import type { ComponentType } from 'react';

import { views } from '@/app/start/page-views';
import ShopPage from '@/pages/shop/view';
import { pageOfRoute } from '@/shared/routing/page-table';

import type { PageVisit } from './render-page';

/** The view of the page that a visit opens. */
export async function viewOfVisit({ routeId }: PageVisit): Promise<ComponentType> {
  const folder = pageOfRoute(routeId)?.id ?? 'shop';
  return folder === 'shop' ? ShopPage : (await views[folder]()).default;
}
