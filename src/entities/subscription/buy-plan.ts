import { attach, createEffect } from 'effector';

import type { Subscription } from '@/shared/api/contract/subscription';
import { processWithCreditFx } from '@/shared/api/endpoints/orders';
import { getCurrentSubscriptionFx } from '@/shared/api/endpoints/subscription';
import { isApiError, loggedOutError, type ApiError } from '@/shared/api/errors';
import { $sessionsEnded } from '@/shared/api/tokens';
import { acquireLockFx } from '@/shared/browser/lock';

/** One wish to buy one plan. */
export interface BuyPlan {
  readonly planId: number;
  /** When the subscription ends that the buyer was shown (ISO 8601); null for none. */
  readonly shownEnd: string | null;
}

/**
 * What became of it.
 * - `got`: the subscription starts, or ends later than before
 * - `changed`: it ended at another time than shown, so another tab or device was quicker; nothing was sent
 * - `refused`: nothing was bought
 * - `unknown`: sent, but whether it was bought nobody knows yet (`error` null: the server is at it)
 */
export type BuyPlanOutcome =
  | { readonly kind: 'got' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'unknown'; readonly error: ApiError | null };

const sessionFx = attach({ source: $sessionsEnded, effect: (count) => count });

/** Whether the subscription is another one than was shown; null when nobody can tell. */
export const hasChangedFx = createEffect(async (shownEnd: string | null) => {
  try {
    return endOf(await getCurrentSubscriptionFx({})) !== momentOf(shownEnd);
  } catch {
    return null;
  }
});

const reconcileFx = createEffect(
  async ({ buy, error }: { buy: BuyPlan; error: ApiError }): Promise<BuyPlanOutcome> => {
    // Not sent at all, or sent for a person who has left.
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
      const before = endOf(await getCurrentSubscriptionFx({}));
      // It waited for its turn: whoever is here now did not ask for this.
      if ((await sessionFx()) !== session) return { kind: 'refused', error: loggedOutError };
      if (before !== momentOf(buy.shownEnd)) return { kind: 'changed' };
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

const takeTurnFx = createEffect(async (wish: { buy: BuyPlan; session: number }) => {
  const letGo = await acquireLockFx('shenidar.purchase.plan');
  try {
    return await buyOnceFx(wish);
  } finally {
    letGo();
  }
});

/**
 * Buys a plan with credit, by one order at most (fault list H1 to H3): one tab at a time, and only
 * while the subscription is still the one that the buyer was shown. A lost answer is made up for by
 * reading the subscription again. Never fails.
 */
export const buyPlanFx = attach({
  source: $sessionsEnded,
  mapParams: (buy: BuyPlan, session) => ({ buy, session }),
  effect: takeTurnFx,
});

function endOf(running: Subscription | null): number | null {
  return momentOf(running?.endsAt ?? null);
}

/** Epoch ms, so that two spellings of one moment are the same. */
function momentOf(iso: string | null): number | null {
  return iso === null ? null : new Date(iso).getTime();
}

function toApiError(error: unknown): ApiError {
  return isApiError(error) ? error : { kind: 'network' };
}
