import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { subscription } from '@/entities/subscription/model';
import { aPage } from '@/testing/api-fixtures';
import { offline, openCheckout, paid, payCall } from '@/testing/checkout-fixtures';
import { passTimers } from '@/testing/pass-timers';

import { $checkoutOffer } from './model';
import { checkClicked, payClicked } from './payment';

passTimers();

describe('a plan that is paid for', () => {
  const plan = { planId: 3, title: 'Plan', price: 100_000 };
  const [before, after] = ['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'] as const;

  async function openPlan(order: (become: (endsAt: string | null) => void) => unknown) {
    let endsAt: string | null = before;
    let planId = 3;
    let sold = [plan];
    const become = (next: string | null, by = 3) => {
      endsAt = next;
      planId = by;
    };
    const sell = (price: number | null) => {
      sold = price === null ? [] : [{ ...plan, price }];
    };
    const test = await openCheckout('plan-3', {
      'GET /api/subscription/plans': () => aPage(sold),
      'GET /api/subscription/current': () => (endsAt === null ? offline() : { planId, endsAt }),
      [payCall]: () => order(become),
    });
    return { ...test, become, sell, pay: () => allSettled(payClicked, { scope: test.scope }) };
  }

  it('is not ordered at another price than the one shown, and shows the new one', async () => {
    const { scope, sell, pay, orders, stage } = await openPlan(paid);
    sell(150_000);
    await pay();
    expect([stage(), orders()]).toEqual(['changed', []]);
    expect(scope.getState($checkoutOffer)).toMatchObject({ rial: 150_000 });
    await pay();
    expect([stage(), orders()]).toEqual(['done', [expect.anything()]]);
  });

  it('is not ordered when it is not sold any more', async () => {
    const { scope, sell, pay, orders } = await openPlan(paid);
    sell(null);
    await pay();
    expect(orders()).toEqual([]);
    expect(scope.getState($checkoutOffer)).toBeNull();
  });

  it('is not ordered when another tab has bought one, and shows the new end', async () => {
    const { scope, become, pay, orders, stage, balanceReads } = await openPlan(paid);
    become(after);
    await pay();
    expect([stage(), orders()]).toEqual(['changed', []]);
    expect(balanceReads()).toBe(2);
    expect(scope.getState(subscription.$answer)?.value?.endsAt).toBe(after);
    await pay();
    expect([stage(), orders()]).toEqual(['done', [expect.anything()]]);
  });

  it('is checked by the end of the subscription', async () => {
    const { scope, become, pay, stage } = await openPlan((lose) => {
      lose(null);
      return offline();
    });
    await pay();
    expect(stage()).toBe('unknown');
    await allSettled(checkClicked, { scope });
    expect(stage()).toBe('unknown');
    become(after);
    await allSettled(checkClicked, { scope });
    expect(stage()).toBe('done');
  });

  it('stays unknown while the plan that runs is another one, which may have been bought after it', async () => {
    const { scope, become, pay, stage } = await openPlan((lose) => {
      lose(null);
      return offline();
    });
    await pay();
    become(after, 4);
    await allSettled(checkClicked, { scope });
    expect(stage()).toBe('unknown');
    become(after, 3);
    await allSettled(checkClicked, { scope });
    expect(stage()).toBe('done');
  });
});
