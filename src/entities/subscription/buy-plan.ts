import { attach, createEffect } from 'effector';

import type { Subscription } from '@/shared/api/contract/subscription';
import { processWithCreditFx } from '@/shared/api/endpoints/orders';
import { getCurrentSubscriptionFx, getPlansFx } from '@/shared/api/endpoints/subscription';
import { isApiError, loggedOutError, type ApiError } from '@/shared/api/errors';
import { $sessionsEnded } from '@/shared/api/tokens';
import { acquireLockFx } from '@/shared/browser/lock';

/** A request to buy one plan. */
export interface BuyPlan {
  readonly planId: number;
  /** The price in rial that the buyer saw. */
  readonly shownPrice: number;
  /** The end of the subscription that the buyer saw (ISO 8601); null if none was running. */
  readonly shownEnd: string | null;
}

/**
 * The result.
 * - `got`: the subscription has started, or ends later than before
 * - `changed`: the plan costs another price than the one shown or is not sold any more, or another tab or device has
 *   bought and the end differs; no order was sent
 * - `refused`: nothing was bought
 * - `unknown`: the order was sent, but its result is not known (`error` null: the server is still working on it)
 */
export type BuyPlanOutcome =
  | { readonly kind: 'got' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'unknown'; readonly error: ApiError | null };

const sessionFx = attach({ source: $sessionsEnded, effect: (count) => count });

/**
 * Whether an earlier order, whose outcome was not known, has bought the plan after all: false while the subscription
 * ends as it did; null when it could not be read, or when another plan runs, which may have been bought after this one.
 */
export const wasBoughtFx = createEffect(async ({ planId, shownEnd }: BuyPlan) => {
  try {
    const running = await getCurrentSubscriptionFx({});
    if (endOf(running) === momentOf(shownEnd)) return false;
    return running?.planId === planId ? true : null;
  } catch {
    return null;
  }
});

/** Whether the end of the subscription differs from the one shown; null when it could not be read. */
const hasChangedFx = createEffect(async (shownEnd: string | null) => {
  try {
    return endOf(await getCurrentSubscriptionFx({})) !== momentOf(shownEnd);
  } catch {
    return null;
  }
});

/** The end of the subscription, and the price of a plan: undefined when it is not sold any more. */
const readTermsFx = createEffect(async (planId: number) => {
  const [running, plans] = await Promise.all([getCurrentSubscriptionFx({}), getPlansFx({})]);
  const sold = plans.items.find((plan) => plan.planId === planId);
  return { end: endOf(running), price: sold?.price };
});

const reconcileFx = createEffect(
  async ({ buy, error }: { buy: BuyPlan; error: ApiError }): Promise<BuyPlanOutcome> => {
    // The order was not sent, or its user has signed out.
    if (error.kind === 'offline' || error === loggedOutError) return { kind: 'refused', error };
    const isAnswered = error.kind === 'http' && error.status < 500;
    if (isAnswered) return { kind: 'refused', error };
    const hasChanged = await hasChangedFx(buy.shownEnd);
    if (hasChanged === null) return { kind: 'unknown', error };
    return hasChanged ? { kind: 'got' } : { kind: 'refused', error };
  },
);

const buyOnceFx = createEffect(
  async ({ buy, session }: { buy: BuyPlan; session: number }): Promise<BuyPlanOutcome> => {
    try {
      const now = await readTermsFx(buy.planId);
      // The request waited for the lock, and another user may be signed in by now.
      if ((await sessionFx()) !== session) return { kind: 'refused', error: loggedOutError };
      if (now.end !== momentOf(buy.shownEnd) || now.price !== buy.shownPrice)
        return { kind: 'changed' };
    } catch (error) {
      return { kind: 'refused', error: toApiError(error) };
    }
    try {
      const { isFinal } = await processWithCreditFx({ body: { planId: buy.planId } });
      return isFinal ? { kind: 'got' } : { kind: 'unknown', error: null };
    } catch (error) {
      return await reconcileFx({ buy, error: toApiError(error) });
    }
  },
);

const buyWithLockFx = createEffect(async (request: { buy: BuyPlan; session: number }) => {
  const { release: releaseLock } = await acquireLockFx('shenidar.purchase.plan');
  try {
    return await buyOnceFx(request);
  } finally {
    releaseLock();
  }
});

/**
 * Buys a plan with credit by at most one order: takes a lock across tabs, checks that the subscription and
 * the price are still those that the buyer saw, and after a lost answer reads the subscription again. Never fails.
 * Rules: docs/faults.md#h1, docs/faults.md#h2, docs/faults.md#h3
 */
export const buyPlanFx = attach({
  source: $sessionsEnded,
  mapParams: (buy: BuyPlan, session) => ({ buy, session }),
  effect: buyWithLockFx,
});

function endOf(running: Subscription | null): number | null {
  return momentOf(running?.endsAt ?? null);
}

/** Epoch milliseconds, so that two spellings of the same time are equal. */
function momentOf(iso: string | null): number | null {
  return iso === null ? null : new Date(iso).getTime();
}

function toApiError(error: unknown): ApiError {
  return isApiError(error) ? error : { kind: 'network' };
}
