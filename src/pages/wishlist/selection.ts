import { combine, createEvent, createStore, sample } from 'effector';

import { wishlistChangesRequested } from '@/features/wishlist/model';
import { $shelves } from '@/features/wishlist/shelves';
import { wishUndo } from '@/features/wishlist/wish-removal';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { formatNumber } from '@/shared/i18n/format';
import { sessionEnded } from '@/shared/api/tokens';
import { createOverlay } from '@/shared/routing/create-overlay';
import { $location } from '@/shared/routing/location';
import { removeLostMarker } from '@/shared/routing/remove-lost-marker';
import { wishlistRoute } from '@/shared/routing/routes';

import { $shownWishes } from './model';

export const selectionStarted = createEvent();
export const selectionEnded = createEvent();
/** Escape was pressed, not in a text field. It ends the selection, unless something above the page is what it closes. */
export const escapePressed = createEvent();
/** A title was selected or no longer is, by its productId. */
export const wishToggled = createEvent<number>();
/** Selects all shown titles, or none where all are selected. */
export const allToggled = createEvent();
export const selectedRemoved = createEvent();
/** The shelf for the selected titles; null takes them off theirs. */
export const shelfPicked = createEvent<number | null>();
/** The list of shelves to move to. */
export const moveSheet = createOverlay('#moveWishes');

/** The selected productIds; null while nothing is being selected. */
const $picked = createStore<ReadonlySet<number> | null>(null)
  .on(selectionStarted, () => new Set())
  .on(wishToggled, (picked, productId) => picked && toggled(picked, productId))
  .reset(selectionEnded, wishlistRoute.closed, sessionEnded);

export const $isSelecting = $picked.map((picked) => picked !== null);
/** The selected wishes that are still shown. */
export const $selectedWishes = combine($shownWishes, $picked, (wishes, picked) =>
  (wishes ?? []).filter(({ productId }) => picked?.has(productId)),
);
export const $isAllSelected = combine(
  $shownWishes,
  $selectedWishes,
  (wishes, selected) => selected.length > 0 && selected.length === wishes?.length,
);

sample({
  clock: allToggled,
  source: { wishes: $shownWishes, isAll: $isAllSelected },
  fn: ({ wishes, isAll }) => new Set(isAll ? [] : (wishes ?? []).map(({ productId }) => productId)),
  target: $picked,
});
// Another shelf shows other titles.
sample({ clock: wishlistRoute.visited, fn: () => null, target: $picked });
removeLostMarker({
  route: wishlistRoute,
  overlay: moveSheet,
  $isEmpty: $selectedWishes.map((wishes) => wishes.length === 0),
});

sample({ clock: sessionEnded, target: moveSheet.closed });
sample({
  clock: escapePressed,
  filter: $location.map((location) => location?.hash === ''),
  target: selectionEnded,
});

const removed = sample({ clock: selectedRemoved, source: $selectedWishes }).filter({
  fn: (wishes) => wishes.length > 0,
});
sample({
  clock: removed,
  fn: (wishes) => wishes.map(({ productId }) => ({ productId, isInWishlist: false })),
  target: wishlistChangesRequested,
});
sample({
  clock: removed,
  fn: (before) => ({ before, text: texts.removedMany(formatNumber(before.length)) }),
  target: wishUndo.offered,
});

const moved = sample({
  clock: shelfPicked,
  source: { wishes: $selectedWishes, shelves: $shelves },
  fn: ({ wishes, shelves }, categoryId) => ({
    categoryId,
    before: wishes.filter((wish) => wish.categoryId !== categoryId),
    shelf: shelves?.find(({ id }) => id === categoryId) ?? null,
  }),
}).filter({ fn: ({ before }) => before.length > 0 });
sample({
  clock: moved,
  fn: ({ before, categoryId }) =>
    before.map(({ productId }) => ({ productId, categoryId, isInWishlist: true })),
  target: wishlistChangesRequested,
});
sample({
  clock: moved,
  fn: ({ before, shelf }) => {
    const count = formatNumber(before.length);
    return { before, text: shelf ? texts.moved(count, shelf.title) : texts.unshelved(count) };
  },
  target: wishUndo.offered,
});
sample({ clock: shelfPicked, target: moveSheet.closed });
sample({ clock: [removed, moved], target: selectionEnded });

function toggled(picked: ReadonlySet<number>, productId: number): ReadonlySet<number> {
  const next = new Set(picked);
  if (!next.delete(productId)) next.add(productId);
  return next;
}
