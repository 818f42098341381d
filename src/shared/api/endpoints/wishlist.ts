import { getWishlist } from '../contract/wishlist';
import { createEndpoint } from '../create-endpoint';

export const getWishlistFx = createEndpoint(getWishlist);
