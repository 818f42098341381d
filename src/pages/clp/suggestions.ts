import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { getSuggestionsFx } from '@/shared/api/endpoints/search';
import { createLatest } from '@/shared/lib/create-latest';
import { $location } from '@/shared/routing/location';
import { navigateFx } from '@/shared/routing/navigate';
import { pageOfRoute } from '@/shared/routing/page-table';
import { clpRoute } from '@/shared/routing/routes';

import { nextActive } from './lib/next-active';
import { suggestionOptions, type SuggestionOption } from './lib/suggestion-options';
import { $listingQuery, queryTyped, searchSubmitted, typingAbandoned } from './model';
import { searchKept } from './recent-searches';

/** Suggestions are requested after a pause in typing of this length. */
const SUGGESTION_PAUSE_MS = 200;

/** A key moved the choice: 1 to the next line, -1 to the one before. */
export const suggestionMoved = createEvent<1 | -1>();
export const suggestionPicked = createEvent<SuggestionOption>();
/** Escape, or the focus has left the field. */
export const suggestionsDismissed = createEvent();

const fieldEmptied = queryTyped.filter({ fn: (text) => text.trim() === '' });
const closed = [
  fieldEmptied,
  suggestionsDismissed,
  suggestionPicked,
  searchSubmitted,
  clpRoute.closed,
];

/** Where typing goes on the list is wanted again; anything that closes it ends the wish. */
const $isWanted = createStore(false)
  .on(queryTyped, () => true)
  .on(closed, () => false);

const suggestions = createLatest({
  effect: getSuggestionsFx,
  mapParams: (q: string) => ({ query: { q } }),
  cancelOn: closed,
});
sample({
  clock: debounce(queryTyped, SUGGESTION_PAUSE_MS),
  filter: $isWanted,
  fn: (text) => text.trim(),
  target: suggestions.requested,
});

/** The lines of the newest answer; the former ones stay until it comes. Empty while there is nothing to show. */
export const $suggestionOptions = createStore<readonly SuggestionOption[]>([])
  .on(suggestions.done, (_, { result }) => suggestionOptions(result))
  // Suggestions are a help: without them the search goes on.
  .on(suggestions.failed, () => [])
  .reset(closed);

/** The key of the line that was chosen by the arrow keys. It stays chosen where the next answer has it as well. */
const $activeKey = createStore<string | null>(null).reset(queryTyped);
/** The number of the line that Enter opens; null while the field itself is chosen. */
export const $activeSuggestion = combine($suggestionOptions, $activeKey, (options, activeKey) => {
  const index = options.findIndex(({ key }) => key === activeKey);
  return index === -1 ? null : index;
});
sample({
  clock: suggestionMoved,
  source: { options: $suggestionOptions, active: $activeSuggestion },
  fn: ({ options, active }, step) =>
    options[nextActive(active, step, options.length) ?? -1]?.key ?? null,
  target: $activeKey,
});

// A search is kept when it was sent, when a suggestion was picked, or when a result was opened.
const $isPicked = createStore(false)
  .on(suggestionPicked, () => true)
  .reset(clpRoute.visited);
sample({ clock: searchSubmitted, target: searchKept });
sample({ clock: suggestionPicked, fn: ({ text }) => text, target: searchKept });
sample({
  clock: clpRoute.closed,
  source: { query: $listingQuery, isPicked: $isPicked, location: $location },
  filter: ({ isPicked, location }) =>
    !isPicked && pageOfRoute(location?.routeId ?? '')?.id === 'product',
  fn: ({ query: { q = '' } }) => q,
  target: searchKept,
});
sample({ clock: suggestionPicked, fn: () => undefined, target: typingAbandoned });
sample({ clock: suggestionPicked, fn: ({ to }) => ({ to }), target: navigateFx });
