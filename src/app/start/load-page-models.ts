import { combine, createEffect, createStore, sample } from 'effector';

import { preloadFailurePicture } from '@/entities/connection/ui/failure-picture';
import { playerExpandClicked } from '@/features/player/model/surface';
import { $sections } from '@/pages/shop/model';
import { waitForIdleFx } from '@/shared/browser/idle';
import { cameOnline } from '@/shared/browser/online';
import { waitFx } from '@/shared/browser/wait';
import { $isPageModelMissing, locationChanged } from '@/shared/routing/location';
import {
  $arePageModelsReady,
  pageModelsReady,
  pageModelsRequested,
} from '@/shared/routing/page-models';

import { loadNativePageWiring } from '../native/load-page-wiring';
import { preloadPages } from './page-preloads';

/** The storefront's covers have the network to themselves for this long. Opening another page does not wait. */
const STOREFRONT_FIRST_MS = 3000;

/** Loads the models of all pages, and in a native wrapper what joins them to it. */
export const loadPageModelsFx = createEffect(async () => {
  await Promise.all([import('./page-models'), loadNativePageWiring()]);
});

/** Loads the views that are most likely opened next, the product first, and what a lost connection shows. */
export const preloadLikelyViewsFx = createEffect(async () => {
  await preloadPages(['product', 'library', 'clp', 'profile']);
  await Promise.all([preloadFailurePicture(), import('@/features/kept-content/notice')]);
});

const $isIdle = combine(
  $arePageModelsReady,
  loadPageModelsFx.pending,
  (areReady, isPending) => !areReady && !isPending,
);
/** Loading has failed before. */
const $hasFailed = createStore(false).on(loadPageModelsFx.fail, () => true);

const storefrontRestedFx = createEffect(async () => {
  await waitFx(STOREFRONT_FIRST_MS);
  await waitForIdleFx();
});
sample({
  clock: $sections.updates,
  filter: $isIdle,
  target: storefrontRestedFx,
});
sample({ clock: storefrontRestedFx.done, target: preloadLikelyViewsFx });

sample({
  clock: [
    sample({ clock: locationChanged, filter: $isPageModelMissing }),
    sample({ clock: cameOnline, filter: $hasFailed }),
    // The full player has links to other pages, and shares.
    playerExpandClicked,
    pageModelsRequested,
    storefrontRestedFx.done,
  ],
  filter: $isIdle,
  target: loadPageModelsFx,
});
sample({ clock: loadPageModelsFx.done, target: pageModelsReady });
