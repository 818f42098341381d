import {
  createEvent,
  createStore,
  sample,
  type EventCallable,
  type Store,
  type StoreWritable,
} from 'effector';

import { type RouteLocation } from './location';
import { visited } from './visits';
import { pageOfRoute, type PageId, type RouteIdOf } from './page-table';

/** A visit of a page: by which of its routes, and with which parameters. */
export interface RouteVisit<RouteId extends string = string> {
  readonly name: RouteId;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export interface Route<RouteId extends string> {
  readonly $isOpened: Store<boolean>;
  /**
   * The last visit. It is kept after the page is left, so that the page can be drawn until the next visit. Writable, because a
   * scope may start with it: src/app/start/first-views.ts.
   */
  readonly $visit: StoreWritable<RouteVisit<RouteId> | null>;
  /** The page was entered, either first or from another page. Fires once, when the page's model is loaded. */
  readonly opened: EventCallable<RouteVisit<RouteId>>;
  /** The page was entered, or it is open already and its address was visited again or replaced by another. */
  readonly visited: EventCallable<RouteVisit<RouteId>>;
  readonly closed: EventCallable<void>;
}

/** The effector side of a page of the page table. Called at module level only. */
export function createRoute<const Id extends PageId>(pageId: Id): Route<RouteIdOf<Id>> {
  type Visit = RouteVisit<RouteIdOf<Id>>;
  const opened = createEvent<Visit>();
  const pageVisited = createEvent<Visit>();
  const closed = createEvent();

  const $visit = createStore<Visit | null>(null).on(pageVisited, (_, visit) => visit);
  const $isOpened = createStore(false)
    .on(pageVisited, () => true)
    .on(closed, () => false);

  const shows = (location: RouteLocation | null): boolean =>
    location !== null && pageOfRoute(location.routeId)?.id === pageId;

  sample({
    clock: visited,
    filter: ({ current }) => shows(current),
    fn: ({ current }) => toVisit<RouteIdOf<Id>>(current),
    target: pageVisited,
  });
  sample({
    clock: visited,
    filter: ({ previous, current }) => shows(current) && !shows(previous),
    fn: ({ current }) => toVisit<RouteIdOf<Id>>(current),
    target: opened,
  });
  sample({
    clock: visited,
    filter: ({ previous, current }) => shows(previous) && !shows(current),
    target: closed,
  });

  return { $isOpened, $visit, opened, visited: pageVisited, closed };
}

function toVisit<RouteId extends string>(location: RouteLocation | null): RouteVisit<RouteId> {
  return {
    name: (location?.routeId ?? '') as RouteId,
    params: location?.params ?? {},
    query: Object.fromEntries(new URLSearchParams(location?.search)),
  };
}
