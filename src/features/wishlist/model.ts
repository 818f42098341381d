import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $wishlistIds, wishlistChanged } from '@/entities/wishlist/model';
import { addWishFx, removeWishFx } from '@/shared/api/endpoints/wishlist';
import { isApiError } from '@/shared/api/errors';
import { $sessionsEnded, sessionEnded } from '@/shared/api/tokens';

interface WishlistChange {
  readonly productId: number;
  readonly isInWishlist: boolean;
}

/** A signed-in user adds a product to the wishlist (`isInWishlist`) or removes it. */
export const wishlistChangeRequested = createEvent<WishlistChange>();

/** `session` identifies the user, so that a late answer can be discarded. */
type SessionChange = WishlistChange & { readonly session: number };

const changeWishlistFx = createEffect(async ({ productId, isInWishlist }: SessionChange) => {
  const body = { productId };
  await (isInWishlist ? addWishFx({ body }) : removeWishFx({ body }));
});

/** The running change; other requests are ignored meanwhile. */
const $changing = createStore<SessionChange | null>(null)
  .on(changeWishlistFx, (_, change) => change)
  .reset(changeWishlistFx.finally, sessionEnded);

/** The productIds on the wishlist, including the running change (optimistic). */
export const $wishlistWithChange = combine(
  $wishlistIds,
  $changing,
  (ids, changing): readonly number[] => {
    if (!changing) return ids ?? [];
    const others = (ids ?? []).filter((id) => id !== changing.productId);
    return changing.isInWishlist ? [changing.productId, ...others] : others;
  },
);

sample({
  clock: wishlistChangeRequested,
  source: $sessionsEnded,
  filter: $changing.map((changing) => changing === null),
  fn: (session, change) => ({ ...change, session }),
  target: changeWishlistFx,
});
// Discard an answer that arrives after a sign-out. Rule: docs/faults.md#a7
sample({
  clock: changeWishlistFx.done,
  source: $sessionsEnded,
  filter: (session, { params }) => session === params.session,
  fn: (_, { params: { productId, isInWishlist } }) => ({ productId, isInWishlist }),
  target: wishlistChanged,
});

/** The server refused the change. Being offline has its own notice and does not count. */
export const wishlistChangeFailed = changeWishlistFx.failData.filterMap((error) =>
  isApiError(error) && error.kind !== 'offline' ? error : undefined,
);
