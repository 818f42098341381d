import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startHttpMock, type HttpMock } from './http';
import { createTestClient, type TestClient } from './testing/test-client';

let server: HttpMock;
let client: TestClient;
let messages: string[];
beforeEach(async () => {
  messages = [];
  const reportUnknownCall = (message: string) => messages.push(message);
  server = await startHttpMock({ port: 0, reportUnknownCall });
  client = createTestClient(server.url, (request) => fetch(request));
});
afterEach(() => server.close());

describe('cross-origin requests', () => {
  const origin = 'http://app.example.com:5173';

  it('allows all methods and headers with credentials', async () => {
    const response = await fetch(`${server.url}/api/storefront`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'client-id,authorization',
      },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'client-id,authorization',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-max-age': '600',
    });
  });

  it('asks before a page of a public network may call a private one', async () => {
    const preflight = async (headers: Record<string, string>) => {
      const url = `${server.url}/api/storefront`;
      return (await fetch(url, { method: 'OPTIONS', headers: { origin, ...headers } })).headers;
    };
    const asked = { 'access-control-request-method': 'GET' };
    const name = 'access-control-allow-private-network';
    const isPrivate = { 'access-control-request-private-network': 'true' };
    expect((await preflight({ ...asked, ...isPrivate })).get(name)).toBe('true');
    expect((await preflight(asked)).has(name)).toBe(false);
    // Without the method it is an ordinary call, which the API does not have.
    expect((await preflight({})).get('allow')).toBe('GET');
  });

  it.each([origin, 'null'])('lets a page of %s read answers and errors', async (from) => {
    for (const path of ['/api/storefront', '/api/nowhere', '/__mock/journal']) {
      const { headers } = await client.send({ path, headers: { origin: from } });
      expect(headers.get('access-control-allow-origin')).toBe(from);
      expect(headers.get('vary')).toContain('origin');
      expect(headers.get('access-control-expose-headers')).toBe(
        'accept-ranges, allow, content-length, content-range',
      );
    }
  });
});

