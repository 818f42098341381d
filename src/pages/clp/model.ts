import { attach, combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { cameOnline } from '@/shared/browser/online';
import type { BookCard } from '@/shared/api/contract/values';
import { booksSearchFx } from '@/shared/api/endpoints/search';
import type { ApiError } from '@/shared/api/errors';
import { listing } from '@/shared/i18n/fa/listing';
import { navigateFx } from '@/shared/routing/navigate';
import { clpRoute } from '@/shared/routing/routes';

import { headingOf } from './heading';
import { readListing, searchPath, type ListingQuery } from './query';
import { $areTitlesPending, $titles, titleNeeded } from './titles';

const PAGE_SIZE = 20;
/** Typing pauses for this long before the address follows. */
const TYPING_PAUSE_MS = 300;

export const retryClicked = createEvent();
/** The end of the list comes into view. */
export const endReached = createEvent();
export const queryTyped = createEvent<string>();

interface PageRequest {
  readonly query: ListingQuery;
  readonly page: number;
}

const loadPageFx = attach({
  effect: booksSearchFx,
  mapParams: ({ query, page }: PageRequest) => ({ query: { ...query, page, pageSize: PAGE_SIZE } }),
});

/** What the address asks for; the same object as long as it asks for the same. */
export const $query = createStore<ListingQuery>({});
const listingVisited = sample({
  clock: [clpRoute.opened, clpRoute.updated],
  fn: readListing,
});
const listingChanged = sample({
  clock: listingVisited,
  source: $query,
  filter: (query, next) => JSON.stringify(query) !== JSON.stringify(next),
  fn: (_, next) => next,
});
$query.on(listingChanged, (_, next) => next);

/** Null until the first page has come. */
export const $items = createStore<readonly BookCard[] | null>(null).reset(listingChanged);
export const $total = createStore(0).reset(listingChanged);
const $nextPage = createStore(1).reset(listingChanged);

export const $error = createStore<ApiError | null>(null).reset(loadPageFx, listingChanged);
export const $isLoading = loadPageFx.pending;
export const $hasMore = combine($items, $total, (items, total) => (items?.length ?? 0) < total);

/** The `h1`, null while its name is on its way, and whether this is the search page with its field. */
export const $heading = combine(
  { query: $query, items: $items, titles: $titles, error: $error, isNaming: $areTitlesPending },
  ({ query, items, titles, error, isNaming }) => {
    const { text, isSearch } = headingOf(query, items ?? [], titles);
    const mayCome = isNaming || (items === null && error === null);
    return { text: text || (mayCome ? null : listing.untitled), isSearch };
  },
);

// The first page of another listing; a listing that is still here is not fetched again.
sample({
  clock: listingVisited,
  source: { query: $query, items: $items },
  filter: ({ items }) => items === null,
  fn: ({ query }) => ({ query, page: 1 }),
  target: loadPageFx,
});
sample({ clock: listingVisited, target: titleNeeded });
// Further pages, one at a time.
const $canLoad = combine($error, loadPageFx.pending, (error, isPending) => !isPending && !error);
sample({
  clock: endReached,
  source: { query: $query, page: $nextPage },
  filter: combine($hasMore, $items, $canLoad, (has, items, can) => has && can && items !== null),
  target: loadPageFx,
});
sample({
  clock: [retryClicked, cameOnline],
  source: { query: $query, page: $nextPage },
  filter: $error.map((error) => error !== null),
  target: loadPageFx,
});
// An answer for a listing that was left meanwhile is dropped.
const pageArrived = sample({
  clock: loadPageFx.done,
  source: $query,
  filter: (query, { params }) => query === params.query,
  fn: (_, done) => done,
});
sample({
  clock: loadPageFx.fail,
  source: $query,
  filter: (query, { params }) => query === params.query,
  fn: (_, { error }) => error,
  target: $error,
});
sample({
  clock: pageArrived,
  source: $items,
  fn: (items, { params, result }) =>
    params.page === 1 ? result.items : [...(items ?? []), ...result.items],
  target: $items,
});
sample({ clock: pageArrived, fn: ({ result }) => result.total, target: $total });
sample({ clock: pageArrived, fn: ({ params }) => params.page + 1, target: $nextPage });

// Typing: the address follows after a pause, and the address loads.
const typingPaused = debounce(queryTyped, TYPING_PAUSE_MS);
sample({
  clock: typingPaused,
  source: $query,
  filter: clpRoute.$isOpened,
  fn: ({ contentType }, typed) => ({ to: searchPath(typed, contentType), replace: true }),
  target: navigateFx,
});

/** Between a key and the pause after it the address lags behind the field. */
const $isTyping = createStore(false)
  .on(queryTyped, () => true)
  .on(typingPaused, () => false);

/** What the search field says: the listener's own words, else those of the address. */
export const $fieldText = createStore('').on(queryTyped, (_, typed) => typed);
sample({
  clock: listingVisited,
  source: { text: $fieldText, isTyping: $isTyping },
  filter: ({ text, isTyping }, { q = '' }) => !isTyping && text.trim() !== q,
  fn: (_, { q = '' }) => q,
  target: $fieldText,
});
