import * as v from 'valibot';

import { operation } from './operation';
import { id, listOf, pageOf, rial, tolerant } from './values';

export const transaction = v.object({
  id,
  title: tolerant(v.string(), ''),
  /** Rial; negative for a payment from the account. */
  amount: v.number(),
  /** ISO 8601. */
  createdAt: tolerant(v.string(), ''),
});
export type Transaction = v.InferOutput<typeof transaction>;

/** The balance in rial and its transactions, newest first. */
export const getCredit = operation({
  id: 'getCredit',
  method: 'GET',
  path: '/api/credit',
  access: 'user',
  response: v.object({ balance: rial, transactions: listOf(transaction) }),
});

export const creditPackage = v.object({
  packageId: id,
  title: v.string(),
  /** The price in rial. */
  price: rial,
  /** The credit that the account gets, in rial. */
  credit: rial,
});
export type CreditPackage = v.InferOutput<typeof creditPackage>;

export const getCreditPackages = operation({
  id: 'getCreditPackages',
  method: 'GET',
  path: '/api/credit/packages',
  access: 'user',
  response: pageOf(creditPackage),
});

/** Redeems a credit code; 404 `unknown-code`, 409 `used-code`. */
export const redeemCreditCode = operation({
  id: 'redeemCreditCode',
  method: 'POST',
  path: '/api/credit/redeem',
  access: 'user',
  body: v.object({ code: v.string() }),
  response: v.object({ balance: rial }),
});
