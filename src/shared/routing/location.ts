import { attach, combine, createEvent, createStore, scopeBind } from 'effector';

import { $arePageModelsLoaded } from './page-models';
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

/** The page that the router shows has no model yet. */
export const $isPageModelMissing = combine(
  $location,
  $arePageModelsLoaded,
  (location, areLoaded) => location !== null && !areLoaded && !isInEntry(location),
);

function isInEntry({ routeId }: RouteLocation): boolean {
  return pageOfRoute(routeId)?.isInEntry === true;
}
