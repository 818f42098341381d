import * as v from 'valibot';

import { parseJson } from './parse-json';
import type { StoredKey } from './stored-value';

/** A purchase in an app market that has been asked for or paid, but not validated yet. */
const marketPurchase = v.object({
  /** The person (`sub` of the token) that it belongs to. */
  owner: v.pipe(v.string(), v.minLength(1)),
  developerPayload: v.pipe(v.string(), v.minLength(1)),
  /** The product of the market's own catalogue. */
  productId: v.string(),
  /** What the market gave for the money; null while its sheet is open. */
  purchaseToken: v.nullable(v.pipe(v.string(), v.minLength(1))),
  orderId: v.nullable(v.string()),
});
export type PendingMarketPurchase = v.InferOutput<typeof marketPurchase>;

/**
 * `pending_market_purchase`: what was paid for in a market and not validated. It is somebody's money,
 * so it outlives a logout; it is tried again for its owner alone, and names no more than their id.
 */
export const pendingMarketPurchases: StoredKey<readonly PendingMarketPurchase[]> = {
  area: 'local',
  name: 'pending_market_purchase',
  parse: (raw) => parseJson(v.array(marketPurchase), raw),
  format: JSON.stringify,
};
