import {
  addWish,
  addWishCategory,
  getWishCategories,
  getWishlist,
  moveWish,
  removeFromWishCategory,
  removeWish,
  removeWishCategory,
  renameWishCategory,
} from '../contract/wishlist';
import { createEndpoint } from '../create-endpoint';

export const getWishlistFx = createEndpoint(getWishlist);
export const addWishFx = createEndpoint(addWish);
export const removeWishFx = createEndpoint(removeWish);
export const moveWishFx = createEndpoint(moveWish);
export const getWishCategoriesFx = createEndpoint(getWishCategories);
export const addWishCategoryFx = createEndpoint(addWishCategory);
export const renameWishCategoryFx = createEndpoint(renameWishCategory);
export const removeWishCategoryFx = createEndpoint(removeWishCategory);
export const removeFromWishCategoryFx = createEndpoint(removeFromWishCategory);
