import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';

import { $person, loggedIn } from '@/entities/session/model';
import { marketStatuses } from '@/shared/api/contract/codes';
import { validateMarketPurchaseFx } from '@/shared/api/endpoints/markets';
import { isHttpError, loggedOutError } from '@/shared/api/errors';

import { isPaid, type PaidPurchase } from '../lib/answer-of';
import { parseDeveloperPayload, type MarketItem } from '../lib/developer-payload';
import { noticeRaised } from './notice';
import { $pending, pendingRestored, purchaseSettled } from './pending';
import { statusSent } from './status';

/** A purchase was booked: balance or subscription are other ones now. */
export const marketPurchaseDone = createEvent<MarketItem>();

/** Tells the server of a paid purchase. Fails with an ApiError. */
export const validateFx = attach({
  effect: validateMarketPurchaseFx,
  mapParams: ({ developerPayload, productId, purchaseToken, orderId }: PaidPurchase) => ({
    body: {
      developerPayload,
      productId,
      purchaseToken,
      ...(orderId !== null && { orderId }),
    },
  }),
});

/** The tokens that are being told of, or were in this visit: none is told of twice. */
export const $taken = createStore<readonly string[]>([]).on(
  validateFx,
  (taken, { purchaseToken }) => [...taken, purchaseToken],
);

// What an earlier visit left is tried once in this one, for its owner alone.
const retryFx = createEffect(async (paid: readonly PaidPurchase[]) => {
  for (const purchase of paid) await retryOneFx(purchase);
});
const retryOneFx = createEffect(async (purchase: PaidPurchase) => {
  try {
    await validateFx(purchase);
  } catch {
    // Settled below, by what the server said.
  }
});
sample({
  clock: [pendingRestored, loggedIn],
  source: { pending: $pending, person: $person, taken: $taken },
  fn: ({ pending, person, taken }) =>
    pending
      .filter(isPaid)
      .filter(
        ({ owner, purchaseToken }) => owner === person?.sub && !taken.includes(purchaseToken),
      ),
  target: retryFx,
});

// Counts as done when the server says so, and also when it fails with 500 (product spec, section 5).
const validated = merge([
  validateFx.done.map(({ params }) => params),
  validateFx.fail.filterMap(({ params, error }) => (isHttpError(error, 500) ? params : undefined)),
]);
sample({ clock: validated, target: purchaseSettled });
sample({
  clock: validated,
  fn: ({ developerPayload }) => ({ status: marketStatuses.validated, developerPayload }),
  target: statusSent,
});
sample({
  clock: validated.filterMap(
    ({ developerPayload }) => parseDeveloperPayload(developerPayload) ?? undefined,
  ),
  target: marketPurchaseDone,
});

// Anything else stays 'accepted' and is kept for the next start; nobody is told who has left.
sample({
  clock: validateFx.failData,
  filter: (error) => !isHttpError(error, 500) && error !== loggedOutError,
  fn: () => ({ kind: 'notValidated' as const }),
  target: noticeRaised,
});
