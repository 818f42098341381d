import { combine, createEvent, sample } from 'effector';

import { $isLoggedIn } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import { intentResumed, signInRequested, type Intent } from '@/features/sign-in/intent';
import { $wishes, wishFailed, wishRequested } from '@/features/wishlist/model';
import { errorText } from '@/shared/api/error-text';

import { $detail } from './model';

export const wishClicked = createEvent();

const $productId = $detail.map((detail) => detail?.products[0]?.productId ?? 0);

/** A title that nobody sells cannot be wished for. */
export const $canWish = $productId.map((productId) => productId > 0);
export const $isWished = combine($wishes, $productId, (wishes, productId) =>
  wishes.includes(productId),
);

const pressed = sample({
  clock: wishClicked,
  source: { detail: $detail, productId: $productId, isWished: $isWished, isLoggedIn: $isLoggedIn },
  filter: $canWish,
});
sample({
  clock: pressed,
  filter: ({ isLoggedIn }) => isLoggedIn,
  fn: ({ productId, isWished }) => ({ productId, isWished: !isWished }),
  target: wishRequested,
});
sample({
  clock: pressed,
  filter: ({ isLoggedIn }) => !isLoggedIn,
  fn: ({ detail, productId }) => ({
    intent: { kind: 'wish', audioBookId: detail?.audioBookId ?? 0, productId } as const,
  }),
  target: signInRequested,
});

// Back from signing in: what was wished for is wished for, not taken off again.
sample({
  clock: intentResumed.filterMap(wishedProduct),
  fn: (productId) => ({ productId, isWished: true }),
  target: wishRequested,
});

sample({
  clock: wishFailed,
  fn: (error) => ({ kind: 'error' as const, text: errorText(error) }),
  target: notificationRequested,
});

function wishedProduct({ kind, productId }: Intent): number | undefined {
  return kind === 'wish' ? productId : undefined;
}
