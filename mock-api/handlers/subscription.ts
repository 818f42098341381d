import { plans } from '@fixtures/orders/plans';
import {
  consumeSubscription,
  getCurrentSubscription,
  getPlans,
  type Plan,
} from '@/shared/api/contract/subscription';

import { handle, type Route } from '../core/handle';
import { bookOf } from '../rules/require-found';
import { onePage } from '../rules/paging';
import { consumeSubscription as consume } from '../rules/purchase';
import { planById, runningSubscription } from '../rules/subscription';

const shownPlans = plans.map(({ priceBefore = null, ...plan }): Plan => ({ ...plan, priceBefore }));

export const subscriptionRoutes: readonly Route[] = [
  handle(getPlans, () => onePage(shownPlans)),
  handle(getCurrentSubscription, ({ account, db }) => {
    const running = runningSubscription(account, db.now());
    if (!running) return null;
    const { planId, startedAt, endsAt, quotaLeft, intervalQuotaLeft } = running;
    return {
      planId,
      title: planById(planId)?.title ?? '',
      startedAt: new Date(startedAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      quotaLeft,
      intervalQuotaLeft,
    };
  }),
  handle(consumeSubscription, ({ params, account, db }) => {
    consume(db, account, bookOf(db, params.id));
    return undefined;
  }),
];
