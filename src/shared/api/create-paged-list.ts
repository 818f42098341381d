import {
  attach,
  combine,
  createEvent,
  createStore,
  sample,
  type Effect,
  type EventCallable,
  type Store,
} from 'effector';

import { loggedOutError, type ApiError } from './errors';
import { mergePage } from './merge-page';
import { $accessToken, sessionEnded } from './tokens';

/** The API's own length of a page. */
const PAGE_SIZE = 20;

interface PageRequest<Query> {
  readonly turn: number;
  readonly query: Query;
  /** From 1 on. */
  readonly page: number;
}

/** A person's list that grows as its end comes near. */
export interface PagedList<Item, Query> {
  /** The list is looked at: another query empties it, the same one is asked for anew in silence. */
  readonly opened: EventCallable<Query>;
  readonly endReached: EventCallable<void>;
  readonly retried: EventCallable<void>;
  /** This one is not in the list any more. */
  readonly removed: EventCallable<Item>;
  /** Null until the first page has come. */
  readonly $items: Store<readonly Item[] | null>;
  readonly $total: Store<number>;
  readonly $hasMore: Store<boolean>;
  readonly $isLoading: Store<boolean>;
  readonly $error: Store<ApiError | null>;
}

interface PagedListOptions<Item, Query> {
  readonly loadFx: Effect<
    { readonly query: Query; readonly page: number },
    { items: Item[]; total: number; page: number; pageSize: number },
    ApiError
  >;
  readonly keyOf: (item: Item) => number;
  readonly firstQuery: Query;
}

/**
 * Makes the list of one page of the app: what an older question brings is dropped, an item that
 * comes twice is shown once, and nothing of one person is left to the next. Module level only.
 */
export function createPagedList<Item, Query>(
  options: PagedListOptions<Item, Query>,
): PagedList<Item, Query> {
  const { keyOf, firstQuery } = options;
  const opened = createEvent<Query>();
  const endReached = createEvent();
  const retried = createEvent();
  const removed = createEvent<Item>();

  const loadFx = attach({
    effect: options.loadFx,
    mapParams: ({ query, page }: PageRequest<Query>) => ({ query, page }),
  });

  const $query = createStore(firstQuery, {
    updateFilter: (next, known) => JSON.stringify(next) !== JSON.stringify(known),
  }).on(opened, (_, query) => query);
  const $turn = createStore(0).on([opened, sessionEnded], (turn) => turn + 1);
  const $items = createStore<readonly Item[] | null>(null)
    .on(removed, (items, gone) => items?.filter((item) => keyOf(item) !== keyOf(gone)) ?? null)
    .reset($query.updates, sessionEnded);
  const $total = createStore(0)
    .on(removed, (total) => Math.max(0, total - 1))
    .reset($query.updates, sessionEnded);
  const $error = createStore<ApiError | null>(null).reset(loadFx, $query.updates, sessionEnded);
  const $hasMore = combine($items, $total, (items, total) => (items?.length ?? 0) < total);

  const $first = combine($turn, $query, (turn, query) => ({ turn, query, page: 1 }));
  // A removed item draws the next page nearer: what came already is asked for again and merged.
  const $next = combine($first, $items, (first, items) => ({
    ...first,
    page: Math.floor((items?.length ?? 0) / PAGE_SIZE) + 1,
  }));
  sample({
    clock: opened,
    source: $first,
    filter: $accessToken.map((token) => token !== null),
    target: loadFx,
  });
  sample({
    clock: endReached,
    source: $next,
    filter: combine(
      { has: $hasMore, items: $items, isPending: loadFx.pending, error: $error },
      ({ has, items, isPending, error }) => has && items !== null && !isPending && error === null,
    ),
    target: loadFx,
  });
  sample({
    clock: retried,
    source: $next,
    filter: $error.map((error) => error !== null),
    target: loadFx,
  });

  const arrived = sample({
    clock: loadFx.done,
    source: { turn: $turn, items: $items, total: $total },
    filter: ({ turn }, { params }) => turn === params.turn,
    fn: ({ items }, { params, result }) => mergePage({ items, page: params.page, result, keyOf }),
  });
  sample({ clock: arrived, fn: ({ items }) => items, target: $items });
  sample({ clock: arrived, fn: ({ total }) => total, target: $total });
  sample({
    clock: loadFx.fail,
    source: $turn,
    filter: (turn, { params, error }) => turn === params.turn && error !== loggedOutError,
    fn: (_, { error }) => error,
    target: $error,
  });

  return {
    opened,
    endReached,
    retried,
    removed,
    $items,
    $total,
    $hasMore,
    $isLoading: loadFx.pending,
    $error,
  };
}
