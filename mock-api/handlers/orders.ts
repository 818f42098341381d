import { orderWithoutPayment, processWithCredit } from '@/shared/api/contract/orders';

import { ApiFailure } from '../core/api-failure';
import { handle, type Route } from '../core/handle';
import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { transactionTitles } from '../messages';
import { bookOfProduct, requireFound } from '../rules/require-found';
import {
  buyWithCredit,
  changeBalance,
  orderWithoutPayment as placeOrderWithoutPayment,
} from '../rules/purchase';
import { planById, startPlan } from '../rules/subscription';

function buyPlan(db: Db, account: Account, planId: number): void {
  const plan = requireFound(planById(planId));
  if (account.balance < plan.price) throw new ApiFailure('not-enough-credit');
  changeBalance(db, account, -plan.price, transactionTitles.plan(plan.title));
  startPlan(db, account, plan);
}

export const orderRoutes: readonly Route[] = [
  handle(orderWithoutPayment, ({ query, account, clientId, db }) => {
    placeOrderWithoutPayment(db, account, bookOfProduct(db, query.productId), clientId);
    return undefined;
  }),
  handle(processWithCredit, ({ body, account, clientId, db }) => {
    if ('planId' in body) buyPlan(db, account, body.planId);
    else buyWithCredit(db, account, bookOfProduct(db, body.productId), clientId);
    return { isFinal: true, balance: account.balance };
  }),
];
