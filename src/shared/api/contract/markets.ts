import * as v from 'valibot';

import { operation } from './operation';
import { id } from './values';

/** Tells the server of a purchase in an app market; the same purchase token counts once. */
export const validateMarketPurchase = operation({
  id: 'validateMarketPurchase',
  method: 'POST',
  path: '/api/markets/credit-subscription-validate',
  access: 'user',
  body: v.object({
    /** `<packageId>@credit` or `<planId>@subscription`. */
    developerPayload: v.string(),
    /** The product of the market's own catalogue. */
    productId: v.union([v.string(), id]),
    purchaseToken: v.string(),
    orderId: v.exactOptional(v.string()),
  }),
});

/**
 * purchase 0, loan 1, return 2, remove 3, gift 4, archived 5, unarchived 6,
 * ignoreQuotaUseSubscriptionDiscount 7, the product's own gift 8 (product spec, section 4).
 */
export const libraryTransitionType = v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8]);
export type LibraryTransitionType = v.InferOutput<typeof libraryTransitionType>;

/** Buys a title with credit from the markets dialog; 402 `not-enough-credit`. */
export const directPurchase = operation({
  id: 'directPurchase',
  method: 'POST',
  path: '/api/markets/direct-purchase',
  access: 'user',
  body: v.object({ productId: id, libraryTransitionType }),
  response: v.object({ isFinal: v.boolean() }),
});
