import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { $runningSubscription } from '@/entities/subscription/running';
import { plans, subscription } from '@/entities/subscription/model';
import { sessionRestoreRequested } from '@/entities/session/model';
import { $marketStage, marketPurchaseRequested } from '@/features/markets/model/market-flow';
import { signInRequested } from '@/features/sign-in/intent';
import { sessionEnded } from '@/shared/api/tokens';
import { aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { savedSession } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $isBuyingPlan, planBuyClicked, subscriptionRetryClicked } from './model';

const DAY_MS = 86_400_000;
const current = 'GET /api/subscription/current';
const page = { routeId: 'subscription', path: '/subscription' };
const endsIn = (days: number) => ({
  planId: 12,
  title: 'Season',
  endsAt: new Date(Date.now() + days * DAY_MS).toISOString(),
  quotaLeft: 9,
});

async function open(answer: unknown, storage = savedSession()) {
  const test = await createTestScope({
    storage,
    answers: {
      [current]: answer,
      'GET /api/subscription/plans': aPage([]),
      'POST /api/wishlist/items/ids': [],
    },
  });
  const { scope, router } = test;
  await allSettled(sessionRestoreRequested, { scope });
  router.visit(page);
  await allSettled(scope);
  const count = (path: string) => test.requests.filter(({ url }) => url === path).length;
  return { ...test, count };
}

describe('the subscription page', () => {
  it('counts the days that the running subscription has left', async () => {
    const { scope } = await open(endsIn(46.5));
    expect(scope.getState($runningSubscription)).toMatchObject({ planId: 12, daysLeft: 47 });
  });

  it('shows no running subscription while none is known, none runs or the user has signed out', async () => {
    const none = await open(() => null);
    expect(none.scope.getState($runningSubscription)).toBeNull();
    const { scope } = await open(endsIn(3));
    await allSettled(sessionEnded, { scope });
    expect(scope.getState($runningSubscription)).toBeNull();
    expect(scope.getState(subscription.$answer)).toBeNull();
  });

  it('shows its plans to everyone, and asks for the running one only when signed in', async () => {
    const { scope, count } = await open(endsIn(3), {});
    expect(scope.getState(plans.$answer)).not.toBeNull();
    expect(count('/api/subscription/current')).toBe(0);
  });

  it('retries only what failed', async () => {
    let isBroken = true;
    const { scope, count } = await open(() => {
      if (isBroken) throw { kind: 'network' };
      return endsIn(3);
    });
    isBroken = false;
    await allSettled(subscriptionRetryClicked, { scope });
    expect(scope.getState($runningSubscription)).not.toBeNull();
    expect([count('/api/subscription/current'), count('/api/subscription/plans')]).toEqual([2, 1]);
  });
});

describe('buying a plan', () => {
  it('goes to the app market when signed in, and to the sign-in page else', async () => {
    for (const isSignedIn of [true, false]) {
      const { scope } = await open(() => null, isSignedIn ? savedSession() : {});
      const [bought, signInRequests] = [
        watchCalls(marketPurchaseRequested, scope),
        watchCalls(signInRequested, scope),
      ];
      await allSettled(planBuyClicked, { scope, params: 12 });
      expect(bought).toEqual(isSignedIn ? [{ kind: 'subscription', value: 12 }] : []);
      expect(signInRequests).toHaveLength(isSignedIn ? 0 : 1);
    }
  });

  it.each([
    ['idle', false],
    ['sheet', true],
    ['validating', true],
  ] as const)('in the stage %s of the market, is buying a plan: %s', async (stage, isBuying) => {
    const { scope } = await open(() => null);
    await allSettled($marketStage, { scope, params: stage });
    expect(scope.getState($isBuyingPlan)).toBe(isBuying);
  });
});
