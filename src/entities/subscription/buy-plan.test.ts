import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { tokensChanged } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { buyPlanFx } from './buy-plan';

/** Two tabs of one user. The server answers the first reads before any order, and each order late. */
async function openTwoTabs() {
  let current: { planId: number; endsAt: string } | null = null;
  const orders: unknown[] = [];
  const answers = {
    'GET /api/subscription/current': () => current,
    'POST /api/orders/process-with-credit': async ({ body }: { body?: object }) => {
      orders.push(body);
      await new Promise(setImmediate);
      current = { planId: 1, endsAt: '2027-01-01T00:00:00Z' };
      return { isFinal: true, balance: 0 };
    },
  };
  const tabs = await Promise.all([createTestScope({ answers }), createTestScope({ answers })]);
  for (const { scope } of tabs) await allSettled(tokensChanged, { scope, params: someTokens() });
  return { tabs, orders };
}

it.each([
  ['the same plan', [1, 1]],
  ['two different plans', [1, 2]],
])('places one order when two tabs buy %s at once', async (_, planIds) => {
  const { tabs, orders } = await openTwoTabs();
  const outcomes = await Promise.all(
    tabs.map(({ scope }, at) =>
      allSettled(buyPlanFx, { scope, params: { planId: planIds[at] ?? 0, shownEnd: null } }),
    ),
  );
  expect(orders).toHaveLength(1);
  expect(outcomes.map(({ value }) => value)).toMatchObject([{ kind: 'got' }, { kind: 'changed' }]);
});
