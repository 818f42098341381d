import * as v from 'valibot';

import { libraryTransitionTypes } from './codes';
import { operation } from './operation';
import { id } from './values';

/** Reports a purchase in an app market to the server; the same purchase token counts once. */
export const validateMarketPurchase = operation({
  id: 'validateMarketPurchase',
  method: 'POST',
  path: '/api/markets/credit-subscription-validate',
  access: 'user',
  body: v.object({
    /** `<packageId>@credit` or `<planId>@subscription`. */
    developerPayload: v.string(),
    /** The product id in the market's catalogue. */
    productId: v.union([v.string(), id]),
    purchaseToken: v.string(),
    orderId: v.exactOptional(v.string()),
  }),
});

/** Buys a title with credit from the markets dialog; 402 `not-enough-credit`. */
export const directPurchase = operation({
  id: 'directPurchase',
  method: 'POST',
  path: '/api/markets/direct-purchase',
  access: 'user',
  body: v.object({
    productId: id,
    libraryTransitionType: v.picklist(Object.values(libraryTransitionTypes)),
  }),
  response: v.object({ isFinal: v.boolean() }),
});
