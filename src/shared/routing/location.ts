import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';

import { $arePageModelsReady, pageModelsReady } from './page-models';
import { pageOfRoute } from './page-table';

/** A location of the router. */
export interface RouteLocation {
  /** The id of the matched route: a key of `paths` in page-table.ts. */
  readonly routeId: string;
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. It holds the marker of an overlay; a change of it alone is no visit. */
  readonly hash: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** The page keeps its scroll position: an overlay opens or closes above it. */
  readonly keepsScroll?: boolean;
}

/** The router as the models need it: react-router in the app (`router-adapter.ts`), a fake in tests. */
export interface RouterAdapter {
  /** Calls back at once with the current location, and after every finished navigation. */
  subscribe(listener: (location: RouteLocation) => void): () => void;
  /** A path of this app, or a number of history entries. */
  navigate(to: string | number, options?: NavigateOptions): void;
}

/** The router of this scope. It has state of its own, so it is injected and not imported. */
export const $router = createStore<RouterAdapter | null>(null, { serialize: 'ignore' });

/** The router reports a location, also when only the hash has changed. */
export const locationChanged = createEvent<RouteLocation>();

/**
 * The router's own location; null until the router has started. It follows the address at once, for
 * tabs, titles and overlays. It may be ahead of the visits while the models of a page are loaded.
 */
export const $location = createStore<RouteLocation | null>(null).on(
  locationChanged,
  (_, location) => location,
);

/** Starts to follow the router. Called once, by `appStarted`. */
export const watchRouterFx = attach({
  source: $router,
  effect: (router) => {
    router?.subscribe(scopeBind(locationChanged, { safe: true }));
  },
});

/** The models may act on this location. Fires once for each location, when the page's model is loaded. */
export const locationCommitted = createEvent<RouteLocation>();

interface Visit {
  readonly previous: RouteLocation | null;
  readonly current: RouteLocation | null;
}
const $visit = createStore<Visit>({ previous: null, current: null }).on(
  locationCommitted,
  ({ current }, next) => ({ previous: current, current: next }),
);

/** The page that the router shows has no model yet. */
export const $isPageModelMissing = combine(
  $location,
  $arePageModelsReady,
  (location, areReady) => location !== null && !areReady && !isInEntry(location),
);

sample({
  clock: locationChanged,
  filter: $isPageModelMissing.map((isMissing) => !isMissing),
  target: locationCommitted,
});
// Only the newest location is committed: pages that were left while the models were loaded are skipped.
sample({
  clock: sample({
    clock: pageModelsReady,
    source: { location: $location, visit: $visit },
  }).filterMap(({ location, visit }) =>
    location === null || location === visit.current ? undefined : location,
  ),
  target: locationCommitted,
});

/** A page was visited: under another path or search, or under the same address once more. */
export const visited = sample({
  clock: locationCommitted,
  source: $visit,
  filter: ({ previous, current }) => !differsInHashAlone(previous, current),
});

function isInEntry({ routeId }: RouteLocation): boolean {
  return pageOfRoute(routeId)?.isInEntry === true;
}

function differsInHashAlone(before: RouteLocation | null, after: RouteLocation | null): boolean {
  return (
    before !== null &&
    before.path === after?.path &&
    before.search === after.search &&
    before.hash !== after.hash
  );
}
