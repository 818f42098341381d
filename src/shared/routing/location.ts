import { attach, createEvent, createStore, sample, scopeBind } from 'effector';

/** Where the router has arrived. */
export interface RouteLocation {
  /** The id of the matched route in `app/routes.tsx`. */
  readonly routeId: string;
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. Overlays mark themselves here; it is no visit. */
  readonly hash: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  /** The page stays where it is scrolled to: an overlay comes or goes above it. */
  readonly keepsScroll?: boolean;
}

/** What the app needs of a router; `app/router-adapter.ts` gives react-router, tests a fake. */
export interface RouterAdapter {
  /** Calls back at once with the current location and after every finished navigation. */
  subscribe(listener: (location: RouteLocation) => void): () => void;
  /** A path of this app, or a number of history entries. */
  navigate(to: string | number, options?: NavigateOptions): void;
}

/** The router of this scope; stateful, so it is injected and not imported. */
export const $router = createStore<RouterAdapter | null>(null, { serialize: 'ignore' });

/** The router has arrived somewhere, also when only the hash changed. */
export const locationCommitted = createEvent<RouteLocation>();

/** The location now; null until the router has started. */
export const $location = createStore<RouteLocation | null>(null).on(
  locationCommitted,
  (_, location) => location,
);

/** Begins to mirror the router. Started once, by `appStarted`. */
export const watchRouterFx = attach({
  source: $router,
  effect: (router) => {
    router?.subscribe(scopeBind(locationCommitted, { safe: true }));
  },
});

interface Visit {
  readonly previous: RouteLocation | null;
  readonly current: RouteLocation | null;
}

const $visit = createStore<Visit>({ previous: null, current: null }).on(
  locationCommitted,
  ({ current }, next) => ({ previous: current, current: next }),
);

/** A page was visited: another path or search, or the same address asked for again. */
export const visited = sample({
  clock: locationCommitted,
  source: $visit,
  filter: ({ previous, current }) => !differsInHashAlone(previous, current),
});

function differsInHashAlone(before: RouteLocation | null, after: RouteLocation | null): boolean {
  return (
    before !== null &&
    before.path === after?.path &&
    before.search === after.search &&
    before.hash !== after.hash
  );
}
