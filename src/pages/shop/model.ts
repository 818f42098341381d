import { createEvent, createStore, sample } from 'effector';

import { loggedIn } from '@/entities/session/model';
import { cameOnline } from '@/shared/browser/online';
import type { StorefrontSection } from '@/shared/api/contract/sections';
import { getStorefrontFx } from '@/shared/api/endpoints/shop';
import type { ApiError } from '@/shared/api/errors';
import { createLatest } from '@/shared/lib/create-latest';
import { shopRoute } from '@/shared/routing/routes';

export const shopRetryClicked = createEvent();

const load = createLatest({ effect: getStorefrontFx, mapParams: () => ({}) });

/** The storefront has answered. */
export const storefrontLoaded = load.done;

/**
 * The sections of the storefront; null until they are loaded, and kept while they are loaded again. An answer without
 * a change keeps them as well: drawing all of them again would block a slow phone for a tenth of a second.
 */
export const $sections = createStore<readonly StorefrontSection[] | null>(null).on(
  storefrontLoaded,
  (shown, { result: { sections } }) =>
    JSON.stringify(shown) === JSON.stringify(sections) ? shown : sections,
);

/** All sections of the storefront are rendered. */
export const storefrontRendered = createEvent();
/** If so, all sections are rendered at once on a return, so that the scroll position can be restored. */
export const $wasStorefrontRendered = createStore(false).on(storefrontRendered, () => true);

/** The failure of the last request; null while loading and after a success. */
export const $shopError = createStore<ApiError | null>(null)
  .on(load.failed, (_, { error }) => error)
  .reset(load.requested);

// A start opens the storefront as a visitor's while it renews the session.
sample({
  clock: [shopRoute.visited, loggedIn],
  filter: shopRoute.$isOpened,
  target: load.requested,
});
sample({
  clock: [shopRetryClicked, cameOnline],
  filter: $shopError.map((error) => error !== null),
  target: load.requested,
});
