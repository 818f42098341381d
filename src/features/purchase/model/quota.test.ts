import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { subscription } from '@/entities/subscription/model';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { createTestScope } from '@/testing/create-scope';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { $quotaLeft } from './quota';

const current = '/api/subscription/current';

/** A signed-in user with the subscription, and a book in this state. */
async function open(running: object | null, action = 5, state = 4) {
  const { scope, requests } = await createTestScope({
    tokens: someTokens(),
    answers: {
      [`GET ${current}`]: () => running,
      'POST /api/library/state/1001': aLibraryState(action, state),
    },
  });
  const params = { params: { id: 1001 }, body: {} };
  const read = () => allSettled(getLibraryStateFx, { scope, params });
  return {
    scope,
    read,
    left: () => scope.getState($quotaLeft),
    loads: () => requests.filter(({ url }) => url === current).length,
  };
}
const subscriptionWith = (quotaLeft: number, intervalQuotaLeft: number) => ({
  ...{ planId: 3, title: 'Plan', startedAt: '2026-11-01T00:00:00Z' },
  ...{ endsAt: '2027-01-01T00:00:00Z', quotaLeft, intervalQuotaLeft },
});

it.each([
  [9, 2, 2],
  [2, 9, 2],
  [1, 1, 1],
  // The server has offered it nevertheless, so no sentence says that none is left.
  [9, 0, null],
  [0, 9, null],
])('of %i titles and %i in the interval, %j are left', async (quota, interval, expected) => {
  const { read, left } = await open(subscriptionWith(quota, interval));
  expect(left()).toBeNull();
  await read();
  expect(left()).toBe(expected);
});

it('is unknown without a subscription', async () => {
  const { read, left } = await open(null);
  await read();
  expect(left()).toBeNull();
});

it.each([
  [5, 0, 1],
  [0, 4, 1],
  [3, 4, 1],
  [3, 6, 1],
  [3, 0, 0],
  [3, 3, 0],
  [3, 5, 0],
])('is asked for where a tap takes from it: %i, %i', async (action, state, expected) => {
  const { scope, read, loads } = await open(subscriptionWith(9, 9), action, state);
  await read();
  await read();
  expect(loads()).toBe(expected);
  await allSettled(subscription.requested, { scope });
  const known = loads();
  await read();
  expect(loads()).toBe(known);
});
