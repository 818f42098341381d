import { afterEach, expect, it, vi } from 'vitest';

import { createTestApi, testNow } from '../testing/create-test-api';

const json = (method: string, path: string, body?: unknown) => ({ method, path, body });
const endpoints = ['https://push.test/one', 'https://push.test/two'];

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends a message to each registered subscription, and tells what its service answers', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url, method }: Request) => {
    asked.push(`${method} ${url}`);
    if (url.endsWith('two')) throw new TypeError('unreachable');
    return new Response(null, { status: 201 });
  });
  const api = createTestApi();
  for (const endpoint of [...endpoints, endpoints[0]])
    await api.send(json('POST', '/api/push/subscriptions', { endpoint }));
  const answer = await api.send(json('POST', '/__mock/push', { title: 'سلام', path: '/library' }));
  expect(answer.json).toEqual([
    { endpoint: endpoints[0], status: 201 },
    { endpoint: endpoints[1], status: 0 },
  ]);
  // They are sent side by side, in any order.
  expect(asked.toSorted()).toEqual(endpoints.map((endpoint) => `POST ${endpoint}`));
});

it('sends the whole message, encrypted', async () => {
  const sizes: number[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sizes.push((await request.arrayBuffer()).byteLength);
    return new Response(null, { status: 201 });
  });
  const api = createTestApi();
  // Those of RFC 8291, section 5.
  const p256dh =
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  await api.send(json('POST', '/api/push/subscriptions', { endpoint: endpoints[0], keys }));
  const messages = [{ title: 't' }, { title: 't', body: 'text' }, { title: 't', path: '/library' }];
  for (const message of messages) await api.send(json('POST', '/__mock/push', message));
  // Each has as much around its content.
  const around = sizes.map((size, index) => size - JSON.stringify(messages[index]).length);
  expect(new Set(around).size).toBe(1);
  expect(around).toHaveLength(messages.length);
});

it("signs with the machine's clock, which a push service shares, and not with the moved one", async () => {
  const ends: unknown[] = [];
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    const [, claims = ''] = /t=[^.]+\.([^.]+)/.exec(headers.get('authorization') ?? '') ?? [];
    ends.push((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }).exp);
    return new Response(null, { status: 201 });
  });
  const api = createTestApi();
  await api.send(json('POST', '/api/push/subscriptions', { endpoint: endpoints[0] }));
  await api.send(json('POST', '/__mock/clock', { advanceMs: 86_400_000 }));
  await api.send(json('POST', '/__mock/push', { title: 't' }));
  expect(ends).toEqual([testNow / 1000 + 12 * 3600]);
});

it('tells what the others answer when the keys of one cannot be used', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 201 })));
  const api = createTestApi();
  const keys = { p256dh: 'AAAA', auth: 'AAAA' };
  await api.send(json('POST', '/api/push/subscriptions', { endpoint: endpoints[0], keys }));
  await api.send(json('POST', '/api/push/subscriptions', { endpoint: endpoints[1] }));
  expect(await api.send(json('POST', '/__mock/push', { title: 't' }))).toMatchObject({
    status: 200,
    json: [
      { endpoint: endpoints[0], status: 0 },
      { endpoint: endpoints[1], status: 201 },
    ],
  });
});

it('refuses a subscription whose endpoint is no address', async () => {
  const api = createTestApi();
  const { json: refusal } = await api.send(
    json('POST', '/api/push/subscriptions', { endpoint: 'push.test/one' }),
  );
  expect(refusal).toMatchObject({ code: 'invalid-body', field: 'endpoint' });
  expect((await api.send(json('POST', '/__mock/push', { title: 't' }))).json).toEqual([]);
});

it('forgets the subscriptions at a reset', async () => {
  const api = createTestApi();
  await api.send(json('POST', '/api/push/subscriptions', { endpoint: endpoints[0] }));
  await api.send(json('POST', '/__mock/reset', {}));
  expect((await api.send(json('POST', '/__mock/push', { title: 't' }))).json).toEqual([]);
});
