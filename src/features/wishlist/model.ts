import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $wishlistIds, wishChanged } from '@/entities/wishlist/model';
import { addWishFx, removeWishFx } from '@/shared/api/endpoints/wishlist';
import { isApiError } from '@/shared/api/errors';
import { $sessionsEnded, sessionEnded } from '@/shared/api/tokens';

interface Wish {
  readonly productId: number;
  readonly isWished: boolean;
}

/** Somebody who is logged in wants a product on the wishlist (`isWished`), or off it. */
export const wishRequested = createEvent<Wish>();

/** `session` says whose wish it is. */
type Change = Wish & { readonly session: number };

const changeWishFx = createEffect(async ({ productId, isWished }: Change) => {
  const body = { productId };
  await (isWished ? addWishFx({ body }) : removeWishFx({ body }));
});

/** The change on its way; what is asked meanwhile is not taken. */
const $changing = createStore<Change | null>(null)
  .on(changeWishFx, (_, wish) => wish)
  .reset(changeWishFx.finally, sessionEnded);

/** The products wished for as people see them: what is on its way counts already. */
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
// What comes after a logout belongs to nobody (fault list A7).
sample({
  clock: changeWishFx.done,
  source: $sessionsEnded,
  filter: (session, { params }) => session === params.session,
  fn: (_, { params: { productId, isWished } }) => ({ productId, isWished }),
  target: wishChanged,
});

/** The server did not take it; offline has its own notice. */
export const wishFailed = changeWishFx.failData.filterMap((error) =>
  isApiError(error) && error.kind !== 'offline' ? error : undefined,
);
