import { combine, createEffect, createStore, sample } from 'effector';

import { expandClicked } from '@/features/player/model/surface';
import { $sections } from '@/pages/shop/model';
import { waitForIdleFx } from '@/shared/browser/idle';
import { waitFx } from '@/shared/browser/wait';
import { cameOnline } from '@/shared/browser/online';
import { $location, locationCommitted, type RouteLocation } from '@/shared/routing/location';

const storefront = 'shop';
/** The network belongs to the storefront's covers for this long; opening another page does not wait. */
const STOREFRONT_FIRST_MS = 3000;

/** Fetches the models of the pages beyond the storefront. */
export const loadPageModelsFx = createEffect(async () => {
  await import('./page-models');
});

/** Fetches the view that is most likely opened from the storefront, and what a lost connection will need. */
export const warmProductViewFx = createEffect(async () => {
  const { viewOf } = await import('./page-views');
  await viewOf.product();
  await import('@/entities/connection/ui/failure-drawing');
});

/** Whether the models of every page are there. */
export const $areLoaded = createStore(false).on(loadPageModelsFx.done, () => true);
const $areWanted = combine(
  { areLoaded: $areLoaded, isPending: loadPageModelsFx.pending, location: $location },
  ({ areLoaded, isPending, location }) =>
    !areLoaded && !isPending && location !== null && location.routeId !== storefront,
);

// Another page was opened: its model is needed now. It missed the arrival, so it is told of it anew.
sample({
  clock: [locationCommitted, cameOnline],
  filter: $areWanted,
  fn: () => undefined,
  target: loadPageModelsFx,
});
// The full player leads to what belongs to other pages, such as sharing.
sample({
  clock: expandClicked,
  filter: combine(
    $areLoaded,
    loadPageModelsFx.pending,
    (areLoaded, isPending) => !areLoaded && !isPending,
  ),
  fn: () => undefined,
  target: loadPageModelsFx,
});
sample({
  clock: loadPageModelsFx.done,
  source: $location,
  filter: (location): location is RouteLocation =>
    location !== null && location.routeId !== storefront,
  target: locationCommitted,
});

// The storefront has had its time to fetch covers: what comes next follows in a quiet moment.
const waitForQuietFx = createEffect(async () => {
  await waitFx(STOREFRONT_FIRST_MS);
  await waitForIdleFx();
});
sample({
  clock: $sections.updates,
  filter: $areLoaded.map((areLoaded) => !areLoaded),
  fn: () => undefined,
  target: waitForQuietFx,
});
sample({
  clock: waitForQuietFx.done,
  fn: () => undefined,
  target: [loadPageModelsFx, warmProductViewFx],
});
