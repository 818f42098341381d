import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import '@/entities/audiobook/report-unknown-type';
import { cameOnline } from '@/shared/browser/online';
import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList, PAGE_SIZE } from '@/shared/api/create-paged-list';
import { booksSearchFx } from '@/shared/api/endpoints/search';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { clp } from '@/shared/i18n/fa/clp';
import { nonNull } from '@/shared/lib/non-null';
import { navigateFx } from '@/shared/routing/navigate';
import { clpRoute } from '@/shared/routing/routes';

import { headingOf, isSearchQuery, missingOf } from './heading';
import { retypedPath } from './lib/retyped-path';
import { isStart, readListing, type ListingQuery } from './query';
import { $areTitlesPending, $titles, personNeeded, titleNeeded } from './titles';

/** The address is updated after a pause in typing of this length. */
const TYPING_PAUSE_MS = 300;

/** Listings that are shown at once, with everything loaded of them, when the user returns. */
const REMEMBERED_LISTINGS = 5;

export const queryTyped = createEvent<string>();
/** Enter in the search field, with its text. */
export const searchSubmitted = createEvent<string>();
/** The user has gone elsewhere by a suggestion, so what was typed must not change the address any more. */
export const typingAbandoned = createEvent();

/** The books of the listing or search in the address. */
export const listedBooks = createPagedList<BookCard, ListingQuery>({
  load: ({ query, page }) =>
    booksSearchFx({
      query: { ...query, page, pageSize: PAGE_SIZE },
    }),
  keyOf: ({ audioBookId }) => audioBookId,
  firstQuery: {},
  of: 'anyone',
  whenReopened: 'keep',
  remembers: REMEMBERED_LISTINGS,
});

const listingVisited = sample({
  clock: clpRoute.visited,
  fn: readListing,
});
/** What the address asks for. */
export const $listingQuery = createStore<ListingQuery>({}).on(listingVisited, (_, query) => query);
/** The search at its start, without a listing. */
export const $isSearchStart = $listingQuery.map(isStart);

sample({
  clock: listingVisited,
  filter: (query) => !isStart(query),
  target: [listedBooks.opened, titleNeeded],
});
/** What has failed is asked for again, because of a retry or because the device is online again. */
const retriedHere = sample({ clock: listedBooks.retried, filter: clpRoute.$isOpened });
// A name can fail alone, while the books are there.
sample({ clock: retriedHere, source: $listingQuery, target: titleNeeded });
const emptyPersonShown = sample({
  clock: [listedBooks.$items.updates, listingVisited, retriedHere],
  source: { query: $listingQuery, items: listedBooks.$items },
  fn: ({ query: { authorId, narratorId }, items }) =>
    items?.length === 0 ? (authorId ?? narratorId) : null,
});
sample({ clock: nonNull(emptyPersonShown.map((id) => id ?? null)), target: personNeeded });
sample({ clock: cameOnline, target: listedBooks.retried });

/** What the listing is of, if it does not exist; null for every other one. */
export const $missing = combine($listingQuery, $titles, missingOf);
/** The name of the listing is loading. */
export const $isListingNaming = $areTitlesPending;

/** The text of the `h1`, null while it is loading, and whether this is the search page with its field. */
export const $listingHeading = combine(
  {
    ...{ query: $listingQuery, items: listedBooks.$items, error: listedBooks.$error },
    ...{ titles: $titles, isNaming: $areTitlesPending },
  },
  ({ query, items, titles, error, isNaming }) => {
    const { text, isSearch } = headingOf(query, items ?? [], titles);
    const mayCome = isNaming || (items === null && error === null);
    const missing = missingOf(query, titles);
    if (missing === 'publisher' || missing === 'artist') {
      return { text: pageTitles[missing], isSearch };
    }
    return { text: text || (mayCome ? null : clp.untitled), isSearch };
  },
);

/** From a key press until the pause after it, the address lags behind the field. */
const $isTyping = createStore(false).on(queryTyped, () => true);

// Typing updates the address after a pause, and the new address loads the books.
const typingPaused = sample({
  clock: debounce(queryTyped, TYPING_PAUSE_MS),
  filter: $isTyping,
});
$isTyping.reset(typingPaused, typingAbandoned);
// A listing has taken the place of the search, and has no field.
sample({
  clock: listingVisited,
  filter: (query) => !isSearchQuery(query),
  fn: () => undefined,
  target: typingAbandoned,
});
sample({
  clock: typingPaused,
  source: $listingQuery,
  filter: clpRoute.$isOpened,
  fn: (query, typed) => ({ to: retypedPath(query, typed), replace: true }),
  target: navigateFx,
});

/** The text of the search field: what the user has typed, else the query of the address. */
export const $fieldText = createStore('').on(queryTyped, (_, typed) => typed);
sample({
  clock: listingVisited,
  source: { text: $fieldText, isTyping: $isTyping },
  filter: ({ text, isTyping }, { q = '' }) => !isTyping && text.trim() !== q,
  fn: (_, { q = '' }) => q,
  target: $fieldText,
});
