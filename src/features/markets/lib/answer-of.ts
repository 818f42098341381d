import type { EventPayload } from '@/shared/bridge/events';
import type { PendingMarketPurchase } from '@/shared/storage/market-purchase-key';

import { parseDeveloperPayload } from './developer-payload';

type Result = EventPayload<'marketPurchaseResult'>;

/** What the web knows when a market answers. */
export interface Known {
  readonly pending: readonly PendingMarketPurchase[];
  /** The person who is here; null for nobody. */
  readonly owner: string | null;
  /** Purchase tokens that were taken before: an answer that repeats one is a replay. */
  readonly taken: readonly string[];
}

/**
 * What an answer of the market means.
 * - `ignored`: a replay, or of a purchase that nobody here asked for
 * - `malformed`: not done, and to be reported
 * - `ended`: without a purchase
 * - `purchased`: paid, to be validated
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

/** A purchase that the market has given a token for. */
export interface PaidPurchase extends PendingMarketPurchase {
  readonly purchaseToken: string;
}

/** Whether the market was paid for it. */
export function isPaid(purchase: PendingMarketPurchase): purchase is PaidPurchase {
  return purchase.purchaseToken !== null;
}

/** Reads an answer of the market; each purchase is answered once (fault list C4, H5). */
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
