import { packages } from '@fixtures/orders/packages';
import { libraryTransitionTypes, type LibraryTransitionType } from '@/shared/api/contract/codes';
import { directPurchase, validateMarketPurchase } from '@/shared/api/contract/markets';

import { ApiFailure } from '../core/api-failure';
import { handle, type Route } from '../core/handle';
import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { transactionTitles } from '../messages';
import { bookOfProduct, requireFound } from '../rules/require-found';
import { buyWithCredit, changeBalance } from '../rules/purchase';
import { planById, startPlan } from '../rules/subscription';

/** The library transition types of a direct purchase: docs/behaviour.md#market-flow */
const purchaseTransitions: readonly LibraryTransitionType[] = [
  libraryTransitionTypes.purchase,
  libraryTransitionTypes.ignoreQuotaUseSubscriptionDiscount,
];

/** Parses `{id}@{kind}` and returns a function that credits the purchase. */
function parseDeveloperPayload(db: Db, account: Account, developerPayload: string): () => void {
  const [, value, kind] = /^(\d{1,9})@(credit|subscription)$/.exec(developerPayload) ?? [];
  if (value === undefined) throw new ApiFailure('invalid-body', { field: 'developerPayload' });
  if (kind === 'subscription') {
    const plan = requireFound(planById(Number(value)));
    return () => startPlan(db, account, plan);
  }
  const sold = requireFound(packages.find(({ packageId }) => packageId === Number(value)));
  return () => changeBalance(db, account, sold.credit, transactionTitles.topUp);
}

export const marketRoutes: readonly Route[] = [
  handle(validateMarketPurchase, ({ body, account, db }) => {
    const applyPurchase = parseDeveloperPayload(db, account, body.developerPayload);
    if (body.purchaseToken === '') {
      throw new ApiFailure('invalid-body', { field: 'purchaseToken' });
    }
    const { validatedPurchases } = db.state;
    const { purchaseToken } = body;
    const known = validatedPurchases.find((each) => each.purchaseToken === purchaseToken);
    if (known && known.accountId !== account.id) throw new ApiFailure('used-purchase-token');
    // The market repeats a purchase until it is consumed, and the app retries a lost answer.
    if (!known) {
      validatedPurchases.push({ purchaseToken, accountId: account.id });
      applyPurchase();
    }
    return undefined;
  }),
  handle(directPurchase, ({ body, account, clientId, db }) => {
    if (!purchaseTransitions.includes(body.libraryTransitionType)) {
      throw new ApiFailure('invalid-body', { field: 'libraryTransitionType' });
    }
    buyWithCredit(db, account, bookOfProduct(db, body.productId), clientId);
    return { isFinal: true };
  }),
];
