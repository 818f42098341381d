import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { httpError, loggedOutError, type ApiError } from '@/shared/api/errors';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { acquireLockFx, type Lock } from '@/shared/browser/lock';
import { aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { buyPlanFx } from './buy-plan';

const readCall = 'GET /api/subscription/current';
const plansCall = 'GET /api/subscription/plans';
const orderCall = 'POST /api/orders/process-with-credit';
const network: ApiError = { kind: 'network' };
const end = '2026-12-01T00:00:00Z';
const laterEnd = '2027-01-01T00:00:00Z';
const shownPrice = 100_000;
const plan = (planId: number, price = shownPrice) => ({ planId, title: 'Plan', price });
const running = (endsAt: string) => ({ planId: 1, endsAt });
const failing = (error: unknown) => () => {
  throw error;
};

/** Two tabs of one user. The server answers the first reads before any order, and each order late. */
async function openTwoTabs() {
  let current: { planId: number; endsAt: string } | null = null;
  const orders: unknown[] = [];
  const answers = {
    [readCall]: () => current,
    [plansCall]: aPage([plan(1), plan(2)]),
    [orderCall]: async ({ body }: { body?: object }) => {
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
      allSettled(buyPlanFx, {
        scope,
        params: { planId: planIds[at] ?? 0, shownPrice, shownEnd: null },
      }),
    ),
  );
  expect(orders).toHaveLength(1);
  expect(outcomes.map(({ value }) => value)).toMatchObject([{ kind: 'got' }, { kind: 'changed' }]);
});

/** A tab whose server answers the order, and each read of the subscription with the next of `reads`. */
async function openTab(
  reads: readonly unknown[],
  order: unknown = { isFinal: true, balance: 0 },
  plans: unknown = aPage([plan(2, 90_000), plan(3)]),
) {
  const left = [...reads];
  const { scope, requests } = await createTestScope({
    tokens: someTokens(),
    answers: {
      [readCall]: () => {
        const next = left.length > 1 ? left.shift() : left[0];
        return typeof next === 'function' ? (next as () => unknown)() : next;
      },
      [plansCall]: plans,
      [orderCall]: order,
    },
  });
  const buy = async (shownEnd: string | null = null) => {
    const params = { planId: 3, shownPrice, shownEnd };
    const { value } = await allSettled(buyPlanFx, { scope, params });
    return value;
  };
  const orders = () => requests.filter(({ method }) => method === 'POST');
  return { scope, buy, orders };
}

describe('a plan', () => {
  it('is ordered once, after the subscription was seen to be the one shown', async () => {
    const { buy, orders } = await openTab([running(end)]);
    expect(await buy(end)).toEqual({ kind: 'got' });
    expect(orders().map(({ body }) => body)).toEqual([{ planId: 3 }]);
  });

  it('is ordered although the end of the subscription is spelled differently', async () => {
    const { buy, orders } = await openTab([running('2026-12-01T03:30:00+03:30')]);
    expect(await buy(end)).toEqual({ kind: 'got' });
    expect(orders()).toHaveLength(1);
  });

  it.each([
    ['has another end than the one shown', running(laterEnd), end],
    ['has started meanwhile', running(end), null],
    ['has ended meanwhile', () => null, end],
  ])('is not ordered when the subscription %s', async (_, now, shownEnd) => {
    const { buy, orders } = await openTab([now]);
    expect(await buy(shownEnd)).toEqual({ kind: 'changed' });
    expect(orders()).toEqual([]);
  });

  it.each([
    ['costs more', aPage([plan(3, 150_000)])],
    ['costs less', aPage([plan(3, 50_000)])],
    ['is not sold any more', aPage([plan(2)])],
  ])('is not ordered when it %s', async (_, plans) => {
    const { buy, orders } = await openTab([() => null], undefined, plans);
    expect(await buy()).toEqual({ kind: 'changed' });
    expect(orders()).toEqual([]);
  });

  it('is refused when its price cannot be read', async () => {
    const { buy, orders } = await openTab([() => null], undefined, failing(network));
    expect(await buy()).toEqual({ kind: 'refused', error: network });
    expect(orders()).toEqual([]);
  });

  it.each([
    ['by its own error', network, network],
    ['by an error of our own code as one of the network', new Error('a bug'), network],
  ])('is refused %s when the subscription cannot be read', async (_, error, expected) => {
    const { buy, orders } = await openTab([failing(error)]);
    expect(await buy()).toEqual({ kind: 'refused', error: expected });
    expect(orders()).toEqual([]);
  });

  it('is not bought yet while the server works on the order', async () => {
    const { buy } = await openTab([() => null], { isFinal: false, balance: 0 });
    expect(await buy()).toEqual({ kind: 'unknown', error: null });
  });

  it.each([
    ['offline', { kind: 'offline' } as const],
    ['a refusal', httpError(402, '', null)],
    ['the last of the refusals', httpError(499, '', null)],
  ])('is not bought after %s, whatever happened to the subscription', async (_, error) => {
    const { buy } = await openTab([() => null, running(end)], failing(error));
    expect(await buy()).toMatchObject({ kind: 'refused' });
  });
});

describe.each([
  ['a lost answer', network],
  ['an error of the server', httpError(500, '', null)],
])('after %s the subscription tells whether the order was booked', (_, error) => {
  it.each([
    ['got: it ends later', [running(end), running(laterEnd)], end, { kind: 'got' }],
    ['got: it has started', [() => null, running(end)], null, { kind: 'got' }],
    ['refused: it is the same', [running(end)], end, { kind: 'refused', error }],
    ['refused: there is still none', [() => null], null, { kind: 'refused', error }],
    [
      'unknown: it cannot be read',
      [running(end), failing(network)],
      end,
      { kind: 'unknown', error },
    ],
  ])('%s', async (_name, reads, shownEnd, expected) => {
    const { buy, orders } = await openTab(reads, failing(error));
    expect(await buy(shownEnd)).toEqual(expected);
    expect(orders()).toHaveLength(1);
  });
});

it('orders nothing for the next user, who signed in while the first one waited', async () => {
  const held = heldAnswer<unknown>();
  const { scope, buy, orders } = await openTab([held.answer]);
  const outcome = buy();
  await expect.poll(() => scope.getState(buyPlanFx.pending)).toBe(true);
  void allSettled(sessionEnded, { scope });
  void allSettled(tokensChanged, { scope, params: someTokens() });
  held.give(null);
  expect(await outcome).toEqual({ kind: 'refused', error: loggedOutError });
  expect(orders()).toEqual([]);
});

it('orders nothing for the next user, who signed in while the first one waited for another tab', async () => {
  const otherTab = await createTestScope();
  const { value: lock } = await allSettled(acquireLockFx, {
    scope: otherTab.scope,
    params: 'shenidar.purchase.plan',
  });
  const { scope, buy, orders } = await openTab([() => null]);
  const outcome = buy();
  await expect.poll(() => scope.getState(buyPlanFx.pending)).toBe(true);
  void allSettled(sessionEnded, { scope });
  void allSettled(tokensChanged, { scope, params: someTokens() });
  (lock as Lock).release();
  expect(await outcome).toEqual({ kind: 'refused', error: loggedOutError });
  expect(orders()).toEqual([]);
});

it('can be bought again after any outcome, and locks all plans alike', async () => {
  const { scope, buy, orders } = await openTab([() => null], failing(httpError(402, '', null)));
  const locks = watchCalls(acquireLockFx, scope);
  await buy();
  await buy();
  expect(orders()).toHaveLength(2);
  expect(locks).toEqual(['shenidar.purchase.plan', 'shenidar.purchase.plan']);
});
