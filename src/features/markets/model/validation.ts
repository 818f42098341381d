import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';

import { $user, loggedIn } from '@/entities/session/model';
import { marketStatuses } from '@/shared/api/contract/codes';
import { validateMarketPurchaseFx } from '@/shared/api/endpoints/markets';
import { isHttpError, loggedOutError } from '@/shared/api/errors';

import { isPaid, type PaidPurchase } from '../lib/answer-of';
import { parseDeveloperPayload, type MarketItem } from '../lib/developer-payload';
import { marketNoticeRaised } from './notice';
import { $pending, pendingRestored, purchaseSettled } from './pending';
import { statusSent } from './status';

/** The server has booked a purchase, so the balance or the subscription has changed. */
export const marketPurchaseDone = createEvent<MarketItem>();

/** Sends a paid purchase to the server. Fails with an ApiError. */
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

/** The tokens sent in this visit; none is sent twice. */
export const $taken = createStore<readonly string[]>([]).on(
  validateFx,
  (taken, { purchaseToken }) => [...taken, purchaseToken],
);

// Retry the purchases of an earlier visit once per visit, and only for their owner.
const retryFx = createEffect(async (paid: readonly PaidPurchase[]) => {
  for (const purchase of paid) await retryOneFx(purchase);
});
const retryOneFx = createEffect(async (purchase: PaidPurchase) => {
  try {
    await validateFx(purchase);
  } catch {
    // The samples below handle the failure.
  }
});
sample({
  clock: [pendingRestored, loggedIn],
  source: { pending: $pending, user: $user, taken: $taken },
  fn: ({ pending, user, taken }) =>
    pending
      .filter(isPaid)
      .filter(({ owner, purchaseToken }) => owner === user?.sub && !taken.includes(purchaseToken)),
  target: retryFx,
});

// A success counts as validated, and so does a 500. Rule: docs/behaviour.md#market-flow
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
  clock: validated,
  fn: () => ({ kind: 'validated' as const }),
  target: marketNoticeRaised,
});
sample({
  clock: validated.filterMap(
    ({ developerPayload }) => parseDeveloperPayload(developerPayload) ?? undefined,
  ),
  target: marketPurchaseDone,
});

// After any other failure the purchase stays accepted and stored for the next start. A user who has
// signed out sees no notice.
sample({
  clock: validateFx.failData,
  filter: (error) => !isHttpError(error, 500) && error !== loggedOutError,
  fn: () => ({ kind: 'notValidated' as const }),
  target: marketNoticeRaised,
});
