import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startDevServer } from './dev-server';
import type { MockPlace } from './launch-plan';
import { isPortFree } from './ports';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** A mock over HTTP that answers each request with its path. */
async function startMock(): Promise<string> {
  const server = createServer((request, response) => void response.end(`mock ${request.url}`));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  closings.push(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** How a server answers who asks for the connection that tells of changed modules. */
function upgradeAt(url: string): Promise<number | undefined> {
  const headers = {
    ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
    ...{ 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-protocol': 'vite-ping' },
  };
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { headers });
    request.once('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    request.once('response', ({ statusCode }) => resolve(statusCode));
    request.once('error', reject).end();
  });
}

const anyPort = { mode: 'pwa-dev', port: 0, host: 'localhost' } as const;

it.each<[MockPlace, entry: string]>([
  ['browser', 'main.mock.ts'],
  ['http', 'main.tsx'],
  ['none', 'main.tsx'],
])('starts the app with the mock in the place %s', async (mock, entry) => {
  const mockUrl = mock === 'http' ? await startMock() : undefined;
  const server = await startDevServer({ ...anyPort, mock, mockUrl });
  closings.push(server.close);
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, server.url), {
      headers: { accept: 'text/html' },
    });
    return answer.text();
  };
  expect(await read('/')).toContain(`src="/src/app/${entry}`);
  const isProxied = (await read('/api/storefront?x=1')) === 'mock /api/storefront?x=1';
  const hasSignIn = (await read('/__launch/persona?persona=collector')).includes('grant_type');
  expect([isProxied, hasSignIn]).toEqual([mock === 'http', mock === 'http']);
  // At its own port, as others may run beside it.
  expect(await upgradeAt(server.url)).toBe(101);
  // The browser keeps its connections open.
  await server.close();
  closings.pop();
  expect(await isPortFree(Number(new URL(server.url).port))).toBe(true);
});

/** How many files and folders this process watches, as far as Node names them: macOS watches in another way. */
const watched = () =>
  process.getActiveResourcesInfo().filter((name) => name.startsWith('FSEvent')).length;

it.runIf(process.platform === 'linux')('watches the files while it runs', async () => {
  const before = watched();
  const server = await startDevServer({ ...anyPort, mock: 'none', mockUrl: undefined });
  closings.push(server.close);
  await expect.poll(watched).toBeGreaterThan(before);
  await server.close();
  closings.pop();
  await expect.poll(watched).toBe(before);
});

it('watches no file any longer when it cannot listen, so that the process ends', async () => {
  const before = watched();
  // An address of documentation, which no machine has.
  const options = { mode: 'pwa-dev', port: 0, host: '192.0.2.1', mock: 'none' } as const;
  await expect(startDevServer({ ...options, mockUrl: undefined })).rejects.toThrow('192.0.2.1');
  await expect.poll(watched).toBe(before);
});
