import * as v from 'valibot';

import { operation } from './operation';
import { id, pageOf, rial, tolerant } from './values';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const plan = v.object({
  planId: id,
  title: v.string(),
  description: tolerant(v.string(), ''),
  /** Length in days. */
  days: tolerant(count, 0),
  /** Number of titles in the whole plan and in one interval. */
  quota: tolerant(count, 0),
  intervalQuota: tolerant(count, 0),
  /** Length of an interval in days. */
  intervalDays: tolerant(count, 0),
  /** The price in rial, now and before a discount. */
  price: rial,
  priceBefore: tolerant(v.nullable(rial), null),
});
export type Plan = v.InferOutput<typeof plan>;

export const getPlans = operation({
  id: 'getPlans',
  method: 'GET',
  path: '/api/subscription/plans',
  access: 'anyone',
  response: pageOf(plan),
});

export const subscription = v.object({
  planId: id,
  title: tolerant(v.string(), ''),
  /** ISO 8601. */
  startedAt: tolerant(v.string(), ''),
  endsAt: v.string(),
  /** Number of titles left until the end, and until the interval ends. */
  quotaLeft: tolerant(count, 0),
  intervalQuotaLeft: tolerant(count, 0),
});
export type Subscription = v.InferOutput<typeof subscription>;

/** The running subscription; null without one. */
export const getCurrentSubscription = operation({
  id: 'getCurrentSubscription',
  method: 'GET',
  path: '/api/subscription/current',
  access: 'user',
  response: v.nullable(subscription),
});

/** Gets a title by the running subscription; 402 `no-quota`, 403 `no-subscription`. */
export const consumeSubscription = operation({
  id: 'consumeSubscription',
  method: 'POST',
  path: '/api/subscription/consume/{id}',
  access: 'user',
  params: v.object({ id }),
  body: v.object({}),
});
