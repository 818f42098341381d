import { combine, createEvent, createStore, sample } from 'effector';
import type { EventCallable, Store, StoreWritable } from 'effector';

import { createLatest } from '../lib/create-latest';
import { nonNull } from '../lib/non-null';
import { loggedOutError, type ApiError } from './errors';
import { mergePage } from './merge-page';
import { rememberedPages, rememberPages, type PagesMemory } from './pages-memory';
import { $accessToken, sessionEnded } from './tokens';

/** The API's own page length. */
export const PAGE_SIZE = 20;

/** One page of a query. */
export interface PageRequest<Query> {
  readonly query: Query;
  /** From 1 on. */
  readonly page: number;
}

/** A list that grows as its end comes near. */
export interface PagedList<Item, Query> {
  /** The list is visible. Another query empties it; for the same one see `whenReopened`. */
  readonly opened: EventCallable<Query>;
  readonly endReached: EventCallable<void>;
  /** Repeats the failed request, if any. */
  readonly retried: EventCallable<void>;
  /** The item has left the list. */
  readonly removed: EventCallable<Item>;
  /** A newer version of an item of the list. */
  readonly changed: EventCallable<Item>;
  /** An item that had left the list is back at its place, counted from 0. */
  readonly restored: EventCallable<{ readonly item: Item; readonly index: number }>;
  readonly $query: Store<Query>;
  /** Null until the first page has come. */
  readonly $items: Store<readonly Item[] | null>;
  readonly $total: Store<number>;
  readonly $hasMore: Store<boolean>;
  readonly $isLoading: Store<boolean>;
  readonly $error: Store<ApiError | null>;
  /** The values of a scope in which the first page of a query has come already. */
  startWith(query: Query, first: FirstPage<Item>): StartValues<Item, Query>;
}

