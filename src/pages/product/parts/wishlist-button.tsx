import { useUnit } from 'effector-react';

import { product } from '@/shared/i18n/fa/product';
import { HeartIcon } from '@/shared/ui/icon/heart-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { $canAddToWishlist, $isInWishlist, wishlistClicked } from '../wishlist-toggle';

/** Adds the book to the wishlist or removes it; a signed-out user signs in first. */
export function WishlistButton() {
  const { canAddToWishlist, isInWishlist, clicked } = useUnit({
    canAddToWishlist: $canAddToWishlist,
    isInWishlist: $isInWishlist,
    clicked: wishlistClicked,
  });
  if (!canAddToWishlist) return null;
  return (
    <IconButton label={product.addWish} isPressed={isInWishlist} onClick={() => clicked()}>
      <HeartIcon isFilled={isInWishlist} />
    </IconButton>
  );
}
