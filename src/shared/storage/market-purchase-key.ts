import * as v from 'valibot';

import { parseJson } from './parse-json';
import type { StoredKey } from './stored-value';

/** A market purchase that was started or paid, but is not validated yet. docs/behaviour.md#pending-purchases */
const marketPurchase = v.object({
  /** The buyer's user id (`sub` of the token). */
  owner: v.pipe(v.string(), v.minLength(1)),
  developerPayload: v.pipe(v.string(), v.minLength(1)),
  /** The product id in the market's catalogue. */
  productId: v.string(),
  /** The market's proof of payment; null while its sheet is open. */
  purchaseToken: v.nullable(v.pipe(v.string(), v.minLength(1))),
  orderId: v.nullable(v.string()),
});
export type PendingMarketPurchase = v.InferOutput<typeof marketPurchase>;

/**
 * `pending_market_purchase`: purchases that were paid in a market and are not validated. They survive a
 * sign-out, because money is at stake, and are retried only for their owner. The owner's id is the only
 * personal data. docs/storage.md#pending_market_purchase
 */
export const pendingMarketPurchases: StoredKey<readonly PendingMarketPurchase[]> = {
  area: 'local',
  name: 'pending_market_purchase',
  parse: (raw) => parseJson(v.array(marketPurchase), raw),
  format: JSON.stringify,
};
