import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getAsProgram } from './get-as-program';
import { productionHeaders } from './production-headers';
import { caddySample, nginxSample, samplePlaces, type SamplePlaces } from './sample-configurations';

const documented = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../docs/serving', name), 'utf8');
const script = 'export const a = 1;'.repeat(100);

interface Sample {
  readonly name: string;
  readonly program: string;
  readonly file: string;
  readonly write: (places: SamplePlaces) => string;
  /** What a run beside the installed server needs. */
  readonly adapt: (sample: string, folder: string) => string;
  readonly args: (file: string, folder: string) => string[];
}
const samples: readonly Sample[] = [
  {
    name: 'nginx',
    program: 'nginx',
    file: 'nginx.conf',
    write: nginxSample,
    adapt: (sample, folder) => sample.replace('http {', `http {\n${nginxFolders(folder)}`),
    args: (file, folder) => ['-p', folder, '-c', file, '-e', 'stderr', '-g', nginxGlobals(folder)],
  },
  {
    name: 'Caddy',
    program: 'caddy',
    file: 'Caddyfile',
    write: caddySample,
    adapt: (sample) => sample,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
];
const nginxGlobals = (folder: string) => `daemon off; pid ${join(folder, 'nginx.pid')};`;

const nginxFolders = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${join(folder, name)};`)
    .join('\n');

/** Programs of system administrators are often outside of a developer's path. */
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };
const isInstalled = (program: string) =>
  spawnSync(program, ['version'], { env, stdio: 'ignore' }).error === undefined;

describe.each(samples)('the sample for $name', ({ program, file, write, adapt, args }) => {
  it('is the documented one', () => {
    expect(documented(file)).toBe(write(samplePlaces));
  });

  describe.skipIf(!isInstalled(program))(`with ${program}, where it is installed`, () => {
    let folder = '';
    let url = '';
    let api: Server;
    let pages: Server;
    let server: ChildProcess;
    let log = '';

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'sample-'));
      // As root, nginx reads the files as another user.
      chmodSync(folder, 0o755);
      const build = join(folder, 'build');
      mkdirSync(join(build, 'assets'), { recursive: true });
      mkdirSync(join(build, '.vite'));
      writeFileSync(join(build, 'index.html'), '<body>page</body>');
      writeFileSync(join(build, 'sw.js'), 'worker');
      writeFileSync(join(build, '.vite/manifest.json'), '{}');
      writeFileSync(join(build, 'assets/a-1.js'), script);
      writeFileSync(join(build, 'assets/a-1.js.gz'), gzipSync(script));
      api = createServer((request, response) => {
        response.setHeader('cache-control', 'private');
        request.pipe(response.writeHead(200, { 'x-host': request.headers.host }));
      });
      pages = createServer((request, response) => {
        response.setHeaders(new Map(Object.entries(productionHeaders('', {}))));
        response.setHeader('content-type', 'text/html');
        response.setHeader('cache-control', 'no-cache');
        response.end(`described for ${request.headers.host}`);
      });
      for (const each of [api, pages])
        await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve));
      const port = await freePort();
      url = `http://127.0.0.1:${port}/`;
      const configuration = join(folder, file);
      const originOf = (each: Server) => `http://127.0.0.1:${portOf(each)}`;
      const places = { port, folder: build, api: originOf(api), pages: originOf(pages) };
      writeFileSync(configuration, adapt(write(places), folder));
      server = spawn(program, args(configuration, folder), {
        env: { ...env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [server.stdout, server.stderr])
        stream?.on('data', (text: Buffer) => (log += text.toString()));
      await vi
        .waitUntil(() => answers(url), { timeout: 50_000, interval: 100 })
        .catch(() => expect.unreachable(`${program} does not answer: ${log}`));
    });

    afterAll(async () => {
      if (server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill();
        await ended;
      }
      api.close();
      pages.close();
      rmSync(folder, { recursive: true });
    });

    it.each(['', 'pdp/9063', 'assets/a-1.js', 'assets/gone.js'])(
      'sends the production headers with /%s',
      async (path) => {
        const { headers } = await fetch(url + path);
        for (const [name, value] of Object.entries(productionHeaders('', {})))
          expect([name, headers.get(name)]).toEqual([name, value]);
      },
    );

    it.each(['artist/1', 'library'])('answers the page at /%s', async (path) => {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('page');
    });

    it.each([
      ...['', '?utm_source=x', 'clp', 'clp?contentType=0'],
      ...['pdp/9063', 'pdp/9063/', 'pdp/divan/a%20title', 'pdp/9063?t=5'],
    ])('has /%s from the server that prerenders', async (path) => {
      const answer = await fetch(url + path);
      expect(await answer.text()).toBe(`described for ${new URL(url).host}`);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    });

    it('sends files with a hash compressed and immutable', async () => {
      const answer = await fetch(`${url}assets/a-1.js`, { headers: { 'accept-encoding': 'gzip' } });
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await answer.text()).toBe(script);
    });

    it('revalidates the service worker', async () => {
      const { headers } = await fetch(`${url}sw.js`);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-type')).toContain('javascript');
    });

    it.each(['assets/gone.js', '.vite/manifest.json'])('does not have /%s', async (path) => {
      expect((await fetch(url + path)).status).toBe(404);
    });

    it.each(['', 'shop', 'pdp/9063', 'pdp/9063/title', 'artist/1', 'robots.txt', 'sitemap-1.xml'])(
      'has /%s described for what is no browser',
      async (path) => {
        const { body, headers } = await getAsProgram(url + path);
        expect(body).toBe(`described for ${new URL(url).host}`);
        for (const [name, value] of Object.entries(productionHeaders('', {})))
          expect([name, headers[name]]).toEqual([name, value]);
      },
    );

    it('sends the built page itself for every other address', async () => {
      expect((await getAsProgram(`${url}library`)).body).toContain('page');
    });

    it('passes the calls of the API on, and leaves their headers alone', async () => {
      const answer = await fetch(`${url}api/x?y=1`, { method: 'POST', body: 'hello' });
      expect(await answer.text()).toBe('hello');
      expect(answer.headers.get('x-host')).toBe(new URL(url).host);
      expect(answer.headers.get('cache-control')).toBe('private');
      expect(answer.headers.get('content-security-policy')).toBeNull();
    });

    it('answers the page as it was built at / and for books while that server is away', async () => {
      pages.closeAllConnections();
      await new Promise((resolve) => pages.close(resolve));
      for (const path of ['', 'pdp/9063', 'pdp/divan/title']) {
        const answer = await fetch(url + path);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain('page');
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        for (const [name, value] of Object.entries(productionHeaders('', {})))
          expect([name, answer.headers.get(name)]).toEqual([name, value]);
      }
    });
  });
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
