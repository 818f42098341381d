import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startFaultProxy, type FaultProxy } from './fault-proxy';
import type { Toxic } from './toxics';

const body = 'x'.repeat(2000);
let served: { host: string | undefined; text: string }[] = [];
let server: Server;
let proxy: FaultProxy;

beforeEach(async () => {
  served = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      served.push({ host: request.headers.host, text });
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  proxy = await startFaultProxy({ target: `http://localhost:${port}` });
});
afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

/** Reads a raw connection: the received bytes, and how and when it closed. */
async function receive(path: string): Promise<{ pieces: string[]; end: string; ms: number }> {
  const begun = performance.now();
  const socket = connect(Number(new URL(proxy.url).port), 'localhost');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`);
  const pieces: string[] = [];
  socket.on('data', (chunk: Buffer) => pieces.push(chunk.toString('latin1')));
  const end = await new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    socket.on('end', () => resolve('closed'));
  });
  socket.destroy();
  return { pieces, end, ms: performance.now() - begun };
}

const addToxic = (toxic: Toxic) => proxy.add({ path: '/book/*', toxic });
const bodyOf = (pieces: readonly string[]) => pieces.join('').split('\r\n\r\n')[1] ?? '';

it('forwards answers unchanged without a rule', async () => {
  const answer = await fetch(`${proxy.url}/book/1?a=b`, { method: 'POST', body: 'سلام' });
  expect(await answer.text()).toBe(body);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(served).toEqual([{ host: new URL(proxy.url).host, text: 'سلام' }]);
});

describe('the seven toxics', () => {
  it('latency delays the whole answer', async () => {
    addToxic({ type: 'latency', ms: 60 });
    const { pieces, ms } = await receive('/book/1');
    expect(bodyOf(pieces)).toBe(body);
    expect(ms).toBeGreaterThanOrEqual(59);
  });

  it('bandwidth limits the transfer rate', async () => {
    addToxic({ type: 'bandwidth', bytesPerSecond: 10_000 });
    const { pieces, ms } = await receive('/book/1');
    expect(bodyOf(pieces)).toBe(body);
    // 500 bytes every 50 ms: at least four waits for 2 kB and the headers.
    expect(ms).toBeGreaterThanOrEqual(195);
  });

  it('slow_close delays the end of the connection', async () => {
    addToxic({ type: 'slow_close', ms: 60 });
    const { pieces, end, ms } = await receive('/book/1');
    expect([bodyOf(pieces), end]).toEqual([body, 'closed']);
    expect(ms).toBeGreaterThanOrEqual(59);
  });

  it('timeout stops in the middle and closes the connection', async () => {
    addToxic({ type: 'timeout', afterBytes: 300, ms: 30 });
    const { pieces, end } = await receive('/book/1');
    expect([pieces.join('').length, end]).toEqual([300, 'closed']);
  });

  it('reset_peer resets the connection in the middle', async () => {
    const rule = addToxic({ type: 'reset_peer', afterBytes: 300, ms: 20 });
    expect((await receive('/book/1')).end).toBe('ECONNRESET');
    expect(rule.hits).toBe(1);
    expect(served).toHaveLength(1);
  });

  it('slicer sends the answer in small pieces', async () => {
    addToxic({ type: 'slicer', averageBytes: 400, variationBytes: 100, delayMs: 5 });
    const { pieces } = await receive('/book/1');
    expect(bodyOf(pieces)).toBe(body);
    expect(pieces.length).toBeGreaterThan(3);
  });

  it('limit_data truncates the body', async () => {
    addToxic({ type: 'limit_data', bytes: 1000 });
    await expect(fetch(`${proxy.url}/book/1`).then((answer) => answer.text())).rejects.toThrow(
      'terminated',
    );
  });
});

it('closing the proxy ends an endless stall', async () => {
  const rule = addToxic({ type: 'timeout' });
  const received = receive('/book/1');
  await expect.poll(() => rule.hits).toBe(1);
  await proxy.close();
  expect((await received).pieces).toEqual([]);
});

it('closing the proxy leaves no connection to the target', async () => {
  const connections = promisify(server.getConnections.bind(server));
  server.keepAliveTimeout = 0; // The target keeps idle connections.
  await fetch(`${proxy.url}/book/1`).then((answer) => answer.text());
  await proxy.close();
  await expect.poll(connections).toBe(0);
});

it('does not start at a port that is in use', async () => {
  const port = Number(new URL(proxy.url).port);
  await expect(startFaultProxy({ target: proxy.url, port })).rejects.toThrow('EADDRINUSE');
});

it('applies a rule to its path and method, at most `times` times, until it is removed', async () => {
  const rule = proxy.add({
    method: 'POST',
    path: '/book/{id}',
    toxic: { type: 'limit_data', bytes: 0 },
    times: 1,
  });
  const works = async (path: string, method = 'POST') =>
    fetch(proxy.url + path, { method }).then(
      () => true,
      () => false,
    );
  expect(await works('/shelf/1')).toBe(true);
  expect(await works('/book/1', 'GET')).toBe(true);
  expect(await works('/book/1')).toBe(false);
  expect(await works('/book/1')).toBe(true);
  const another = proxy.add({ path: '/**', toxic: { type: 'limit_data', bytes: 0 } });
  expect(await works('/shelf/1')).toBe(false);
  another.remove();
  expect(await works('/shelf/1')).toBe(true);
  expect([rule.hits, another.hits]).toEqual([1, 1]);
});

it('applies the first of several rules to a path, whatever its query is', async () => {
  const [first, second] = [
    proxy.add({ path: '/book/1', toxic: { type: 'limit_data', bytes: 0 } }),
    proxy.add({ path: '/book/1', toxic: { type: 'latency', ms: 0 } }),
  ];
  const fails = () =>
    fetch(`${proxy.url}/book/1?a=b`).then(
      () => false,
      () => true,
    );
  expect(await fails()).toBe(true);
  first.remove();
  expect(await fails()).toBe(false);
  expect([first.hits, second.hits]).toEqual([1, 1]);
  proxy.clear();
  expect(await fails()).toBe(false);
  expect(second.hits).toBe(1);
});

it('names the length of what it sends late, and closes the connection', async () => {
  addToxic({ type: 'latency', ms: 0 });
  const [head = ''] = (await receive('/book/1')).pieces.join('').split('\r\n\r\n');
  const lines = head.toLowerCase().split('\r\n');
  expect(lines[0]).toBe('http/1.1 200 ok');
  expect(lines.filter((line) => /^(content-length|connection|transfer|keep)/.test(line))).toEqual([
    `content-length: ${body.length}`,
    'connection: close',
  ]);
  expect(lines.filter((line) => line.startsWith('set-cookie'))).toEqual([
    'set-cookie: a=1',
    'set-cookie: b=2',
  ]);
});

it.each<[string, Toxic | undefined]>([
  ['keep-alive', undefined],
  ['close', { type: 'latency', ms: 0 }],
])('passes status and headers on, but for those of the connection, %s', async (own, toxic) => {
  if (toxic) addToxic(toxic);
  server.removeAllListeners('request');
  server.on('request', (_, response) => {
    response.writeHead(404, 'Nowhere', { 'x-name': 'caf\u00e9', 'keep-alive': 'timeout=77' });
    response.end(body);
  });
  const call = httpRequest(`${proxy.url}/book/1`, { agent: new Agent({ keepAlive: true }) });
  const [answer] = (await once(call.end(), 'response')) as [IncomingMessage];
  answer.destroy();
  expect([answer.statusCode, answer.statusMessage]).toEqual([404, 'Nowhere']);
  expect(answer.headers).toMatchObject({ 'x-name': 'caf\u00e9', connection: own });
  expect(answer.headers['keep-alive']).not.toBe('timeout=77');
});

it('answers 502 without a target', async () => {
  server.closeAllConnections();
  server.close();
  const answer = await fetch(`${proxy.url}/book/1`);
  expect([answer.status, await answer.text()]).toEqual([502, '']);
});

it('ends its request to the target when the caller leaves', async () => {
  let isOpen: boolean | undefined;
  server.removeAllListeners('request');
  server.on('request', (request) => {
    isOpen = true;
    request.on('close', () => (isOpen = false));
  });
  const leaving = new AbortController();
  const answer = fetch(`${proxy.url}/book/1`, { signal: leaving.signal });
  await expect.poll(() => isOpen).toBe(true);
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(() => isOpen).toBe(false);
});

it.each<[string, Toxic | undefined]>([
  ['without a rule', undefined],
  ['where a rule waits for the whole answer', { type: 'latency', ms: 0 }],
])('breaks the connection off where the target does: %s', async (_, toxic) => {
  if (toxic) addToxic(toxic);
  server.removeAllListeners('request');
  server.on('request', ({ socket }, response) => {
    response.writeHead(200, { 'content-length': body.length });
    response.write('x', () => socket.destroy());
  });
  await expect(fetch(`${proxy.url}/book/1`).then((answer) => answer.text())).rejects.toThrow(
    /terminated|fetch failed/,
  );
});
