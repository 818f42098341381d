import { allSettled } from 'effector';
import { describe, expect, it, test } from 'vitest';

import { notificationRequested } from '@/features/notifications/model';
import { sessionEnded } from '@/shared/api/tokens';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { aDetail, aPage } from '@/testing/api-fixtures';
import {
  bookState,
  bought,
  checkoutPage,
  detailOf,
  openCheckout,
  payCall,
  stateOf,
} from '@/testing/checkout-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { watchCalls } from '@/testing/watch-calls';

import {
  $checkoutError,
  $checkoutOffer,
  $isCheckoutItemMissing,
  $isCheckoutReady,
  checkoutRetryClicked,
} from './model';
import { $isPaying, $shortage, checkClicked, payClicked } from './payment';

describe('the item of a checkout', () => {
  it('is the item of the address, in any order of the answers', async () => {
    const first = heldAnswer<unknown>();
    const { scope, router } = await openCheckout('plan-1', { [detailOf(1001)]: first.answer });
    router.visit(checkoutPage('book-1001'));
    router.visit(checkoutPage('book-1002'));
    first.give(aDetail());
    await allSettled(scope);
    expect(scope.getState($checkoutOffer)).toMatchObject({ book: { audioBookId: 1002 } });
    expect(scope.getState($isCheckoutReady)).toBe(true);
  });

  test.each(['plan-1', 'package-1'])(
    '%s is missing once the list is known without it',
    async (item) => {
      const { scope } = await openCheckout(item);
      expect(scope.getState($isCheckoutItemMissing)).toBe(true);
      expect(scope.getState($checkoutOffer)).toBeNull();
    },
  );

  it('is retried after a failure', async () => {
    let isBroken = true;
    const { scope } = await openCheckout('book-1001', {
      [stateOf(1001)]: () => {
        if (isBroken) throw { kind: 'network' };
        return bookState(3);
      },
    });
    expect(scope.getState($checkoutError)).toEqual({ kind: 'network' });
    isBroken = false;
    await allSettled(checkoutRetryClicked, { scope });
    expect(scope.getState($checkoutError)).toBeNull();
    expect(scope.getState($checkoutOffer)).not.toBeNull();
  });

  it('is cleared by a sign-out, with the state of its payment', async () => {
    const { scope, stage } = await openCheckout('book-1001', {
      [payCall]: () => {
        throw { kind: 'http', status: 402, statusText: '', message: null, code: null };
      },
    });
    await allSettled(payClicked, { scope });
    expect(stage()).toBe('refused');
    await allSettled(sessionEnded, { scope });
    expect(scope.getState($checkoutOffer)).toBeNull();
    expect(stage()).toBe('open');
  });
});

describe('paying', () => {
  it('computes the missing credit', async () => {
    const { scope } = await openCheckout('book-1001', {}, 300_000);
    expect(scope.getState($shortage)).toBe(500_000);
    const nothing = await openCheckout('book-1001', {}, 0);
    expect(nothing.scope.getState($shortage)).toBe(800_000);
    const enough = await openCheckout('book-1001');
    expect(enough.scope.getState($shortage)).toBe(0);
  });

  it('places one order, however often the button is pressed', async () => {
    const held = heldAnswer<unknown>();
    const { scope, orders, stage } = await openCheckout('book-1001', bought(held.answer));
    for (let press = 0; press < 3; press += 1) void allSettled(payClicked, { scope });
    expect(scope.getState($isPaying)).toBe(true);
    held.give({ isFinal: true, balance: 4_200_000 });
    await allSettled(scope);
    await allSettled(payClicked, { scope });
    expect(orders()).toHaveLength(1);
    expect(stage()).toBe('done');
  });

  it('places one order for a plan, although the subscription has changed since', async () => {
    let endsAt = '2026-12-01T00:00:00.000Z';
    const plan = { planId: 3, title: 'Plan', price: 100_000 };
    const { scope, orders, stage } = await openCheckout('plan-3', {
      'GET /api/subscription/plans': aPage([plan]),
      'GET /api/subscription/current': () => ({ planId: 3, endsAt }),
      [payCall]: () => {
        endsAt = '2027-01-01T00:00:00.000Z';
        return { isFinal: true, balance: 4_900_000 };
      },
    });
    await allSettled(payClicked, { scope });
    expect(stage()).toBe('done');
    await allSettled(payClicked, { scope });
    expect(orders().map(({ body }) => body)).toEqual([{ planId: 3 }]);
  });

  it('shows a notification on another page, but not on the checkout itself', async () => {
    const held = heldAnswer<unknown>();
    const { scope, router } = await openCheckout('book-1001', bought(held.answer));
    const notices = watchCalls(notificationRequested, scope);
    void allSettled(payClicked, { scope });
    router.visit({ routeId: 'shop', path: '/' });
    held.give({ isFinal: true, balance: 4_200_000 });
    await allSettled(scope);
    expect(notices).toEqual([{ kind: 'info', text: texts.doneElsewhere }]);
  });

  it('shows the outcome of one item on no other', async () => {
    const held = heldAnswer<unknown>();
    const { scope, router, stage } = await openCheckout('book-1001', bought(held.answer));
    void allSettled(payClicked, { scope });
    router.visit(checkoutPage('book-1002'));
    held.give({ isFinal: true, balance: 4_200_000 });
    await allSettled(scope);
    expect(scope.getState($checkoutOffer)).toMatchObject({ book: { audioBookId: 1002 } });
    expect(stage()).toBe('open');
  });

  it('ignores the outcome after a sign-out', async () => {
    const held = heldAnswer<unknown>();
    const { scope, stage } = await openCheckout('book-1001', { [payCall]: held.answer });
    const notices = watchCalls(notificationRequested, scope);
    void allSettled(payClicked, { scope });
    void allSettled(sessionEnded, { scope });
    held.give({ isFinal: true, balance: 4_200_000 });
    await allSettled(scope);
    expect(stage()).toBe('open');
    expect(notices).toEqual([]);
  });

  it('blocks another payment while the outcome is unknown, also after leaving the page', async () => {
    let isOwned = false;
    let isLost = false;
    const { scope, router, orders, stage } = await openCheckout('book-1001', {
      [stateOf(1001)]: () => {
        if (isLost) throw { kind: 'network' };
        return bookState(isOwned ? 1 : 3);
      },
      [payCall]: () => {
        isLost = true;
        throw { kind: 'network' };
      },
    });
    await allSettled(payClicked, { scope });
    expect(stage()).toBe('unknown');
    const sent = orders().length;
    router.visit({ routeId: 'shop', path: '/' });
    router.visit(checkoutPage('book-1001'));
    await allSettled(payClicked, { scope });
    expect(stage()).toBe('unknown');
    expect(orders()).toHaveLength(sent);
    isLost = false;
    isOwned = true;
    await allSettled(checkClicked, { scope });
    expect(stage()).toBe('done');
  });
});
