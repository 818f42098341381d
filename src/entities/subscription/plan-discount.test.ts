import { expect, it } from 'vitest';

import type { Plan } from '@/shared/api/contract/subscription';

import { planDiscounts } from './plan-discount';

const plan: Plan = {
  planId: 1,
  title: 'Plan',
  description: '',
  days: 30,
  quota: 3,
  intervalQuota: 3,
  intervalDays: 30,
  price: 75_000,
  priceBefore: null,
};

it.each([
  ['never had another price', null, []],
  ['had the same price before', 75_000, []],
  ['was cheaper before', 50_000, []],
  ['was dearer before', 100_000, [{ discountValue: 25_000, discountPercentage: 0.25 }]],
])('gives the discount of a plan that %s', (_, priceBefore, expected) => {
  expect(planDiscounts({ ...plan, priceBefore })).toEqual(expected);
});
