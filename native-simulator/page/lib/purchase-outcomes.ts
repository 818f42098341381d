import { audioBookIdOf } from '@fixtures/catalog/ids';

import type { ApiFault } from '../../scenarios/scenario';

/** The answer of a purchase sheet, with its effects on the mock. */
export interface Outcome {
  /** Null when the sheet never answers. */
  readonly payload: Readonly<Record<string, unknown>> | null;
  /** The delay of the answer, ms. */
  readonly afterMs?: number;
  readonly apiFault?: ApiFault;
  /** The audioBookId to add to the library before the answer, as a native purchase is booked first. */
  readonly bookedId?: number;
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

/** The answer of the native purchase. It has the product's id without the suffix `@7`. */
export function purchaseAnswer(outcome: PurchaseOutcome, productId: string): Outcome {
  const product = { productId: productId.replace(/@.*$/, '') };
  const bookedId = audioBookIdOf(Number(product.productId));
  switch (outcome) {
    case 'nothing':
      return { payload: null };
    case 'paid':
      return { payload: { ...product, status: 'paid' }, bookedId };
    case 'slow':
      return { payload: { ...product, status: 'paid' }, bookedId, afterMs: 5000 };
    case 'alreadyOwned':
      return { payload: { ...product, status: 'failed', message: 'Already owned' }, bookedId };
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
 * The answer of a market's sheet, and the fault of the validation request that follows it, which books the
 * credit or the subscription. `purchase` makes the order and its token unique: the mock books a token once.
 */
export function marketAnswer(
  outcome: MarketOutcome,
  productId: string,
  developerPayload: string,
  purchase: string,
): Outcome {
  const number = `${developerPayload}-${purchase}`;
  const bought = {
    developerPayload,
    result: 'purchased',
    productId,
    orderId: `order-${number}`,
    purchaseToken: `purchase-${number}`,
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
      // The app treats a 5xx as validated (docs/behaviour.md#market-flow), so the mock books it first.
      return { payload: bought, apiFault: { ...validation(500), when: 'after' } };
    case 'validated400':
      return { payload: bought, apiFault: validation(400) };
    case 'alreadyOwned':
      return { payload: { developerPayload, result: 'failed', message: 'Item already owned' } };
    default:
      return { payload: { developerPayload, result: outcome } };
  }
}
