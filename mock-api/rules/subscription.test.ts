import { expect, it } from 'vitest';

import { plans } from '@fixtures/orders/plans';

import { createTestApi, testNow } from '../testing/create-test-api';

const DAY_MS = 86_400_000;
const [month] = plans as [(typeof plans)[0]];
/** Titles that the subscription includes. */
const [first, second, third] = [1001, 1002, 1003];

/** A user who buys the first plan now, and whose clock a test can advance. */
async function subscriber() {
  const api = createTestApi();
  let token = await api.signIn('spender');
  const send = (method: string, path: string, body?: object) =>
    api.send({ method, path, token, body });
  const subscribe = () => send('POST', '/api/orders/process-with-credit', { planId: month.planId });
  await subscribe();
  return {
    subscribe,
    borrow: async (audioBookId: number) =>
      (await send('POST', `/api/subscription/consume/${audioBookId}`, {})).status,
    current: async () => (await send('GET', '/api/subscription/current')).json,
    library: async () =>
      ((await send('GET', '/__mock/state')).json as { library: number[] }).library,
    /** Also renews the token, which is valid for an hour. */
    advanceDays: async (days: number) => {
      await send('POST', '/__mock/clock', { advanceMs: days * DAY_MS });
      token = await api.signIn('spender');
    },
  };
}

it('begins its intervals at the start of the subscription, however late they are used', async () => {
  const { borrow, advanceDays } = await subscriber();
  expect([month.intervalDays, month.intervalQuota]).toEqual([7, 1]);
  expect([await borrow(first), await borrow(second)]).toEqual([204, 402]);
  // Three days into the second interval, which therefore ends in four.
  await advanceDays(10);
  expect([await borrow(second), await borrow(third)]).toEqual([204, 402]);
  await advanceDays(4);
  expect(await borrow(third)).toBe(204);
});

it('stays the same subscription when it is extended: its start, its quota and the borrowed titles', async () => {
  const { subscribe, borrow, current, library, advanceDays } = await subscriber();
  await borrow(first);
  await advanceDays(3);
  await subscribe();
  expect(await current()).toEqual({
    planId: month.planId,
    title: month.title,
    startedAt: new Date(testNow).toISOString(),
    endsAt: new Date(testNow + 2 * month.days * DAY_MS).toISOString(),
    quotaLeft: 2 * month.quota - 1,
    intervalQuotaLeft: month.intervalQuota,
  });
  expect(await library()).toEqual([first]);
});
