import { describe, expect, it } from 'vitest';

import { productIdOf } from '@fixtures/catalog/ids';
import { personaNamed } from '@fixtures/users/personas';

import { createTestApi, testNow } from '../testing/create-test-api';

const json = (method: string, path: string, body?: unknown) => ({ method, path, body });
const storefront = { path: '/api/storefront' };
const fault = { method: 'GET', path: '/api/storefront', status: 500 };

describe('the journal', () => {
  it('lists all requests with their bodies and statuses in order', async () => {
    const api = createTestApi();
    const token = await api.signIn('spender');
    await api.send({ path: '/api/booksSearch?q=hafez&page=2' });
    await api.send({ method: 'POST', path: '/api/audiobooks/rate', token, body: '{' });
    await api.send({ path: '/api/nowhere' });
    const journal = await api.send({ path: '/__mock/journal' });
    expect(journal.json).toMatchObject([
      {
        method: 'POST',
        path: '/token',
        template: '/token',
        body: { username: '09120000003' },
        status: 200,
        at: testNow,
      },
      {
        path: '/api/booksSearch',
        query: { q: 'hafez', page: '2' },
        headers: { 'client-id': '10' },
        body: null,
        status: 200,
      },
      {
        template: '/api/audiobooks/rate',
        headers: { authorization: `Bearer ${token}` },
        body: '{',
        status: 400,
      },
      { path: '/api/nowhere', template: null, status: 404 },
    ]);
  });

  it('records whether a media request had the stream session cookie', async () => {
    const api = createTestApi();
    const { json: stream, headers } = await api.send({ path: '/api/stream/sample/1001' });
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^stream_session=./);
    const { pathname, search } = new URL((stream as { streamUrl: string }).streamUrl);
    await api.send({ path: pathname + search, headers: { cookie } });
    const entries = await api.mock.journal.entries();
    // The call that sets the cookie is no media request.
    expect(entries[0]).not.toHaveProperty('hasStreamSession');
    expect(entries.at(-1)).toMatchObject({
      template: '/hls/{audioBookId}/{chapterId}/index.m3u8',
      hasStreamSession: true,
    });
  });

  it('stays readable after a deeply nested body, which the call rejects', async () => {
    const { send } = createTestApi();
    const body = `{"events":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const answer = await send({ method: 'POST', path: '/api/events', body });
    expect(answer.json).toMatchObject({ code: 'invalid-body', field: 'body' });
    const journal = await send({ path: '/__mock/journal' });
    expect(journal.json).toMatchObject([{ path: '/api/events', body, status: 400 }]);
  });
});

it('lists unanswered calls in the order of arrival', async () => {
  let answer = () => {};
  const api = createTestApi({ wait: () => new Promise((resolve) => (answer = resolve)) });
  const slow = { method: 'GET', path: '/api/storefront', delayMs: 1000 };
  await api.send(json('POST', '/__mock/faults', [slow]));
  const answered = api.send(storefront);
  const statuses = async () => (await api.mock.journal.entries()).map(({ status }) => status);
  await expect.poll(statuses).toEqual([0]);
  await api.send({ path: '/api/categories' });
  answer();
  await answered;
  expect(await api.mock.journal.entries()).toMatchObject([
    { path: '/api/storefront', status: 200 },
    { path: '/api/categories', status: 200 },
  ]);
});

describe('reset', () => {
  it('restores state, journal, faults and clock', async () => {
    const api = createTestApi();
    const token = await api.signIn('spender');
    const productId = productIdOf(1001);
    await api.send({ ...json('POST', '/api/orders/process-with-credit', { productId }), token });
    await api.send(json('POST', '/__mock/faults', [fault]));
    await api.send(json('POST', '/__mock/clock', { advanceMs: 1000 }));
    expect((await api.send(json('POST', '/__mock/reset', {}))).status).toBe(204);
    expect((await api.send(storefront)).status).toBe(200);
    expect(await api.mock.journal.entries()).toMatchObject([{ at: testNow }]);
    const state = await api.send({ path: '/__mock/state', token });
    expect(state.json).toMatchObject({ balance: 10_000_000, library: [] });
  });

  it('needs no body, and sets the persona for calls without a bearer token', async () => {
    const { send } = createTestApi();
    expect((await send({ method: 'POST', path: '/__mock/reset' })).status).toBe(204);
    expect((await send({ path: '/__mock/state' })).json).toMatchObject({ library: [] });
    await send(json('POST', '/__mock/reset', { persona: 'collector' }));
    const { library, archived, wishlist } = personaNamed('collector');
    expect((await send({ path: '/__mock/state' })).json).toMatchObject({
      balance: 0,
      subscription: null,
      library,
      archived,
      wishlist,
    });
  });

  it('switches to 10,000 titles and back to the small catalogue', async () => {
    const { send } = createTestApi();
    const total = async () =>
      ((await send({ path: '/api/booksSearch' })).json as { total: number }).total;
    const small = await total();
    await send(json('POST', '/__mock/reset', { catalogue: 'large' }));
    expect(await total()).toBe(10_000);
    await send(json('POST', '/__mock/reset', {}));
    expect(await total()).toBe(small);
  });

  it.each([{ persona: 'nobody' }, { seed: 'x' }, { catalogue: 'huge' }])(
    'rejects %j',
    async (body) => {
      const { send } = createTestApi();
      const answer = await send(json('POST', '/__mock/reset', body));
      expect(answer.json).toMatchObject({ code: 'invalid-body', field: Object.keys(body)[0] });
    },
  );
});

describe('state', () => {
  it('PATCH replaces only the given fields', async () => {
    const api = createTestApi();
    const token = await api.signIn('collector');
    const subscription = { planId: 11, endsAt: '2030-01-01T00:00:00.000Z', quotaLeft: 2 };
    const patch = { balance: 5, library: [1001, 9063], subscription };
    const answer = await api.send({ ...json('PATCH', '/__mock/state', patch), token });
    expect(answer.json).toEqual({
      ...patch,
      archived: [],
      wishlist: personaNamed('collector').wishlist,
    });
    expect((await api.send({ path: '/__mock/state', token })).json).toEqual(answer.json);
    const gallery = await api.send({
      ...json('POST', '/api/library/state/9063', {}),
      token,
    });
    expect(gallery.json).toMatchObject({ purchaseButtonState: { purchaseButtonAction: 1 } });
  });

  it.each([
    [{ library: [7] }, 'library'],
    [{ wishlist: [7] }, 'wishlist'],
    [{ balance: -1 }, 'balance'],
    [{ subscription: { planId: 7, endsAt: '2030-01-01', quotaLeft: 1 } }, 'subscription.planId'],
    [{ subscription: { planId: 11, endsAt: 'soon', quotaLeft: 1 } }, 'subscription.endsAt'],
  ])('rejects %j without a change', async (patch, field) => {
    const api = createTestApi();
    const before = (await api.send({ path: '/__mock/state' })).json;
    const answer = await api.send(json('PATCH', '/__mock/state', patch));
    expect(answer.json).toMatchObject({ code: 'invalid-body', field });
    expect((await api.send({ path: '/__mock/state' })).json).toEqual(before);
  });
});

it.each(['GET', 'PATCH'])('%s state rejects an invalid bearer token', async (method) => {
  const api = createTestApi();
  const before = (await api.send({ path: '/__mock/state' })).json;
  const token = 'stale';
  const body = method === 'PATCH' ? { balance: 7 } : undefined;
  const answer = await api.send({ method, path: '/__mock/state', token, body });
  expect(answer.json).toMatchObject({ code: 'unauthenticated' });
  expect((await api.send({ path: '/__mock/state' })).json).toEqual(before);
});

it.each<[string, string, unknown, object]>([
  ['POST', 'reset', { catalog: 'large' }, { field: 'catalog', nearest: 'catalogue' }],
  ['POST', 'reset', { persona: 'newcommer' }, { field: 'persona', nearest: 'newcomer' }],
  ['PATCH', 'state', { ballance: 1 }, { field: 'ballance', nearest: 'balance' }],
  [
    'PATCH',
    'state',
    { subscription: { planId: 11, endsAt: '2030-01-01', quotaleft: 1 } },
    { field: 'subscription.quotaleft', nearest: 'quotaLeft' },
  ],
  ['POST', 'faults', [{ ...fault, statuss: 503 }], { field: '0.statuss', nearest: 'status' }],
  ['POST', 'clock', { advanceMs: 0, advancems: 1 }, { field: 'advancems', nearest: 'advanceMs' }],
])('%s %s rejects the unknown name in %j', async (method, path, body, details) => {
  const { send } = createTestApi();
  const answer = await send(json(method, `/__mock/${path}`, body));
  expect(answer.json).toMatchObject({ code: 'invalid-body', ...details });
});

it.each<[string, string, unknown, string]>([
  ['PATCH', 'state', { balance: 0.5 }, 'balance'],
  ['POST', 'clock', { advanceMs: 1e16 }, 'advanceMs'],
  ['POST', 'clock', { advanceMs: 0.5 }, 'advanceMs'],
  ['POST', 'reset', [], 'body'],
  ['PATCH', 'state', [], 'body'],
])('%s %s rejects the value %j', async (method, path, body, field) => {
  const { send } = createTestApi();
  await send(json('POST', '/__mock/clock', { advanceMs: 1000 }));
  const answer = await send(json(method, `/__mock/${path}`, body));
  expect(answer.json).toMatchObject({ code: 'invalid-body', field });
  const clock = await send(json('POST', '/__mock/clock', { advanceMs: 0 }));
  expect(clock.json).toEqual({ now: testNow + 1000 });
});

it('advances the clock by at most a hundred years in total', async () => {
  const { send } = createTestApi();
  const years = (count: number) =>
    send(json('POST', '/__mock/clock', { advanceMs: count * 365 * 86_400_000 }));
  expect((await years(99)).status).toBe(200);
  expect((await years(2)).json).toMatchObject({ code: 'invalid-body', field: 'advanceMs' });
  expect((await years(1)).status).toBe(200);
  // And back again.
  expect((await years(-100)).json).toEqual({ now: testNow });
  expect((await years(-100)).status).toBe(200);
  expect((await years(-1)).json).toMatchObject({ code: 'invalid-body', field: 'advanceMs' });
});

it('expires stream URLs when the clock advances', async () => {
  const { send } = createTestApi();
  const { json: stream } = await send({ path: '/api/stream/sample/1001' });
  const { pathname, search } = new URL((stream as { streamUrl: string }).streamUrl);
  const status = async () => (await send({ path: pathname + search })).status;
  expect(await status()).toBe(200);
  await send(json('POST', '/__mock/clock', { advanceMs: 2 * 3600 * 1000 }));
  expect(await status()).toBe(403);
});

it('reports the nearest call for an unknown one', async () => {
  const { send } = createTestApi();
  expect((await send({ method: 'POST', path: '/__mock/rest' })).json).toMatchObject({
    code: 'not-found',
    nearest: 'POST /__mock/reset',
  });
});
