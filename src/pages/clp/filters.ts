import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { booksSearchFx } from '@/shared/api/endpoints/search';
import { createLatest } from '@/shared/lib/create-latest';
import { createOverlay } from '@/shared/routing/create-overlay';
import { $location } from '@/shared/routing/location';
import { navigateFx } from '@/shared/routing/navigate';
import { removeLostMarker } from '@/shared/routing/remove-lost-marker';
import { clpRoute } from '@/shared/routing/routes';

import { filteredPath } from './lib/filters';
import { $isSearchStart, $listingQuery, listedBooks } from './model';
import type { ListingQuery } from './query';

/** The number of titles is requested after a pause in choosing of this length. */
const COUNT_PAUSE_MS = 200;

/** The filters of a phone. Rule: docs/behaviour.md#lists */
export const filterSheet = createOverlay('#filters');
removeLostMarker({ route: clpRoute, overlay: filterSheet, $isEmpty: $isSearchStart });
/** The sheet has another draft of the filters. */
export const filtersDrafted = createEvent<ListingQuery>();
export const filtersApplied = createEvent();

const sheetClosed = filterSheet.$isOpen.updates.filter({ fn: (isOpen) => !isOpen });
const $draft = createStore<ListingQuery | null>(null)
  .on(filtersDrafted, (_, draft) => draft)
  .reset(sheetClosed);

/** What the sheet shows as chosen: its draft, else the filters of the address. */
export const $draftQuery = combine($draft, $listingQuery, (draft, query) => draft ?? query);

const count = createLatest({
  effect: booksSearchFx,
  mapParams: (query: ListingQuery) => ({ query: { ...query, pageSize: 1 } }),
  cancelOn: [filtersDrafted],
});
sample({
  clock: debounce(filtersDrafted, COUNT_PAUSE_MS),
  source: $draft,
  filter: (draft) => draft !== null,
  fn: (draft) => draft ?? {},
  target: count.requested,
});
const $counted = createStore<number | null>(null)
  .on(count.done, (_, { result }) => result.total)
  .reset(filtersDrafted);
/** The number of titles with the draft; null while it is unknown. */
export const $draftCount = combine(
  { draft: $draft, counted: $counted, total: listedBooks.$total, items: listedBooks.$items },
  ({ draft, counted, total, items }) => {
    if (draft !== null) return counted;
    return items === null ? null : total;
  },
);

const filtersChosen = sample({
  clock: filtersApplied,
  source: { draft: $draftQuery, query: $listingQuery, location: $location },
  fn: ({ draft, query, location }) => {
    const address = { pathname: location?.path ?? '', search: location?.search ?? '' };
    const to = filteredPath(address, draft);
    return to === filteredPath(address, query) ? null : to;
  },
});
// Nothing has changed: the listing is the entry before the sheet's already.
sample({ clock: filtersChosen, filter: (to) => to === null, target: filterSheet.closed });
// The listing takes the place of the sheet in the history, so 'back' leads to the listing before it.
sample({
  clock: filtersChosen.filterMap((to) => to ?? undefined),
  fn: (to) => ({ to, replace: true }),
  target: navigateFx,
});
