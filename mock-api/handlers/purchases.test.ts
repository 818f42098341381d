import { describe, expect, it } from 'vitest';

import { catalogue } from '@fixtures/catalog/catalogue';
import { productIdOf } from '@fixtures/catalog/ids';
import { galleryId } from '@fixtures/library-states/gallery';
import { plans } from '@fixtures/orders/plans';
import { personaNamed } from '@fixtures/users/personas';

import { transactionTitles } from '../messages';
import { currentPrice } from '../search/search-index';
import { createTestApi } from '../testing/create-test-api';
import type { TestClient } from '../testing/test-client';

const DAY_MS = 86_400_000;

const bookWith = (wanted: Partial<(typeof catalogue)[number]>) => {
  const found = catalogue.find((book) =>
    Object.entries({ isWithdrawn: false, ...wanted }).every(
      ([key, value]) => Reflect.get(book, key) === value,
    ),
  );
  if (!found) throw new Error(`No title with ${JSON.stringify(wanted)}`);
  return found;
};
const { previouslyBorrowed } = personaNamed('lapsed');
const included = catalogue.filter(
  ({ subscription, price, isWithdrawn, audioBookId }) =>
    subscription === 'included' &&
    price > 0 &&
    !isWithdrawn &&
    !previouslyBorrowed.includes(audioBookId),
);

const post = (api: TestClient, token: string, path: string, body: object = {}) =>
  api.send({ method: 'POST', path, token, body });
const stateOf = async (api: TestClient, token: string) =>
  (await api.send({ path: '/__mock/state', token })).json as {
    balance: number;
    subscription: { planId: number; endsAt: string; quotaLeft: number } | null;
    library: number[];
  };
const order = (productId: number) => `/api/orders/app-nopayment?productId=${productId}`;

async function start(persona: Parameters<TestClient['signIn']>[0]) {
  const api = createTestApi();
  return { api, token: await api.signIn(persona) };
}

it('sells a plan for the last of the credit', async () => {
  const { api, token } = await start('spender');
  const [plan] = plans;
  const { planId, price, title } = plan ?? { planId: 0, price: 0, title: '' };
  const body = { balance: price };
  await api.send({ method: 'PATCH', path: '/__mock/state', token, body });
  const answer = await post(api, token, '/api/orders/process-with-credit', { planId });
  expect(answer.json).toEqual({ isFinal: true, balance: 0 });
  const { json } = await api.send({ path: '/api/credit', token });
  const [spent] = (json as { transactions: { title: string; amount: number }[] }).transactions;
  expect(spent).toMatchObject({ title: transactionTitles.plan(title), amount: -price });
});

describe('buying with credit', () => {
  const book = bookWith({ subscription: 'included' });

  it('updates library, balance, button states, transactions and journal', async () => {
    const { api, token } = await start('spender');
    const price = currentPrice(book);
    const answer = await post(api, token, '/api/orders/process-with-credit', {
      productId: book.productId,
    });
    expect(answer.json).toEqual({ isFinal: true, balance: 10_000_000 - price });
    expect(await stateOf(api, token)).toMatchObject({
      balance: 10_000_000 - price,
      library: [book.audioBookId],
    });
    const credit = await api.send({ path: '/api/credit', token });
    expect(credit.json).toMatchObject({
      balance: 10_000_000 - price,
      transactions: [{ amount: -price }, { amount: 10_000_000 }],
    });
    const chapter = book.chapters[0]?.chapterId;
    expect((await api.send({ path: `/api/stream/playlist/${chapter}`, token })).status).toBe(200);
    const journal = await api.mock.journal.entries();
    expect(journal.map(({ method, path, status }) => [method, path, status])).toContainEqual([
      'POST',
      '/api/orders/process-with-credit',
      200,
    ]);
  });

  it('costs nothing for an owned title', async () => {
    const { api, token } = await start('spender');
    const buy = () =>
      post(api, token, '/api/orders/process-with-credit', { productId: book.productId });
    expect((await buy()).json).toEqual((await buy()).json);
  });

  it('is rejected for a title and a plan together', async () => {
    const { api, token } = await start('spender');
    const body = { productId: book.productId, planId: plans[0]?.planId };
    const answer = await post(api, token, '/api/orders/process-with-credit', body);
    expect(answer.json).toMatchObject({ code: 'invalid-body', field: 'planId' });
    expect(await stateOf(api, token)).toMatchObject({ balance: 10_000_000, subscription: null });
  });

  it('works the same through the markets dialog', async () => {
    const { api, token } = await start('spender');
    const answer = await api.send({
      method: 'POST',
      path: '/api/markets/direct-purchase',
      token,
      headers: { 'client-id': '2' },
      body: { productId: book.productId, libraryTransitionType: 7 },
    });
    expect(answer.json).toEqual({ isFinal: true });
    expect((await stateOf(api, token)).balance).toBe(10_000_000 - currentPrice(book));
  });

  it('follows the fixed state of a gallery title, not the balance', async () => {
    const { api, token } = await start('newcomer');
    const buy = (productId: number) =>
      post(api, token, '/api/markets/direct-purchase', { productId, libraryTransitionType: 0 });
    expect((await buy(productIdOf(galleryId(6, 3)))).json).toEqual({ isFinal: true });
    expect((await buy(productIdOf(galleryId(7, 3)))).status).toBe(402);
    expect(await stateOf(api, token)).toMatchObject({ balance: 0, library: [galleryId(6, 3)] });
  });
});

