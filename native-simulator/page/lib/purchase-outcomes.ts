import { audioBookIdOf } from '@fixtures/catalog/ids';

import type { ApiFault } from '../../scenarios/scenario';

/** What a sheet answers, and what it spoils beforehand. */
export interface Outcome {
  /** Null when it never answers. */
  readonly payload: Readonly<Record<string, unknown>> | null;
  /** ms before the answer. */
  readonly afterMs?: number;
  readonly apiFault?: ApiFault;
  /** The title that is the buyer's by then: a native purchase is booked before the app hears of it. */
  readonly owned?: number;
}

export const purchaseOutcomes = [
  'paid',
  'pending',
  'cancelled',
  'failed',
  'alreadyOwned',
  'slow',
  'nothing',
] as const;
export type PurchaseOutcome = (typeof purchaseOutcomes)[number];

/** The answer of the native purchase; it names the product without its `@7`. */
export function purchaseAnswer(outcome: PurchaseOutcome, productId: string): Outcome {
  const product = { productId: productId.replace(/@.*$/, '') };
  const owned = audioBookIdOf(Number(product.productId));
  switch (outcome) {
    case 'nothing':
      return { payload: null };
    case 'paid':
      return { payload: { ...product, status: 'paid' }, owned };
    case 'slow':
      return { payload: { ...product, status: 'paid' }, owned, afterMs: 5000 };
    case 'alreadyOwned':
      return { payload: { ...product, status: 'failed', message: 'Already owned' }, owned };
    default:
      return { payload: { ...product, status: outcome } };
  }
}

export const marketOutcomes = [
  'purchased',
  'cancelled',
  'notInstalled',
  'failed',
  'validated500',
  'validated400',
  'alreadyOwned',
  'slow',
  'nothing',
] as const;
export type MarketOutcome = (typeof marketOutcomes)[number];

/**
 * The answer of a market's sheet, and the fault of the validation that follows it, which books the credit
 * or the subscription. `purchase` tells one purchase from another: none is booked twice.
 */
export function marketAnswer(
  outcome: MarketOutcome,
  productId: string,
  developerPayload: string,
  purchase: string,
): Outcome {
  const bought = {
    developerPayload,
    result: 'purchased',
    productId,
    orderId: `order-${developerPayload}`,
    purchaseToken: `purchase-${developerPayload}-${purchase}`,
  };
  const validation = (status: number): ApiFault => ({
    method: 'POST',
    path: '/api/markets/credit-subscription-validate',
    status,
    times: 1,
  });
  switch (outcome) {
    case 'purchased':
      return { payload: bought };
    case 'slow':
      return { payload: bought, afterMs: 5000 };
    case 'nothing':
      return { payload: null };
    case 'validated500':
      // It counts as done (product spec, section 5), so it is: only the answer is spoilt.
      return { payload: bought, apiFault: { ...validation(500), when: 'after' } };
    case 'validated400':
      return { payload: bought, apiFault: validation(400) };
    case 'alreadyOwned':
      return { payload: { developerPayload, result: 'failed', message: 'Item already owned' } };
    default:
      return { payload: { developerPayload, result: outcome } };
  }
}
