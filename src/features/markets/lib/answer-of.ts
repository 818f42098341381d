import type { EventPayload } from '@/shared/bridge/events';
import type { PendingMarketPurchase } from '@/shared/storage/market-purchase-key';

import { parseDeveloperPayload } from './developer-payload';

type Result = EventPayload<'marketPurchaseResult'>;

/** The app's knowledge when a market answers. */
export interface Known {
  readonly pending: readonly PendingMarketPurchase[];
  /** The id of the signed-in user; null when signed out. */
  readonly owner: string | null;
  /** Purchase tokens that were handled before: an answer that repeats one is a replay. */
  readonly taken: readonly string[];
}

/**
 * The meaning of a market's answer.
 * - `ignored`: a replay, or the answer to a purchase that did not start here
 * - `malformed`: nothing was bought; to be reported
 * - `ended`: the sheet closed without a purchase
 * - `purchased`: paid; the server has to validate it
 */
export type MarketAnswer =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'malformed'; readonly sheet: PendingMarketPurchase | null }
  | {
      readonly kind: 'ended';
      readonly sheet: PendingMarketPurchase;
      readonly result: 'cancelled' | 'notInstalled' | 'failed';
      readonly text: string | null;
    }
  | {
      readonly kind: 'purchased';
      readonly sheet: PendingMarketPurchase;
      readonly paid: PaidPurchase;
    };

/** A purchase with the market's token. */
export interface PaidPurchase extends PendingMarketPurchase {
  readonly purchaseToken: string;
}

/** Whether the user has paid the market for the purchase. */
export function isPaid(purchase: PendingMarketPurchase): purchase is PaidPurchase {
  return purchase.purchaseToken !== null;
}

/** Reads an answer of the market; each purchase has one answer. Rules: docs/faults.md#c4, docs/faults.md#h5 */
export function answerOf(result: Result, { pending, owner, taken }: Known): MarketAnswer {
  if (!parseDeveloperPayload(result.developerPayload)) return { kind: 'malformed', sheet: null };
  const sheet = pending.find(
    (purchase) =>
      !isPaid(purchase) &&
      purchase.owner === owner &&
      purchase.developerPayload === result.developerPayload,
  );
  const { purchaseToken } = result;
  if (!sheet || (purchaseToken && taken.includes(purchaseToken))) return { kind: 'ignored' };
  if (result.result !== 'purchased') {
    return { kind: 'ended', sheet, result: result.result, text: result.message ?? null };
  }
  if (!purchaseToken) return { kind: 'malformed', sheet };
  const productId = result.productId ?? sheet.productId;
  const orderId = result.orderId ?? null;
  return { kind: 'purchased', sheet, paid: { ...sheet, productId, purchaseToken, orderId } };
}
