import { combine, createEvent, sample } from 'effector';

import { $isLoggedIn } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import { intentResumed, signInRequested, type Intent } from '@/features/sign-in/intent';
import {
  $wishlistWithChange,
  wishlistChangeFailed,
  wishlistChangeRequested,
} from '@/features/wishlist/model';
import { errorText } from '@/shared/api/error-text';

import { $detail } from './model';

export const wishlistClicked = createEvent();

const $productId = $detail.map((detail) => detail?.products[0]?.productId ?? 0);

/** Only a title with a product can be on the wishlist. */
export const $canAddToWishlist = $productId.map((productId) => productId > 0);
export const $isInWishlist = combine($wishlistWithChange, $productId, (productIds, productId) =>
  productIds.includes(productId),
);

const pressed = sample({
  clock: wishlistClicked,
  source: {
    detail: $detail,
    productId: $productId,
    isInWishlist: $isInWishlist,
    isLoggedIn: $isLoggedIn,
  },
  filter: $canAddToWishlist,
});
sample({
  clock: pressed,
  filter: ({ isLoggedIn }) => isLoggedIn,
  fn: ({ productId, isInWishlist }) => ({ productId, isInWishlist: !isInWishlist }),
  target: wishlistChangeRequested,
});
sample({
  clock: pressed,
  filter: ({ isLoggedIn }) => !isLoggedIn,
  fn: ({ detail, productId }) => ({
    intent: { kind: 'addToWishlist', audioBookId: detail?.audioBookId ?? 0, productId } as const,
  }),
  target: signInRequested,
});

// After a sign-in, add the book even if it is on the wishlist already; do not toggle it.
sample({
  clock: intentResumed.filterMap(wishedProduct),
  fn: (productId) => ({ productId, isInWishlist: true }),
  target: wishlistChangeRequested,
});

sample({
  clock: wishlistChangeFailed,
  fn: (error) => ({ kind: 'error' as const, text: errorText(error) }),
  target: notificationRequested,
});

function wishedProduct({ kind, productId }: Intent): number | undefined {
  return kind === 'addToWishlist' ? productId : undefined;
}
