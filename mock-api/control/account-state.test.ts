import { expect, it } from 'vitest';

import { productIdOf } from '@fixtures/catalog/ids';

import { createTestApi, testNow } from '../testing/create-test-api';

it('sets every field of an account to nothing, too', async () => {
  const api = createTestApi();
  const token = await api.signIn('spender');
  const patch = async (body: object) =>
    (await api.send({ method: 'PATCH', path: '/__mock/state', body, token })).json;
  const endsAt = '2030-01-01T00:00:00.000Z';
  await patch({
    balance: 5,
    library: [1001],
    archived: [1001],
    wishlist: [productIdOf(1002)],
    subscription: { planId: 11, endsAt, quotaLeft: 2, intervalQuotaLeft: 1 },
  });
  const none = { balance: 0, library: [], archived: [], wishlist: [] };
  const spent = { planId: 11, endsAt, quotaLeft: 0 };
  expect(await patch({ ...none, subscription: { ...spent, intervalQuotaLeft: 0 } })).toEqual({
    ...none,
    subscription: spent,
  });
  const current = await api.send({ path: '/api/subscription/current', token });
  expect(current.json).toMatchObject({ quotaLeft: 0, intervalQuotaLeft: 0 });
  expect(await patch({ subscription: null })).toEqual({ ...none, subscription: null });
});

it('keeps the interval of the same plan, and begins one for another', async () => {
  let now = testNow;
  const api = createTestApi({ clock: () => now });
  const token = await api.signIn('spender');
  const endsAt = '2030-01-01T00:00:00.000Z';
  const patch = (planId: number) =>
    api.send({
      ...{ method: 'PATCH', path: '/__mock/state', token },
      body: { subscription: { planId, endsAt, quotaLeft: 3 } },
    });
  const begun = () =>
    api.mock.store.run(({ accounts }) => {
      const { startedAt, intervalStartedAt } = accounts['09120000003']?.subscription ?? {};
      return [startedAt, intervalStartedAt];
    });
  await patch(11);
  now += 1000;
  await patch(11);
  expect(await begun()).toEqual([testNow, testNow]);
  await patch(12);
  expect(await begun()).toEqual([now, now]);
});
