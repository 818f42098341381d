import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { subscription } from '@/entities/subscription/model';
import { aPage } from '@/testing/api-fixtures';
import {
  bookState,
  checkoutPage,
  offline,
  openCheckout,
  paid,
  payCall,
  refuse,
  shopPage,
  stateOf,
} from '@/testing/checkout-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { passTimers } from '@/testing/pass-timers';
import { aLibraryState } from '@/testing/purchase-fixtures';

import { $checkoutOffer } from './model';
import { $paymentStage, checkClicked, payClicked } from './payment';

passTimers();

/** The checkout of a book, whose state can change or get lost, and can be bought. */
async function openBook(order: () => unknown = paid, action = 3) {
  let state: (() => unknown) | null = () => bookState(action);
  const test = await openCheckout('book-1001', {
    [stateOf(1001)]: () => (state ?? offline)(),
    [payCall]: () => order(),
  });
  const { scope } = test;
  const become = (next: (() => unknown) | null) => {
    state = next;
  };
  const pay = () => allSettled(payClicked, { scope });
  const check = () => allSettled(checkClicked, { scope });
  return { ...test, become, pay, check };
}

describe('a book that is paid for', () => {
  it.each([
    ['the price', 3, 900_000, 'changed'],
    ['the action', 5, 800_000, 'changed'],
    ['nothing but an unknown price', 3, null, 'done'],
  ])('when %s has changed, ends as %j', async (_, action, rial, end) => {
    let isBought = false;
    const { scope, become, pay, orders, stage } = await openBook(() => {
      isBought = true;
      return paid();
    });
    become(() => (isBought ? bookState(1) : aLibraryState(action, 0, rial)));
    await pay();
    expect(stage()).toBe(end);
    expect(orders()).toHaveLength(end === 'done' ? 1 : 0);
    if (end === 'changed') {
      expect(scope.getState($checkoutOffer)).toMatchObject({ action, rial });
    }
  });

  it('is ordered without a look at the price when it is free', async () => {
    const { become, pay, orders } = await openBook(paid, 2);
    become(() => aLibraryState(2, 0, 900_000));
    await pay();
    expect(orders()).toHaveLength(1);
  });

  it('is not ordered at another price when it was to be bought for nothing', async () => {
    let price = 0;
    const { scope, orders, stage } = await openCheckout('book-1001', {
      [stateOf(1001)]: () => aLibraryState(3, 0, price),
      [payCall]: paid,
    });
    price = 900_000;
    await allSettled(payClicked, { scope });
    expect([stage(), orders()]).toEqual(['changed', []]);
  });

  it('has been got elsewhere, and is not ordered', async () => {
    const { scope, become, pay, orders, stage, balanceReads } = await openBook();
    become(() => bookState(1));
    await pay();
    expect([stage(), orders()]).toEqual(['done', []]);
    expect(scope.getState($checkoutOffer)).toMatchObject({ standing: 'owned' });
    expect(balanceReads()).toBe(2);
    await pay();
    expect(stage()).toBe('done');
  });

  it.each([1, 4, 8, 0])('is not ordered in the state %i', async (action) => {
    const { pay, orders } = await openBook(paid, action);
    await pay();
    expect(orders()).toEqual([]);
  });
});

describe('a payment whose outcome is unknown', () => {
  async function loseAnswer(order: () => unknown) {
    let next: (() => unknown) | null = null;
    const test = await openBook(() => {
      test.become(next);
      return order();
    });
    const pay = async (afterwards: (() => unknown) | null) => {
      next = afterwards;
      await test.pay();
      expect(test.scope.getState($paymentStage)).toMatchObject({ kind: 'unknown' });
    };
    return { ...test, pay };
  }

  it('stays so while the check fails, and is refused where the book was not bought', async () => {
    const { scope, pay, check, become, stage } = await loseAnswer(offline);
    await pay(null);
    await check();
    expect(stage()).toBe('unknown');
    become(() => bookState(3));
    await check();
    expect(scope.getState($paymentStage)).toEqual({ kind: 'refused', error: null });
  });

  it('is awaited after the server has accepted it, until the book is there', async () => {
    const answer = () => ({ isFinal: false, balance: 0 });
    const { pay, check, become, stage, balanceReads } = await loseAnswer(answer);
    await pay(() => bookState(3));
    await check();
    expect(stage()).toBe('unknown');
    const readsBefore = balanceReads();
    become(() => bookState(1));
    await check();
    expect(stage()).toBe('done');
    // What was taken for it may have been taken only now.
    expect(balanceReads()).toBe(readsBefore + 1);
  });

  it('is checked once at a time, and only while it is unknown', async () => {
    const { scope, requests, pay, check, become, stage } = await loseAnswer(offline);
    await check();
    expect(stage()).toBe('open');
    await pay(null);
    const held = heldAnswer<unknown>();
    become(held.answer);
    const checks = () => requests.filter(({ url }) => url.startsWith('/api/library/state')).length;
    const before = checks();
    void check();
    void check();
    held.give(bookState(1));
    await allSettled(scope);
    await check();
    expect(checks()).toBe(before + 1);
    expect(stage()).toBe('done');
  });

  it('has no outcome for the item that is shown meanwhile', async () => {
    const { scope, router, pay, check, become, stage } = await loseAnswer(offline);
    await pay(null);
    const held = heldAnswer<unknown>();
    become(held.answer);
    void check();
    router.visit(checkoutPage('book-1002'));
    held.give(bookState(1));
    await allSettled(scope);
    expect(stage()).toBe('open');
  });
});

describe('a plan that is paid for', () => {
  const plan = { planId: 3, title: 'Plan', price: 100_000 };
  const [before, after] = ['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'] as const;

  async function openPlan(order: (become: (endsAt: string | null) => void) => unknown) {
    let endsAt: string | null = before;
    let planId = 3;
    const become = (next: string | null, by = 3) => {
      endsAt = next;
      planId = by;
    };
    const test = await openCheckout('plan-3', {
      'GET /api/subscription/plans': aPage([plan]),
      'GET /api/subscription/current': () => (endsAt === null ? offline() : { planId, endsAt }),
      [payCall]: () => order(become),
    });
    return { ...test, become, pay: () => allSettled(payClicked, { scope: test.scope }) };
  }

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

it('forgets a refusal when the user leaves, and when they pay again', async () => {
  let order: () => unknown = refuse;
  const { router, become, pay, stage } = await openBook(() => order());
  await pay();
  expect(stage()).toBe('refused');
  router.visit(shopPage);
  expect(stage()).toBe('open');
  router.visit(checkoutPage('book-1001'));
  await pay();
  expect(stage()).toBe('refused');
  const held = heldAnswer<unknown>();
  order = held.answer;
  void pay();
  expect(stage()).toBe('open');
  become(() => bookState(1));
  held.give(paid());
});