interface Page<Item> {
  readonly items: Item[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface FirstPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

type StartValues<Item, Query> = readonly (
  | [store: StoreWritable<Query>, value: Query]
  | [store: StoreWritable<readonly Item[] | null>, value: readonly Item[]]
  | [store: StoreWritable<number>, value: number]
  | [store: StoreWritable<PagesMemory<Item>>, value: PagesMemory<Item>]
)[];

interface PagedListOptions<Item, Query> {
  /** Asks for one page. Fails with an ApiError. */
  readonly load: (request: PageRequest<Query>) => Promise<Page<Item>>;
  readonly keyOf: (item: Item) => number;
  readonly firstQuery: Query;
  /** `user`: loaded only while a user is signed in, and cleared by sign-out. */
  readonly of: 'user' | 'anyone';
  /** The same query again: reload the first page behind the visible list, or keep what is loaded. */
  readonly whenReopened: 'reload' | 'keep';
  /** Items on a page, as `load` requests them; the API's own number by default. */
  readonly pageSize?: number;
  /** The number of queries whose items are kept for a return; by default only the current one. */
  readonly remembers?: number;
}

/**
 * Creates the list of one page of the app. It ignores answers to older requests, and shows an item that
 * comes twice once. Module level only. docs/behaviour.md#lists
 */
export function createPagedList<Item, Query>(
  options: PagedListOptions<Item, Query>,
): PagedList<Item, Query> {
  const { keyOf, firstQuery, pageSize = PAGE_SIZE } = options;
  const isPersonal = options.of === 'user';
  const opened = createEvent<Query>();
  const endReached = createEvent();
  const retried = createEvent();
  const removed = createEvent<Item>();
  const changed = createEvent<Item>();
  const restored = createEvent<{ item: Item; index: number }>();

  const $query = createStore(firstQuery, {
    updateFilter: (next, known) => JSON.stringify(next) !== JSON.stringify(known),
  }).on(opened, (_, query) => query);
  const emptied = isPersonal ? [$query.updates, sessionEnded] : [$query.updates];
  const load = createLatest<PageRequest<Query>, Page<Item>, ApiError>({
    effect: options.load,
    cancelOn: emptied,
  });

  const $items = createStore<readonly Item[] | null>(null)
    .on(
      changed,
      (items, next) => items?.map((item) => (keyOf(item) === keyOf(next) ? next : item)) ?? null,
    )
    .on(
      restored,
      (items, { item, index }) => items && [...items.slice(0, index), item, ...items.slice(index)],
    )
    .reset(...emptied);
  const $total = createStore(0)
    .on(restored, (total) => total + 1)
    .reset(...emptied);
  const $nextPage = createStore(1).reset(...emptied);
  const $askedPage = createStore(1)
    .on(load.requested, (_, { page }) => page)
    .reset(...emptied);
  const $error = createStore<ApiError | null>(null)
    // A request that a sign-out cancelled is no failure.
    .on(load.failed, (shown, { error }) => (error === loggedOutError ? shown : error))
    .reset(load.requested, ...emptied);
  const $hasMore = combine($items, $total, (items, total) => (items?.length ?? 0) < total);

  const $memory = createStore<PagesMemory<Item>>(new Map(), { serialize: 'ignore' });
  const $remembered = combine($memory, $query, (memory, query) => rememberedPages(memory, query));
  if (isPersonal) sample({ clock: sessionEnded, target: $memory.reinit });

  const $next = combine({ query: $query, page: $nextPage });
  sample({
    clock: opened,
    source: $query,
    filter: combine(
      { token: $accessToken, items: $items, remembered: $remembered },
      ({ token, items, remembered }) =>
        (!isPersonal || token !== null) &&
        (options.whenReopened === 'reload' || (items === null && remembered === null)),
    ),
    fn: (query) => ({ query, page: 1 }),
    target: load.requested,
  });
  sample({
    clock: endReached,
    source: $next,
    filter: combine(
      { has: $hasMore, items: $items, isPending: load.$isPending, error: $error },
      ({ has, items, isPending, error }) => has && items !== null && !isPending && error === null,
    ),
    target: load.requested,
  });
  // The page that failed, which is the first one after a reload, or an earlier one if items have left since.
  sample({
    clock: retried,
    source: combine($next, $askedPage, ({ query, page }, asked) => ({
      query,
      page: Math.min(page, asked),
    })),
    filter: $error.map((error) => error !== null),
    target: load.requested,
  });

  // A list that has come meanwhile may be without the item, and its total as well. Where the item is further on in a
  // longer list, the total stays too high until the next page has come; too low, it would end the list too early.
  const left = sample({
    clock: removed,
    source: $items,
    filter: (items, gone) => items?.some((item) => keyOf(item) === keyOf(gone)) ?? false,
    fn: (_, gone) => keyOf(gone),
  });
  /** What has left since the last request; its answer may still have it. */
  const $gone = createStore<readonly number[]>([])
    .on(removed, (gone, item) => [...gone, keyOf(item)])
    .on(restored, (gone, { item }) => gone.filter((key) => key !== keyOf(item)))
    .reset(load.requested, ...emptied);
  $items.on(left, (items, gone) => items?.filter((item) => keyOf(item) !== gone) ?? null);
  $total.on(left, (total) => Math.max(0, total - 1));
  // Later items have moved up by one: the page that the next of them is on now is requested again.
  sample({
    clock: left,
    source: { items: $items, page: $nextPage },
    fn: ({ items, page }) => Math.min(page, Math.floor((items?.length ?? 0) / pageSize) + 1),
    target: $nextPage,
  });
  const answered = sample({
    clock: load.done,
    source: { items: $items, nextPage: $nextPage, gone: $gone },
    fn: (known, { params, result }) => ({ ...known, page: params.page, result }),
  });
  // What is on a later page depends on whether its answer is from before an item left or from after it.
  const isUnsure = ({ page, gone }: { page: number; gone: readonly number[] }) =>
    page > 1 && gone.length > 0;
  sample({
    clock: answered,
    source: $next,
    filter: (_, answer) => isUnsure(answer),
    target: load.requested,
  });
  const merged = answered.filterMap((answer) => {
    if (isUnsure(answer)) return undefined;
    const items = answer.result.items.filter((item) => !answer.gone.includes(keyOf(item)));
    const total = answer.result.total - (answer.result.items.length - items.length);
    return mergePage({ ...answer, result: { items, total }, keyOf });
  });
  const { remembers = 0 } = options;
  if (remembers > 0) {
    sample({
      clock: merged,
      source: { memory: $memory, query: $query },
      fn: ({ memory, query }, pages) => rememberPages(memory, remembers, query, pages),
      target: $memory,
    });
  }
  const remembered = sample({ clock: $query.updates, source: $remembered });
  const shown = [merged, nonNull(remembered)];
  sample({ clock: shown, fn: ({ items }) => items, target: $items });
  sample({ clock: shown, fn: ({ total }) => total, target: $total });
  sample({ clock: shown, fn: ({ nextPage }) => nextPage, target: $nextPage });

  return {
    opened,
    endReached,
    retried,
    removed,
    changed,
    restored,
    $query,
    $items,
    $total,
    $hasMore,
    $isLoading: load.$isPending,
    $error,
    startWith: (queried, { items, total }) => [
      [$query, queried],
      [$items, items],
      [$total, total],
      [$nextPage, 2],
      [$memory, rememberPages(new Map(), remembers, queried, { items, total, nextPage: 2 })],
    ],
  };
}
