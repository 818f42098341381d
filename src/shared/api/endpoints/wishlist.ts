import { addWish, getWishlist, removeWish } from '../contract/wishlist';
import { createEndpoint } from '../create-endpoint';

export const getWishlistFx = createEndpoint(getWishlist);
export const addWishFx = createEndpoint(addWish);
export const removeWishFx = createEndpoint(removeWish);
