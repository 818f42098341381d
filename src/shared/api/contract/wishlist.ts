import * as v from 'valibot';

import { operation } from './operation';
import { bookCard, id, pageOf, tolerant } from './values';

/** A title on the wishlist, with the category that it is in, if any. */
export const wish = v.object({ product: bookCard, categoryId: tolerant(v.nullable(id), null) });

/** The wishlist items, newest first; of one category if the query names it. */
export const getWishlist = operation({
  id: 'getWishlist',
  method: 'POST',
  path: '/api/wishlist/items',
  access: 'user',
  body: v.object({ page: v.exactOptional(id), categoryId: v.exactOptional(id) }),
  response: pageOf(wish),
});

export const addWish = operation({
  id: 'addWish',
  method: 'POST',
  path: '/api/wishlist/addItem',
  access: 'user',
  body: v.object({ productId: id, categoryId: v.exactOptional(id) }),
});

export const removeWish = operation({
  id: 'removeWish',
  method: 'POST',
  path: '/api/wishlist/removeItem',
  access: 'user',
  body: v.object({ productId: id, categoryId: v.exactOptional(id) }),
});

export const wishCategory = v.object({
  id,
  title: v.string(),
  /** Number of wishlist items in the category. */
  count: tolerant(v.number(), 0),
});
export type WishCategory = v.InferOutput<typeof wishCategory>;

export const getWishCategories = operation({
  id: 'getWishCategories',
  method: 'POST',
  path: '/api/wishlist/categories/{page}',
  access: 'user',
  params: v.object({ page: id }),
  body: v.object({}),
  response: pageOf(wishCategory),
});

export const addWishCategory = operation({
  id: 'addWishCategory',
  method: 'POST',
  path: '/api/wishlist/addCategory',
  access: 'user',
  body: v.object({ title: v.string() }),
  response: v.object({ id }),
});

export const renameWishCategory = operation({
  id: 'renameWishCategory',
  method: 'POST',
  path: '/api/wishlist/renameCategory',
  access: 'user',
  body: v.object({ categoryId: id, title: v.string() }),
});

/** Removes a category; its items stay on the wishlist, without a category. */
export const removeWishCategory = operation({
  id: 'removeWishCategory',
  method: 'POST',
  path: '/api/wishlist/removeCategory',
  access: 'user',
  body: v.object({ categoryId: id }),
});

/** Removes an item from a category; the item stays on the wishlist. */
export const removeFromWishCategory = operation({
  id: 'removeFromWishCategory',
  method: 'POST',
  path: '/api/wishlist/removeFromCategory',
  access: 'user',
  body: v.object({ productId: id, categoryId: id }),
});

export const moveWish = operation({
  id: 'moveWish',
  method: 'POST',
  path: '/api/wishlist/move',
  access: 'user',
  body: v.object({ productId: id, fromCategoryId: id, toCategoryId: id }),
});
