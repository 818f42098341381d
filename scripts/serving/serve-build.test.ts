import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proxyTo } from './proxy-to';
import { serveBuild, type ApiHandler, type ServedBuild } from './serve-build';

const script = 'export const a = 1;'.repeat(100);
let folder = '';
const running: { close: () => unknown }[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<html><head></head><body>page</body></html>');
  writeFileSync(join(folder, 'sw.js'), 'worker');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'assets/a-1.js'), script);
  writeFileSync(join(folder, 'assets/a-1.js.br'), brotliCompressSync(script));
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  rmSync(folder, { recursive: true });
});

async function start(api?: ApiHandler): Promise<ServedBuild> {
  const served = await serveBuild({ folder, port: 0, ...(api && { api }) });
  running.push(served);
  return served;
}

const asNavigation = { headers: { accept: 'text/html,*/*' } };

describe('files', () => {
  it('with a hash are sent compressed and immutable', async () => {
    const { url } = await start();
    const answer = await fetch(`${url}assets/a-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(script);
  });

  it('without a hash must be revalidated', async () => {
    const { url } = await start();
    expect((await fetch(`${url}sw.js`)).headers.get('cache-control')).toBe('no-cache');
  });

  it('that a new build has removed end their own answer alone', async () => {
    const { url } = await start();
    rmSync(join(folder, 'assets'), { recursive: true });
    await expect(fetch(`${url}assets/a-1.js`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${url}sw.js`)).status).toBe(200);
  });

  it.each(['assets/gone.js', 'gone.js', '.vite/manifest.json'])(
    'do not include %s',
    async (path) => {
      const { url } = await start();
      expect((await fetch(url + path)).status).toBe(404);
    },
  );

  it('reject POST', async () => {
    const { url } = await start();
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });
});

describe('the page', () => {
  it.each(['', 'index.html', 'pdp/9063', 'clp/a.b'])(
    'answers a navigation to /%s',
    async (path) => {
      const { url } = await start();
      const answer = await fetch(url + path, asNavigation);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('vary')).toBe('accept-encoding, sec-fetch-mode');
      expect(await answer.text()).toContain('<body>page</body>');
    },
  );

  it('is never sent for a missing script', async () => {
    const { url } = await start();
    expect((await fetch(`${url}assets/gone.js`, asNavigation)).status).toBe(404);
  });

  it('has the production headers', async () => {
    const { url } = await start();
    const { headers } = await fetch(url);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});

describe('the API', () => {
  const handlesPath = (path: string) => path.startsWith('/api/');

  it('is answered by the given handler', async () => {
    const { url } = await start({
      handlesPath,
      listener: (_request, response) => response.end('api'),
    });
    expect(await (await fetch(`${url}api/x`)).text()).toBe('api');
  });

  it('is proxied with method, body and the page’s host', async () => {
    const target = createServer((request, response) => {
      const { method = '', url = '', headers } = request;
      response.write(`${method} ${url} ${headers.host ?? ''} `);
      request.pipe(response);
    });
    await new Promise<void>((resolve) => target.listen(0, resolve));
    running.push(target);
    const { port } = target.address() as AddressInfo;

    const served = await start({ handlesPath, listener: proxyTo(`http://localhost:${port}`) });
    const answer = await fetch(`${served.url}api/x?y=1`, { method: 'POST', body: 'hello' });
    expect(await answer.text()).toBe(`POST /api/x?y=1 ${new URL(served.url).host} hello`);
  });

  it('ends its request to the target when the caller leaves', async () => {
    let isOpen: boolean | undefined;
    const target = createServer((request) => {
      isOpen = true;
      request.on('close', () => (isOpen = false));
    });
    await new Promise<void>((resolve) => target.listen(0, resolve));
    running.push({ close: () => target.closeAllConnections() }, target);
    const { port } = target.address() as AddressInfo;
    const served = await start({ handlesPath, listener: proxyTo(`http://localhost:${port}`) });
    const leaving = new AbortController();
    const answer = fetch(`${served.url}api/x`, { signal: leaving.signal });
    await expect.poll(() => isOpen).toBe(true);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => isOpen).toBe(false);
  });

  it('answers 502 when the target is not running', async () => {
    const { url } = await start({ handlesPath, listener: proxyTo('http://localhost:1') });
    expect((await fetch(`${url}api/x`)).status).toBe(502);
  });
});

describe('the address', () => {
  const networkAddress = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

  it.skipIf(networkAddress === undefined)('is reachable from this machine only', async () => {
    const { port } = new URL((await start()).url);
    await expect(fetch(`http://${networkAddress}:${port}/`)).rejects.toThrow();
  });

  it.skipIf(networkAddress === undefined)('is reachable from the network with a host', async () => {
    const served = await serveBuild({ folder, port: 0, host: '0.0.0.0' });
    running.push(served);
    const { port } = new URL(served.url);
    expect((await fetch(`http://${networkAddress}:${port}/`, asNavigation)).status).toBe(200);
  });

  it('contains the given host', async () => {
    const served = await serveBuild({ folder, port: 0, host: '127.0.0.1' });
    running.push(served);
    expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect((await fetch(served.url, asNavigation)).status).toBe(200);
  });
});

it('rejects when there is no build', async () => {
  const missing = join(folder, 'missing');
  await expect(serveBuild({ folder: missing, port: 0 })).rejects.toThrow('There is no build in');
});

it('rejects when the port is in use', async () => {
  const { url } = await start();
  const port = Number(new URL(url).port);
  await expect(serveBuild({ folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
