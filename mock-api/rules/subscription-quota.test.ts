import { expect, it } from 'vitest';

import { plans } from '@fixtures/orders/plans';

import { testNow } from '../testing/create-test-api';
import { createTestDb } from '../testing/create-test-db';
import { planById, runningSubscription, spendQuota, startPlan } from './subscription';

const DAY_MS = 86_400_000;
const [month, quarter] = plans as [(typeof plans)[number], (typeof plans)[number]];

it('finds a plan by its id', () => {
  expect(planById(quarter.planId)).toBe(quarter);
  expect(planById(0)).toBeUndefined();
});

it('starts a plan now, with its quota', () => {
  const { db, account } = createTestDb();
  startPlan(db, account, month);
  expect(account.subscription).toEqual({
    id: expect.any(Number) as number,
    planId: 11,
    startedAt: testNow,
    endsAt: testNow + 30 * DAY_MS,
    quotaLeft: 4,
    intervalQuotaLeft: 1,
    intervalStartedAt: testNow,
  });
});

it('extends a running plan, which keeps its id, its start and its remaining quota', () => {
  const { db, account, pass } = createTestDb();
  startPlan(db, account, month);
  const first = { ...account.subscription! };
  spendQuota(account.subscription!);
  pass(DAY_MS);
  startPlan(db, account, quarter);
  expect(account.subscription).toEqual({
    id: first.id,
    planId: 12,
    startedAt: testNow,
    endsAt: testNow + 120 * DAY_MS,
    quotaLeft: 3 + 15,
    intervalQuotaLeft: 5,
    intervalStartedAt: testNow + DAY_MS,
  });
});

it('starts another subscription after the first has ended', () => {
  const { db, account, pass } = createTestDb();
  startPlan(db, account, month);
  const { id } = account.subscription!;
  pass(30 * DAY_MS);
  startPlan(db, account, month);
  expect(account.subscription).toMatchObject({
    startedAt: testNow + 30 * DAY_MS,
    endsAt: testNow + 60 * DAY_MS,
    quotaLeft: 4,
  });
  expect(account.subscription?.id).not.toBe(id);
});

it('runs until its last millisecond', () => {
  const { db, account } = createTestDb();
  expect(runningSubscription(account, testNow)).toBeNull();
  startPlan(db, account, month);
  const end = testNow + 30 * DAY_MS;
  expect(runningSubscription(account, end - 1)).toBe(account.subscription);
  expect(runningSubscription(account, end)).toBeNull();
});

it.each([
  [7 * DAY_MS - 1, 0, 0],
  [7 * DAY_MS, 1, 7],
  [15 * DAY_MS, 1, 14],
])('after %s ms the quota of the interval is %s, which began on day %s', (ms, quota, day) => {
  const { db, account } = createTestDb();
  startPlan(db, account, month);
  spendQuota(account.subscription!);
  expect(runningSubscription(account, testNow + ms)).toMatchObject({
    intervalQuotaLeft: quota,
    intervalStartedAt: testNow + day * DAY_MS,
    quotaLeft: 3,
  });
});

it('renews no interval of a plan that is no longer sold', () => {
  const { db, account } = createTestDb();
  startPlan(db, account, { ...month, planId: 99 });
  spendQuota(account.subscription!);
  expect(runningSubscription(account, testNow + 8 * DAY_MS)?.intervalQuotaLeft).toBe(0);
});

it('spends one title of both quotas, and never goes below 0', () => {
  const { db, account } = createTestDb();
  startPlan(db, account, month);
  const left = () => [account.subscription?.quotaLeft, account.subscription?.intervalQuotaLeft];
  expect(left()).toEqual([4, 1]);
  spendQuota(account.subscription!);
  expect(left()).toEqual([3, 0]);
  for (let count = 0; count < 5; count += 1) spendQuota(account.subscription!);
  expect(left()).toEqual([0, 0]);
});
