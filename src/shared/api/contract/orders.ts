import * as v from 'valibot';

import { operation } from './operation';
import { id, rial } from './values';

/** Adds a free title, or one that the subscription gives; 409 `not-free` for any other. */
export const orderWithoutPayment = operation({
  id: 'orderWithoutPayment',
  method: 'POST',
  path: '/api/orders/app-nopayment',
  access: 'user',
  query: v.object({ productId: id }),
  body: v.object({}),
});

/** Buys a title or a plan with the account's credit; 402 `not-enough-credit`. */
export const processWithCredit = operation({
  id: 'processWithCredit',
  method: 'POST',
  path: '/api/orders/process-with-credit',
  access: 'user',
  body: v.union([v.strictObject({ productId: id }), v.strictObject({ planId: id })]),
  /** `balance` in rial, after the purchase. */
  response: v.object({ isFinal: v.boolean(), balance: rial }),
});