describe('media', () => {
  const cover = '/content/books/1001/cover?v=1&w=250&h=250';

  it('returns the whole file, or the requested byte range', async () => {
    const whole = await client.send({ path: cover });
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const part = await client.send({ path: cover, headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.bytes.length}`);
    expect(part.bytes).toEqual(whole.bytes.slice(10, 20));
    const end = await client.send({ path: cover, headers: { range: 'bytes=-5' } });
    expect(end.bytes).toEqual(whole.bytes.slice(-5));
  });

  it('gives the smallest cover that is large enough, by width, by height, or whole', async () => {
    const sizeOf = async (query: string) =>
      (await client.send({ path: `/content/books/1001/cover?v=1${query}` })).bytes.length;
    const [small, large, whole] = [await sizeOf('&w=96'), await sizeOf('&w=512'), await sizeOf('')];
    expect(small).toBeLessThan(large);
    expect(whole).toBe(large);
    expect(await sizeOf('&h=96')).toBe(small);
    expect(await sizeOf('&w=90&h=512')).toBe(small);
  });

  it('answers 416 to a range outside the file', async () => {
    const answer = await client.send({ path: cover, headers: { range: 'bytes=99999999-' } });
    expect([answer.status, answer.json]).toMatchObject([416, { code: 'bad-range' }]);
  });

  it('lets the browser cache covers forever', async () => {
    const { headers } = await client.send({ path: cover });
    expect(headers.get('cache-control')).toContain('immutable');
  });

  it('answers HEAD with all headers and no body', async () => {
    const head = await client.send({ method: 'HEAD', path: cover });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });
});

describe('invalid requests', () => {
  it('reports the nearest call for an unknown one, also to the developer', async () => {
    const answer = await client.send({ path: '/api/storefrnt' });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: 'not-found', nearest: 'GET /api/storefront' });
    expect(messages).toEqual(['Unknown call GET /api/storefrnt; nearest is GET /api/storefront']);
  });

  it('answers 413 to a body above one mebibyte', async () => {
    const answer = await client.send({
      method: 'POST',
      path: '/api/events',
      body: ' '.repeat(1024 * 1024 + 1),
    });
    expect([answer.status, answer.json]).toMatchObject([413, { code: 'body-too-large' }]);
    expect(answer.headers.get('connection')).toBe('close');
    expect(await server.mock.journal.entries()).toMatchObject([
      { method: 'POST', path: '/api/events', template: '/api/events', body: null, status: 413 },
    ]);
  });

  it.each([
    [1024 * 1024, 204],
    [1024 * 1024 + 1, 413],
  ])('answers a body of %i bytes with %i', async (length, status) => {
    const body = `{"events":[]${' '.repeat(length - 13)}}`;
    expect((await client.send({ method: 'POST', path: '/api/events', body })).status).toBe(status);
  });

  it('keeps a call of the control plane out of the journal, also one that is too large', async () => {
    const body = ' '.repeat(1024 * 1024 + 1);
    const { status } = await client.send({ method: 'POST', path: '/__mock/faults', body });
    expect(status).toBe(413);
    expect(await server.mock.journal.entries()).toEqual([]);
  });

  it('lists the allowed methods for a wrong one', async () => {
    const answer = await client.send({ method: 'DELETE', path: '/api/account/editprofile' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, POST');
  });

  it('survives incomplete and malformed requests', async () => {
    const { port } = new URL(server.url);
    for (const bytes of [
      'GET //[ HTTP/1.1\r\nhost: \r\n\r\n',
      'POST /token HTTP/1.1\r\ncontent-',
      '\0\0',
    ]) {
      const socket = connect(Number(port), 'localhost');
      socket.end(bytes);
      socket.resume();
      await once(socket, 'close');
    }
    expect((await client.send({ path: '/api/storefront' })).status).toBe(200);
  });
});

it.each([
  ['gzip, br', 'gzip', 'origin, accept-encoding'],
  ['identity', null, null],
])('compresses long texts alone, if the caller accepts %s', async (accepted, encoding, varies) => {
  const headers = { 'accept-encoding': accepted };
  const long = await client.send({ path: '/api/storefront', headers });
  expect(long.headers.get('content-encoding')).toBe(encoding);
  expect(long.headers.get('vary')).toBe(varies);
  expect(long.json).toHaveProperty('sections');
  // A short text, and a picture, which is compressed already.
  for (const path of ['/api/nowhere', '/content/books/1001/cover'])
    expect((await client.send({ path, headers })).headers.has('content-encoding')).toBe(false);
});

it('reuses one connection for several calls', async () => {
  const { headers } = await client.send({ path: '/api/storefront' });
  expect(headers.get('connection')).toBe('keep-alive');
  expect(headers.get('keep-alive')).toBe('timeout=30');
});

it('closes at once while a call hangs', async () => {
  const hanging = { method: 'GET', path: '/api/storefront', network: 'hang' };
  await client.send({ method: 'POST', path: '/__mock/faults', body: [hanging] });
  const headers = { 'client-id': '10' };
  const call = httpRequest(`${server.url}/api/storefront`, { headers }).end();
  const broken = once(call, 'error') as Promise<[Error]>;
  await expect.poll(async () => (await server.mock.journal.entries()).length).toBe(1);
  await server.close();
  const [error] = await broken;
  expect(error.message).toMatch(/hang up|reset/i);
  server = await startHttpMock({ port: 0 });
});

it('signs addresses of the host and the scheme that the caller used', async () => {
  const { port } = new URL(server.url);
  const streamUrl = async (headers: Record<string, string>) => {
    const { json } = await client.send({ path: '/api/stream/sample/1001', headers });
    return (json as { streamUrl: string }).streamUrl;
  };
  const plain = `http://localhost:${port}/hls/1001/sample/`;
  expect(await streamUrl({})).toMatch(plain);
  expect(await streamUrl({ 'x-forwarded-proto': 'http' })).toMatch(plain);
  expect(await streamUrl({ 'x-forwarded-proto': 'https' })).toMatch(
    `https://localhost:${port}/hls/1001/sample/`,
  );
});

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', 'localhost'],
])('is reached, started for %s, at %s', async (host, name) => {
  const other = await startHttpMock({ port: 0, host });
  expect(other.url).toBe(`http://${name}:${new URL(other.url).port}`);
  expect((await fetch(`${other.url}/__mock/state`)).status).toBe(200);
  await other.close();
});

it('reads cookies whose values have equals signs', async () => {
  const { json } = await client.send({ path: '/api/stream/sample/1001' });
  const { pathname, search } = new URL((json as { streamUrl: string }).streamUrl);
  const path = pathname + search;
  for (const cookie of ['other=a=b; stream_session=c', 'other=stream_session', 'stream_session='])
    await client.send({ path, headers: { cookie } });
  await client.send({ path });
  const entries = await server.mock.journal.entries();
  const media = entries.slice(1).map(({ hasStreamSession }) => hasStreamSession);
  expect(media).toEqual([true, false, true, false]);
});

it('rejects if the port is in use', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startHttpMock({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('shares no state between two servers', async () => {
  const other = await startHttpMock({ port: 0 });
  const token = await client.signIn('newcomer');
  const body = { productId: 20001 };
  await client.send({ method: 'POST', path: '/api/wishlist/addItem', token, body });
  const there = createTestClient(other.url, (request) => fetch(request));
  const state = await there.send({ path: '/__mock/state', token });
  await other.close();
  expect(state.json).toMatchObject({ wishlist: [] });
});
