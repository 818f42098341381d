import { combine, createEvent, createStore, sample } from 'effector';

import { $client } from '@/entities/client/model';
import type { PurchaseBook } from '@/entities/purchase/book';
import { offerOf, type OfferFacts } from '@/entities/purchase/offer';
import '@/entities/purchase/report-unknown';
import { $isLoggedIn, loggedOut } from '@/entities/session/model';
import type { LibraryState } from '@/shared/api/contract/library';
import { $platform } from '@/shared/bridge/platform';
import { createOverlay } from '@/shared/routing/create-overlay';
import { $location, locationCommitted } from '@/shared/routing/location';
import { navigateFx } from '@/shared/routing/navigate';

import { factsOf, type Surroundings } from '../lib/facts-of';

/** A book is to be got: opens the pop-up on it (product spec, section 2). */
export const popUpRequested = createEvent<PurchaseBook>();
/** Closed by swipe, backdrop, icon or Escape, or because its work is done. */
export const popUpDismissed = createEvent();
/** The library's word of a book, from wherever; null when it could not be read. */
export const stateLearned = createEvent<{
  readonly audioBookId: number;
  readonly state: LibraryState | null;
}>();

const overlay = createOverlay('#modalOpened');

interface Shown {
  readonly book: PurchaseBook;
  /** Path and query of the page that it stands above. */
  readonly path: string | null;
}

const $path = $location.map((location) => (location ? location.path + location.search : null));
const $shown = createStore<Shown | null>(null).on(
  sample({ clock: popUpRequested, source: $path, fn: (path, book) => ({ book, path }) }),
  (_, shown) => shown,
);

/** The book that the pop-up is or was last about. */
export const $book = $shown.map((shown) => shown?.book ?? null);
/** The marker stands in the address, above the page that the book was asked for on. */
export const $isOpen = combine(
  { hasMarker: overlay.$isOpen, shown: $shown, path: $path },
  ({ hasMarker, shown, path }) => hasMarker && shown !== null && shown.path === path,
);
/** The person, or the history, has closed it. */
export const popUpClosed = sample({
  clock: $isOpen.updates,
  filter: (isOpen) => !isOpen,
  fn: () => undefined,
});
export const popUpOpened = sample({
  clock: sample({ clock: $isOpen.updates, filter: Boolean }),
  source: $book,
  filter: Boolean,
});

sample({ clock: popUpRequested, fn: () => undefined, target: overlay.opened });
sample({ clock: popUpDismissed, target: overlay.closed });
// A marker without a book, as after a reload: nothing can be shown, so the marker goes (fault list I1).
sample({
  clock: locationCommitted,
  filter: combine(overlay.$isOpen, $isOpen, (hasMarker, isOpen) => hasMarker && !isOpen),
  fn: ({ path, search }) => ({ to: path + search, replace: true, keepsScroll: true }),
  target: navigateFx,
});

/** What the library says of the book; null until it is known, and while nobody is logged in. */
export const $state = createStore<LibraryState | null>(null).reset(popUpRequested, loggedOut);
sample({
  clock: stateLearned,
  source: $book,
  filter: (book, { audioBookId }) => book?.audioBookId === audioBookId,
  fn: (_, { state }) => state,
  target: $state,
});

/** Who and where the buyer is. */
export const $surroundings = combine(
  { client: $client, platform: $platform, isLoggedIn: $isLoggedIn },
  ({ client, platform, isLoggedIn }): Surroundings => ({
    clientKind: client.kind,
    platform,
    isLoggedIn,
  }),
);
const $facts = combine($state, $surroundings, (state, around): OfferFacts | null =>
  state || !around.isLoggedIn ? factsOf(state, around) : null,
);

/** Both buttons by the rules; null until the library has said something. */
export const $offer = $facts.map((facts) => facts && offerOf(facts));
/** What it costs, in rial, with its discounts; null where the price block is hidden. */
export const $price = combine($state, $offer, (state, offer) => {
  if (!state || !offer?.showsPrice) return null;
  const { discounts, purchaseButtonState } = state;
  const rial = purchaseButtonState.stateDiscountedPrice;
  return rial === null && discounts.length === 0 ? null : { rial, discounts };
});
