import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector';

import { visited, type RouteLocation } from './location';

/** What a page knows of its address. */
export interface RouteVisit<Name extends string = string> {
  readonly name: Name;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export interface Route<Name extends string> {
  readonly $isOpened: Store<boolean>;
  /** The last visit, kept after the page is left so that it can be shown until the next. */
  readonly $visit: Store<RouteVisit<Name> | null>;
  /** Entered from another page. */
  readonly opened: EventCallable<RouteVisit<Name>>;
  /** Still here, with another address or the same one again. */
  readonly updated: EventCallable<RouteVisit<Name>>;
  readonly closed: EventCallable<void>;
}

/**
 * The effector side of one page: `names` are the route ids of `app/routes.tsx` that show it.
 * Called at module level only.
 */
export function createRoute<const Name extends string>(...names: readonly Name[]): Route<Name> {
  const opened = createEvent<RouteVisit<Name>>();
  const updated = createEvent<RouteVisit<Name>>();
  const closed = createEvent();

  const $visit = createStore<RouteVisit<Name> | null>(null).on(
    [opened, updated],
    (_, visit) => visit,
  );
  // A route that came after its own arrival hears of `updated` alone.
  const $isOpened = createStore(false)
    .on([opened, updated], () => true)
    .on(closed, () => false);

  const shows = (location: RouteLocation | null): boolean =>
    location !== null && names.some((name) => name === location.routeId);

  sample({
    clock: visited,
    filter: ({ previous, current }) => shows(current) && !shows(previous),
    fn: ({ current }) => toVisit<Name>(current),
    target: opened,
  });
  sample({
    clock: visited,
    filter: ({ previous, current }) => shows(current) && shows(previous),
    fn: ({ current }) => toVisit<Name>(current),
    target: updated,
  });
  sample({
    clock: visited,
    filter: ({ previous, current }) => shows(previous) && !shows(current),
    fn: () => undefined,
    target: closed,
  });

  return { $isOpened, $visit, opened, updated, closed };
}

function toVisit<Name extends string>(location: RouteLocation | null): RouteVisit<Name> {
  return {
    name: (location?.routeId ?? '') as Name,
    params: location?.params ?? {},
    query: Object.fromEntries(new URLSearchParams(location?.search)),
  };
}
