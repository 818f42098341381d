import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { notificationRequested } from '@/features/notifications/model';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { aPage } from '@/testing/api-fixtures';
import { checkoutPage, openCheckout, payCall, stateOf } from '@/testing/checkout-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $checkoutError, $checkoutOffer } from './model';
import { payClicked } from './payment';

it('has no error of a request that fails after the sign-out', async () => {
  const held = heldAnswer<unknown>();
  const { scope, router, requests } = await openCheckout('book-1002', {
    [stateOf(1001)]: held.answer,
  });
  router.visit(checkoutPage('book-1001'));
  await expect.poll(() => requests.map(({ url }) => url)).toContain('/api/library/state/1001');
  void allSettled(sessionEnded, { scope });
  held.fail({ kind: 'network' });
  await allSettled(scope);
  expect(scope.getState($checkoutError)).toBeNull();
  expect(scope.getState($checkoutOffer)).toBeNull();
});

it.each([
  ['refusal', { kind: 'http', status: 402, statusText: '', message: null, code: null }],
  ['lost answer', { kind: 'network' }],
])('shows the next user no %s of a payment before', async (_, error) => {
  const plan = { planId: 3, title: 'Plan', price: 100_000 };
  for (const query of ['book-1001', 'plan-3']) {
    const held = heldAnswer<unknown>();
    const { scope, stage, requests } = await openCheckout(query, {
      [payCall]: held.answer,
      'GET /api/subscription/plans': aPage([plan]),
    });
    const notices = watchCalls(notificationRequested, scope);
    void allSettled(payClicked, { scope });
    await expect
      .poll(() => requests.map(({ url }) => url))
      .toContain('/api/orders/process-with-credit');
    void allSettled(sessionEnded, { scope });
    void allSettled(tokensChanged, { scope, params: someTokens({ access: aJwt('2') }) });
    held.fail(error);
    await allSettled(scope);
    expect(stage()).toBe('open');
    expect(notices).toEqual([]);
  }
});
