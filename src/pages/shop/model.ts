import { attach, createEvent, createStore, sample } from 'effector';

import { cameOnline } from '@/shared/browser/online';
import type { StorefrontSection } from '@/shared/api/contract/sections';
import { getStorefrontFx } from '@/shared/api/endpoints/shop';
import type { ApiError } from '@/shared/api/errors';
import { shopRoute } from '@/shared/routing/routes';

export const shopRetryClicked = createEvent();

const loadFx = attach({ effect: getStorefrontFx, mapParams: () => ({}) });

/** The storefront has answered. */
export const storefrontLoaded = loadFx.doneData;

/**
 * The sections of the storefront; null until they are loaded, and kept while they are loaded again. An answer without
 * a change keeps them as well: drawing all of them again would block a slow phone for a tenth of a second.
 */
export const $sections = createStore<readonly StorefrontSection[] | null>(null).on(
  storefrontLoaded,
  (shown, { sections }) => (JSON.stringify(shown) === JSON.stringify(sections) ? shown : sections),
);

/** All sections of the storefront are rendered. */
export const storefrontRendered = createEvent();
/** If so, all sections are rendered at once on a return, so that the scroll position can be restored. */
export const $wasStorefrontRendered = createStore(false).on(storefrontRendered, () => true);

/** The failure of the last request; null while loading and after a success. */
export const $shopError = createStore<ApiError | null>(null)
  .on(loadFx.failData, (_, error) => error)
  .reset(loadFx);

sample({
  clock: [shopRoute.visited, shopRetryClicked],
  target: loadFx,
});
sample({
  clock: cameOnline,
  source: $shopError,
  filter: (error) => error !== null,
  target: loadFx,
});