it.each(['10', '2'])('no order for a withdrawn title succeeds in client %s', async (clientId) => {
  const { api, token } = await start('spender');
  const { productId } = bookWith({ isWithdrawn: true });
  const purchases = [
    { path: '/api/orders/process-with-credit', body: { productId } },
    { path: '/api/markets/direct-purchase', body: { productId, libraryTransitionType: 0 } },
    { path: order(productId), body: {} },
  ];
  for (const purchase of purchases) {
    const headers = { 'client-id': clientId };
    const answer = await api.send({ method: 'POST', token, headers, ...purchase });
    expect(answer.status).toBe(409);
  }
  expect(await stateOf(api, token)).toMatchObject({ balance: 10_000_000, library: [] });
});

describe('orders without payment', () => {
  it('adds a free title once', async () => {
    const { api, token } = await start('newcomer');
    const free = bookWith({ price: 0 });
    expect((await post(api, token, order(free.productId))).status).toBe(204);
    expect((await post(api, token, order(free.productId))).json).toMatchObject({
      code: 'not-free',
    });
    expect((await stateOf(api, token)).library).toEqual([free.audioBookId]);
  });

  it('adds subscription titles until the interval quota is used up', async () => {
    const { api, token } = await start('subscriber');
    const { intervalQuotaLeft, quotaLeft } = personaNamed('subscriber').subscription ?? {
      intervalQuotaLeft: 0,
      quotaLeft: 0,
    };
    const statuses: number[] = [];
    for (const { productId } of included.slice(0, intervalQuotaLeft + 1)) {
      statuses.push((await post(api, token, order(productId))).status);
    }
    expect(statuses).toEqual([...Array<number>(intervalQuotaLeft).fill(204), 409]);
    expect((await stateOf(api, token)).subscription?.quotaLeft).toBe(quotaLeft - intervalQuotaLeft);
  });

  it('renews the quota in a new interval', async () => {
    const { api, token } = await start('subscriber');
    const subscription = {
      planId: 12,
      endsAt: new Date(api.mock.clock() + 80 * DAY_MS).toISOString(),
      quotaLeft: 4,
      intervalQuotaLeft: 0,
    };
    await api.send({ method: 'PATCH', path: '/__mock/state', token, body: { subscription } });
    const [book] = included;
    expect((await post(api, token, order(book?.productId ?? 0))).status).toBe(409);
    await post(api, token, '/__mock/clock', { advanceMs: 31 * DAY_MS });
    const renewed = await api.signIn('subscriber');
    expect((await post(api, renewed, order(book?.productId ?? 0))).status).toBe(204);
  });
});

describe('the subscription', () => {
  it('removes borrowed titles when it ends, and a new one can borrow them again', async () => {
    const { api, token } = await start('subscriber');
    const book = included[0] ?? bookWith({});
    expect((await post(api, token, `/api/subscription/consume/${book.audioBookId}`)).status).toBe(
      204,
    );
    await post(api, token, '/__mock/clock', { advanceMs: 50 * DAY_MS });
    const later = await api.signIn('subscriber');
    expect((await stateOf(api, later)).library).toEqual([]);
    const chapter = `/api/stream/playlist/${book.chapters[0]?.chapterId}`;
    expect((await api.send({ path: chapter, token: later })).json).toMatchObject({
      code: 'not-owned',
    });
    await post(api, later, '/api/markets/credit-subscription-validate', {
      developerPayload: '12@subscription',
      productId: 'plan_12',
      purchaseToken: 'renewal',
    });
    const state = await post(api, later, `/api/library/state/${book.audioBookId}`);
    expect(state.json).toMatchObject({
      subscriptionButtonState: { subscriptionButtonState: 6 },
    });
    await post(api, later, `/api/subscription/consume/${book.audioBookId}`);
    expect((await api.send({ path: chapter, token: later })).status).toBe(200);
  });

  it('starts at once when bought with credit, and a second purchase extends it', async () => {
    const { api, token } = await start('spender');
    const [plan] = plans;
    const planId = plan?.planId ?? 0;
    expect((await api.send({ path: '/api/subscription/current', token })).json).toBeNull();
    await post(api, token, '/api/orders/process-with-credit', { planId });
    const once = await api.send({ path: '/api/subscription/current', token });
    expect(once.json).toMatchObject({ planId, quotaLeft: plan?.quota, title: plan?.title });
    await post(api, token, '/api/orders/process-with-credit', { planId });
    const { subscription, balance } = await stateOf(api, token);
    expect(balance).toBe(10_000_000 - 2 * (plan?.price ?? 0));
    expect(Date.parse(subscription?.endsAt ?? '')).toBe(
      api.mock.clock() + 2 * (plan?.days ?? 0) * DAY_MS,
    );
  });
});

it('redeems a credit code once for each account', async () => {
  const api = createTestApi();
  for (const persona of ['newcomer', 'spender'] as const) {
    const token = await api.signIn(persona);
    const redeem = (code: string) => post(api, token, '/api/credit/redeem', { code });
    const balance = personaNamed(persona).balance + 500_000;
    expect((await redeem(' SHENIDAR50 ')).json).toEqual({ balance });
    for (const code of ['SHENIDAR50', 'USED50'])
      expect((await redeem(code)).json).toMatchObject({ code: 'used-code' });
    expect((await redeem('SHENIDAR')).json).toMatchObject({ code: 'unknown-code' });
    expect(await stateOf(api, token)).toMatchObject({ balance });
  }
});
