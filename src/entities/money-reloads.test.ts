import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';

import { redeemCreditCodeFx } from '@/shared/api/endpoints/credit';
import { directPurchaseFx, validateMarketPurchaseFx } from '@/shared/api/endpoints/markets';
import { orderWithoutPaymentFx, processWithCreditFx } from '@/shared/api/endpoints/orders';
import { consumeSubscriptionFx } from '@/shared/api/endpoints/subscription';
import type { ApiError } from '@/shared/api/errors';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { $balance, creditAccount } from './credit/model';
import { subscription } from './subscription/model';

const body = { isFinal: true, balance: 1 };
/** The calls that may have moved money or quota, by their request. */
const calls = {
  'POST /api/orders/process-with-credit': (scope: Scope) =>
    allSettled(processWithCreditFx, { scope, params: { body: { planId: 1 } } }),
  'POST /api/credit/redeem': (scope: Scope) =>
    allSettled(redeemCreditCodeFx, { scope, params: { body: { code: 'A' } } }),
  'POST /api/markets/direct-purchase': (scope: Scope) =>
    allSettled(directPurchaseFx, {
      scope,
      params: { body: { productId: 1, libraryTransitionType: 0 } },
    }),
  'POST /api/markets/credit-subscription-validate': (scope: Scope) =>
    allSettled(validateMarketPurchaseFx, {
      scope,
      params: { body: { developerPayload: '1@credit', productId: '1', purchaseToken: 't' } },
    }),
  'POST /api/subscription/consume/1': (scope: Scope) =>
    allSettled(consumeSubscriptionFx, { scope, params: { params: { id: 1 }, body: {} } }),
  'POST /api/orders/app-nopayment': (scope: Scope) =>
    allSettled(orderWithoutPaymentFx, { scope, params: { query: { productId: 1 }, body: {} } }),
};
type Call = keyof typeof calls;

async function after(call: Call, answer: unknown) {
  const { scope, requests } = await createTestScope({
    tokens: someTokens(),
    answers: {
      'GET /api/credit': { balance: 5, transactions: [] },
      'GET /api/subscription/current': () => null,
      [call]: answer,
    },
  });
  await allSettled(creditAccount.requested, { scope });
  await allSettled(subscription.requested, { scope });
  const first = requests.length;
  await calls[call](scope);
  const reloads = requests.slice(first + 1).map(({ url }) => url);
  return { scope, reloads };
}
const lost = () => {
  throw { kind: 'network' } satisfies ApiError;
};

const credit = '/api/credit';
const running = '/api/subscription/current';

// The answer may be lost after the server has booked the call.
describe.each([
  ['an answer', (): unknown => body],
  ['a lost answer', lost],
])('after %s', (_, answer) => {
  it.each<[Call, readonly string[]]>([
    ['POST /api/orders/process-with-credit', [credit, running]],
    ['POST /api/credit/redeem', [credit]],
    ['POST /api/markets/direct-purchase', [credit]],
    ['POST /api/markets/credit-subscription-validate', [credit, running]],
    ['POST /api/subscription/consume/1', [running]],
    ['POST /api/orders/app-nopayment', [running]],
  ])('%s reloads %j', async (call, expected) => {
    expect((await after(call, answer)).reloads.toSorted()).toEqual(expected);
  });
});

it.each<Call>(['POST /api/orders/process-with-credit', 'POST /api/credit/redeem'])(
  'shows the balance of the answer to %s at once',
  async (call) => {
    const { scope, requests } = await createTestScope({
      tokens: someTokens(),
      answers: {
        'GET /api/credit': () =>
          requests.length === 1 ? { balance: 5, transactions: [] } : new Promise(() => undefined),
        [call]: body,
      },
    });
    await allSettled(creditAccount.requested, { scope });
    expect(scope.getState($balance)).toBe(5);
    // Not awaited: the reload is never answered.
    void calls[call](scope);
    await expect.poll(() => scope.getState($balance)).toBe(1);
  },
);
