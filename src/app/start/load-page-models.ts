import { attach, combine, createEffect, createStore, sample } from 'effector';

import { preloadFailurePicture } from '@/entities/connection/ui/failure-picture';
import { playerExpandClicked } from '@/features/player/model/surface';
import { storefrontLoaded } from '@/pages/shop/model';
import { whenIdle } from '@/shared/browser/idle';
import { cameOnline } from '@/shared/browser/online';
import { waitForRestFx } from '@/shared/browser/rest';
import { waitFx } from '@/shared/browser/wait';
import { $isPageModelMissing, locationChanged } from '@/shared/routing/location';
import {
  $arePageModelsLoaded,
  pageModelsLoaded,
  pageModelsStarted,
  pageModelsRequested,
} from '@/shared/routing/page-models';

import { loadNativePageWiring } from '../native/load-page-wiring';
import { preloadPages } from './page-preloads';

/** A file of its own: the first screen would otherwise hold the names of all files. */
const listModelFiles = async () => (await import('./model-files')).modelFiles;

/** Loads the models of all pages, and in a native wrapper what joins them to it. */
export const loadPageModelsFx = createEffect(async () => {
  const loadAll = async () => Promise.all((await listModelFiles()).map((load) => load()));
  await Promise.all([loadAll(), loadNativePageWiring()]);
});

/** The same in the quiet: each file when the browser is idle. */
export const loadModelFilesFx = createEffect(async () => {
  for (const load of await listModelFiles()) {
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
  $arePageModelsLoaded,
  loadPageModelsFx.pending,
  (areLoaded, isPending) => !areLoaded && !isPending,
);
/** A file of the models could not be loaded, and nothing loads it now. The pages say so (page-views.ts). */
export const $arePageModelsLost = createStore(false)
  .on(loadPageModelsFx, () => false)
  .on(loadPageModelsFx.fail, () => true);

// The storefront's covers come first. Opening another page does not wait.
const storefrontRestedFx = attach({ effect: waitForRestFx });
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
    sample({ clock: cameOnline, filter: $arePageModelsLost }),
    // The full player has links to other pages, and shares.
    playerExpandClicked,
    pageModelsRequested,
    loadModelFilesFx.finally,
  ],
  filter: $isIdle,
  target: loadPageModelsFx,
});
const nextTaskFx = attach({ effect: waitFx, mapParams: () => 0 });
sample({ clock: loadPageModelsFx.done, target: [pageModelsLoaded, nextTaskFx] });
sample({ clock: nextTaskFx.done, target: pageModelsStarted });
