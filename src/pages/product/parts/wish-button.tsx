import { useUnit } from 'effector-react';

import { product } from '@/shared/i18n/fa/product';
import { HeartIcon } from '@/shared/ui/icon/heart-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { $canWish, $isInWishlist, wishClicked } from '../wish';

/** Adds the book to the wishlist or removes it; a signed-out user signs in first. */
export function WishButton() {
  const { canWish, isInWishlist, clicked } = useUnit({
    canWish: $canWish,
    isInWishlist: $isInWishlist,
    clicked: wishClicked,
  });
  if (!canWish) return null;
  return (
    <IconButton label={product.addWish} isPressed={isInWishlist} onClick={() => clicked()}>
      <HeartIcon isFilled={isInWishlist} />
    </IconButton>
  );
}
