import { combine, createEvent, sample } from 'effector';

import { wishCategories } from '@/entities/wishlist/categories';
import { $wishlistError, $wishlistIds, wishlistReloadRequested } from '@/entities/wishlist/model';
import { loadOnVisit } from '@/features/page-data/load-on-visit';
import { $wishes, wishlistChangeFailed } from '@/features/wishlist/model';
import { $shelves } from '@/features/wishlist/shelves';
import { cameOnline } from '@/shared/browser/online';
import { wishlistRoute } from '@/shared/routing/routes';

export const wishlistRetryClicked = createEvent();

const $wantedShelf = wishlistRoute.$visit.map((visit) => Number(visit?.query['category'] ?? 0));
/** The shelf in the address; null for the whole wishlist, and for a shelf that is not there. */
export const $shownShelf = combine(
  $shelves,
  $wantedShelf,
  (shelves, wanted) => shelves?.find(({ id }) => id === wanted) ?? null,
);
/** The address names a shelf, and the shelves are still loading. */
export const $isShelfAwaited = combine(
  { shelves: $shelves, wanted: $wantedShelf, error: wishCategories.$error },
  ({ shelves, wanted, error }) => wanted > 0 && shelves === null && error === null,
);

/** The wishes of the shelf in the address, newest first; null until they are loaded. */
export const $shownWishes = combine(
  { wishes: $wishes, ids: $wishlistIds, shelf: $shownShelf, isAwaited: $isShelfAwaited },
  ({ wishes, ids, shelf, isAwaited }) => {
    if (ids === null || isAwaited) return null;
    return shelf ? wishes.filter(({ categoryId }) => categoryId === shelf.id) : wishes;
  },
);

loadOnVisit({
  route: wishlistRoute,
  resources: [wishCategories],
  retryClicked: wishlistRetryClicked,
});
// A reload brings what another device has changed; a sign-in loads the wishlist by itself, and so does a device
// that comes online before it was ever loaded.
sample({ clock: wishlistRoute.opened, target: wishlistReloadRequested });
sample({ clock: wishlistRetryClicked, target: wishlistReloadRequested });
sample({
  clock: cameOnline,
  filter: combine(
    { isOpened: wishlistRoute.$isOpened, error: $wishlistError, ids: $wishlistIds },
    ({ isOpened, error, ids }) => isOpened && error !== null && ids !== null,
  ),
  target: wishlistReloadRequested,
});
// After a refusal the server may have something else than this device believed.
sample({
  clock: wishlistChangeFailed,
  filter: wishlistRoute.$isOpened,
  target: wishlistReloadRequested,
});
