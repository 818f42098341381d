import { plans, type PlanFixture } from '@fixtures/orders/plans';

import type { Account, AccountSubscription } from '../db/account';
import type { Db } from '../db/db';

const DAY_MS = 86_400_000;

export function planById(planId: number): PlanFixture | undefined {
  return plans.find((plan) => plan.planId === planId);
}

/** The subscription that runs at `now` (epoch ms). Renews its interval quota first. */
export function runningSubscription(account: Account, now: number): AccountSubscription | null {
  const { subscription } = account;
  if (!subscription || subscription.endsAt <= now) return null;
  startInterval(subscription, now);
  return subscription;
}

/** Resets the quota if a new interval has started. */
function startInterval(subscription: AccountSubscription, now: number): void {
  const plan = planById(subscription.planId);
  if (!plan) return;
  const intervals = Math.floor(
    (now - subscription.intervalStartedAt) / (plan.intervalDays * DAY_MS),
  );
  if (intervals < 1) return;
  subscription.intervalStartedAt += intervals * plan.intervalDays * DAY_MS;
  subscription.intervalQuotaLeft = plan.intervalQuota;
}

/** Starts a plan. Extends a running subscription and keeps its remaining quota. */
export function startPlan(db: Db, account: Account, plan: PlanFixture): void {
  const now = db.now();
  const running = runningSubscription(account, now);
  account.subscription = {
    id: running?.id ?? db.nextId(),
    planId: plan.planId,
    startedAt: running?.startedAt ?? now,
    endsAt: (running?.endsAt ?? now) + plan.days * DAY_MS,
    quotaLeft: (running?.quotaLeft ?? 0) + plan.quota,
    intervalQuotaLeft: plan.intervalQuota,
    intervalStartedAt: now,
  };
}

/** Uses the quota of one title. */
export function spendQuota(subscription: AccountSubscription): void {
  subscription.quotaLeft = Math.max(0, subscription.quotaLeft - 1);
  subscription.intervalQuotaLeft = Math.max(0, subscription.intervalQuotaLeft - 1);
}
