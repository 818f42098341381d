import { combine, createEvent, createStore, sample, type Event } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import { nonNull } from '@/shared/lib/non-null';
import { createOverlay } from '@/shared/routing/create-overlay';
import { $location } from '@/shared/routing/location';
import { locationCommitted } from '@/shared/routing/visits';
import { navigateFx } from '@/shared/routing/navigate';

/** Puts a book into the pop-up and opens it. Other features use `popUpRequested`, which also reads the state. */
export const bookShown = createEvent<PurchaseBook>();
/** Closed by a swipe, the backdrop, the icon or Escape, or because its work is done. */
export const popUpDismissed = createEvent();

const overlay = createOverlay('#modalOpened');

interface Shown {
  readonly book: PurchaseBook;
  /** Path and query of the page under the pop-up. */
  readonly path: string | null;
}

const $path = $location.map((location) => (location ? location.path + location.search : null));
const $shown = createStore<Shown | null>(null).on(
  sample({ clock: bookShown, source: $path, fn: (path, book) => ({ book, path }) }),
  (_, shown) => shown,
);

/** The book in the pop-up; after it has closed, the last one. */
export const $book = $shown.map((shown) => shown?.book ?? null);
/** The address has the marker, and the page is the one on which the pop-up was opened. */
export const $isOpen = combine(
  { hasMarker: overlay.$isOpen, shown: $shown, path: $path },
  ({ hasMarker, shown, path }) => hasMarker && shown !== null && shown.path === path,
);
/**
 * The calls of an event that are about the book in the pop-up: an order of an earlier book may still be on its way.
 * Called at module level only.
 */
export function ofShownBook<T extends { readonly audioBookId: number }>(event: Event<T>): Event<T> {
  return sample({
    clock: event,
    source: $book,
    filter: (book, { audioBookId }) => book?.audioBookId === audioBookId,
    fn: (_, about) => about,
  });
}

/** Closed by the user or by the history. */
export const popUpClosed = $isOpen.updates.filter({ fn: (isOpen) => !isOpen });
export const popUpOpened = nonNull(
  sample({ clock: $isOpen.updates.filter({ fn: (isOpen) => isOpen }), source: $book }),
);

sample({ clock: bookShown, target: overlay.opened });
sample({ clock: popUpDismissed, target: overlay.closed });
// After a reload the marker has no book, so the pop-up would be empty: remove the marker.
// Rule: docs/faults.md#i1
sample({
  clock: locationCommitted,
  filter: combine(overlay.$isOpen, $isOpen, (hasMarker, isOpen) => hasMarker && !isOpen),
  fn: ({ path, search }) => ({ to: path + search, replace: true, keepsScroll: true }),
  target: navigateFx,
});
