import { expect, it } from 'vitest';

import { productIdOf } from '@fixtures/catalog/ids';
import { personaNamed } from '@fixtures/users/personas';
import { subscriptionButtonStates } from '@/shared/api/contract/codes';

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

it('names each title once', async () => {
  const api = createTestApi();
  const token = await api.signIn('spender');
  const wish = productIdOf(1002);
  const body = { library: [1001, 1001], archived: [1003, 1003], wishlist: [wish, wish] };
  const { json } = await api.send({ method: 'PATCH', path: '/__mock/state', body, token });
  expect(json).toMatchObject({ archived: [1003], wishlist: [wish] });
  expect((json as { library: number[] }).library.toSorted()).toEqual([1001, 1003]);
});

it('owns a title that it archives, also one that was only borrowed before', async () => {
  const api = createTestApi();
  const token = await api.signIn('lapsed');
  const [lent = 0] = personaNamed('lapsed').previouslyBorrowed;
  const body = { archived: [lent] };
  const { json } = await api.send({ method: 'PATCH', path: '/__mock/state', body, token });
  expect(json).toMatchObject({ archived: [lent] });
  expect((json as { library: number[] }).library).toContain(lent);
});

it('keeps what the account did with a title that it keeps', async () => {
  const api = createTestApi();
  const token = await api.signIn('spender');
  const patch = (body: object) => api.send({ method: 'PATCH', path: '/__mock/state', body, token });
  await patch({ library: [1001, 1002] });
  await api.send({ path: '/api/stream/playlist/100101', token });
  await patch({ archived: [1001] });
  await patch({ archived: [] });
  await patch({ library: [1001] });
  const { json } = await api.send({ path: '/api/library?filter=inProgress', token });
  expect(json).toMatchObject({ total: 1, items: [{ audioBookId: 1001 }] });
});

it('remembers what an earlier subscription lent, though the library is replaced', async () => {
  const api = createTestApi();
  const token = await api.signIn('lapsed');
  const [lent = 0] = personaNamed('lapsed').previouslyBorrowed;
  const endsAt = new Date(testNow + 86_400_000).toISOString();
  const subscription = { planId: 11, endsAt, quotaLeft: 3, intervalQuotaLeft: 1 };
  const body = { library: [], subscription };
  await api.send({ method: 'PATCH', path: '/__mock/state', body, token });
  const { json } = await api.send({ method: 'POST', path: `/api/library/state/${lent}`, token });
  expect(json).toMatchObject({
    subscriptionButtonState: {
      subscriptionButtonState: subscriptionButtonStates.playByNewSubscription,
    },
  });
});

it('keeps the quota of the interval of the same plan unless it is named', async () => {
  const api = createTestApi();
  const token = await api.signIn('subscriber');
  const endsAt = '2030-01-01T00:00:00.000Z';
  const left = async (planId: number, counts: object) => {
    const body = { subscription: { planId, endsAt, quotaLeft: 9, ...counts } };
    await api.send({ method: 'PATCH', path: '/__mock/state', body, token });
    const { json } = await api.send({ path: '/api/subscription/current', token });
    return (json as { intervalQuotaLeft: number }).intervalQuotaLeft;
  };
  expect(await left(12, { intervalQuotaLeft: 3 })).toBe(3);
  expect(await left(12, {})).toBe(3);
  expect(await left(14, {})).toBe(10);
});

it('knows no archived title of an unknown id', async () => {
  const body = { archived: [7] };
  const { json } = await createTestApi().send({ method: 'PATCH', path: '/__mock/state', body });
  expect(json).toMatchObject({ code: 'invalid-body', field: 'archived' });
});
