import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

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
