import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $wishlistIds, wishChanged } from '@/entities/wishlist/model';
import { addWishFx, removeWishFx } from '@/shared/api/endpoints/wishlist';
import { isApiError } from '@/shared/api/errors';
import { $sessionsEnded, sessionEnded } from '@/shared/api/tokens';

interface Wish {
  readonly productId: number;
  readonly isWished: boolean;
}

/** A signed-in user adds a product to the wishlist (`isWished`) or removes it. */
export const wishRequested = createEvent<Wish>();

/** `session` identifies the user, so that a late answer can be discarded. */
type Change = Wish & { readonly session: number };

const changeWishFx = createEffect(async ({ productId, isWished }: Change) => {
  const body = { productId };
  await (isWished ? addWishFx({ body }) : removeWishFx({ body }));
});

/** The running change; other requests are ignored meanwhile. */
const $changing = createStore<Change | null>(null)
  .on(changeWishFx, (_, wish) => wish)
  .reset(changeWishFx.finally, sessionEnded);

/** The productIds on the wishlist, including the running change (optimistic). */
export const $wishes = combine($wishlistIds, $changing, (ids, changing): readonly number[] => {
  if (!changing) return ids ?? [];
  const others = (ids ?? []).filter((id) => id !== changing.productId);
  return changing.isWished ? [changing.productId, ...others] : others;
});

sample({
  clock: wishRequested,
  source: $sessionsEnded,
  filter: $changing.map((changing) => changing === null),
  fn: (session, wish) => ({ ...wish, session }),
  target: changeWishFx,
});
// Discard an answer that arrives after a sign-out. Rule: docs/faults.md#a7
sample({
  clock: changeWishFx.done,
  source: $sessionsEnded,
  filter: (session, { params }) => session === params.session,
  fn: (_, { params: { productId, isWished } }) => ({ productId, isWished }),
  target: wishChanged,
});

/** The server refused the change. Being offline has its own notice and does not count. */
export const wishFailed = changeWishFx.failData.filterMap((error) =>
  isApiError(error) && error.kind !== 'offline' ? error : undefined,
);
