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

export const wishClicked = createEvent();

const $productId = $detail.map((detail) => detail?.products[0]?.productId ?? 0);

/** A title that nobody sells cannot be wished for. */
export const $canWish = $productId.map((productId) => productId > 0);
export const $isInWishlist = combine($wishlistWithChange, $productId, (productIds, productId) =>
  productIds.includes(productId),
);

const pressed = sample({
  clock: wishClicked,
  source: {
    detail: $detail,
    productId: $productId,
    isInWishlist: $isInWishlist,
    isLoggedIn: $isLoggedIn,
  },
  filter: $canWish,
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

// Back from signing in: what was wished for is wished for, not taken off again.
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
