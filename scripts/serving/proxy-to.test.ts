import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { proxyTo } from './proxy-to';

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The address of a proxy to a target that answers so. */
const proxied = async (target: RequestListener) => listen(proxyTo(await listen(target)));

it('forwards status, headers and body', async () => {
  const url = await proxied((request, response) => {
    response.writeHead(404, { 'x-path': request.url });
    response.end('none');
  });
  const answer = await fetch(`${url}/api/x?y=1`);
  const { status, headers } = answer;
  expect([status, headers.get('x-path'), await answer.text()]).toEqual([404, '/api/x?y=1', 'none']);
});

it('breaks the connection where the target breaks its own before an answer', async () => {
  const url = await proxied((request) => request.socket.destroy());
  await expect(fetch(`${url}/api/x`)).rejects.toThrow('fetch failed');
  await expect(fetch(`${url}/api/x`, { method: 'POST', body: '{}' })).rejects.toThrow();
});

it('breaks an answer off where the target breaks it off', async () => {
  const url = await proxied((_request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  });
  const answer = await fetch(`${url}/api/x`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

it('breaks the connection after an answer that is not HTTP', async () => {
  const url = await proxied((request) => request.socket.end('no answer at all\r\n\r\n'));
  await expect(fetch(`${url}/api/x`)).rejects.toThrow('fetch failed');
});

it('answers 502 where no secure connection comes about', async () => {
  // Without a certificate.
  const server = createSecureServer();
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const target = `https://localhost:${(server.address() as AddressInfo).port}`;
  expect((await fetch(await listen(proxyTo(target)))).status).toBe(502);
});

it.each(['http://localhost:1', 'http://no-such-host.invalid'])(
  'answers 502 for %s, which nobody can reach',
  async (target) => {
    const answer = await fetch(await listen(proxyTo(target)));
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      message: `${target} does not answer`,
      code: 'bad-gateway',
    });
  },
);
