import { createEffect } from 'effector';

import type { WishState } from '@/entities/wishlist/wishes';
import {
  addWishFx,
  moveWishFx,
  removeFromWishCategoryFx,
  removeWishFx,
} from '@/shared/api/endpoints/wishlist';

interface WishRequest extends WishState {
  readonly productId: number;
  /** The category that the server has it in: null for none, undefined while it is not on the wishlist. */
  readonly from: number | null | undefined;
}

/** Sends the one call that leads from the state on the server to the wanted one; none where they are the same. */
export const sendWishFx = createEffect(async (wanted: WishRequest): Promise<void> => {
  const { productId, isInWishlist, categoryId, from } = wanted;
  if (!isInWishlist) {
    await removeWishFx({ body: { productId } });
  } else if (categoryId === undefined || (categoryId === null && from === undefined)) {
    await addWishFx({ body: { productId } });
  } else if (categoryId === null) {
    if (from) await removeFromWishCategoryFx({ body: { productId, categoryId: from } });
  } else if (!from) {
    await addWishFx({ body: { productId, categoryId } });
  } else if (from !== categoryId) {
    const body = { productId, fromCategoryId: from, toCategoryId: categoryId };
    await moveWishFx({ body });
  }
});
