import { combine, createEffect, createStore, sample } from 'effector';

import { preloadFailurePicture } from '@/entities/connection/ui/failure-picture';
import { playerExpandClicked } from '@/features/player/model/surface';
import { storefrontLoaded } from '@/pages/shop/model';
import { waitForIdleFx, whenIdle } from '@/shared/browser/idle';
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

/**
 * The files of the build that hold the models (`codeSplitting` in vite.config.ts), each by one of its modules. Evaluated one
 * by one they leave a slow phone time for a tap, which would wait half a second for all of them.
 */
const modelFiles: readonly (() => Promise<unknown>)[] = [
  () => import('@/features/player/model/bookmarks'),
  () => import('@/features/purchase/model/actions'),
  () => import('@/features/push/model'),
  () => import('@/features/logs/model'),
  () => import('@/pages/product/model'),
  () => import('@/pages/clp/model'),
  () => import('@/pages/profile/model'),
  () => import('./page-models'),
];

/** Loads the models of all pages, and in a native wrapper what joins them to it. */
export const loadPageModelsFx = createEffect(async () => {
  await Promise.all([...modelFiles.map((load) => load()), loadNativePageWiring()]);
});

/** The same in the quiet: each file when the browser is idle. */
export const loadModelFilesFx = createEffect(async () => {
  for (const load of modelFiles) {
    await load();
    await whenIdle();
  }
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
  clock: storefrontLoaded,
  filter: $isIdle,
  target: storefrontRestedFx,
});
sample({ clock: storefrontRestedFx.done, target: loadModelFilesFx });
sample({ clock: loadModelFilesFx.finally, target: preloadLikelyViewsFx });

sample({
  clock: [
    sample({ clock: locationChanged, filter: $isPageModelMissing }),
    sample({ clock: cameOnline, filter: $hasFailed }),
    // The full player has links to other pages, and shares.
    playerExpandClicked,
    pageModelsRequested,
    loadModelFilesFx.finally,
  ],
  filter: $isIdle,
  target: loadPageModelsFx,
});
sample({ clock: loadPageModelsFx.done, target: pageModelsReady });
