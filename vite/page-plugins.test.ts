import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleClassicScript } from './classic-script';
import { earlyScript } from './early-script';
import { mockInBrowser } from './mock-in-browser';
import { preloadSecondFile } from './preload-second-file';
import { simulatorShim } from './simulator-shim';

let folder = '';
const closings: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-plugins-'));
});
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
  rmSync(folder, { recursive: true });
});

const app = '<html><head></head><body><script type="module" src="/src/app/main.tsx"></script>';

/** Vite's dev server with these plugins, over a folder without an app. */
async function serve(...plugins: Plugin[]) {
  const vite: ViteDevServer = await createServer({
    ...{ root: folder, configFile: false, logLevel: 'silent', plugins },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const http: Server = createHttpServer(vite.middlewares).listen(0);
  closings.push(
    () => vite.close(),
    () => http.close(),
  );
  const { port } = http.address() as AddressInfo;
  return {
    vite,
    get: async (path: string) => {
      const response = await fetch(`http://localhost:${port}${path}`);
      return { headers: response.headers, body: await response.text() };
    },
    page: (path: string) => vite.transformIndexHtml(path, app),
  };
}

/** Pages beside the app's own, such as that of the simulator. */
const otherPage = '/native-simulator/index.html';

it('serves the worker of the mock so that it outlives its last page, and is asked for each time', async () => {
  const { get } = await serve(mockInBrowser());
  const { headers, body } = await get('/mockServiceWorker.js');
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(body.indexOf('self.registration.unregister = ')).toBe(0);
});

it('starts the mock before the app, and on no other page', async () => {
  const { page } = await serve(mockInBrowser());
  expect(await page('/index.html')).toContain('/src/app/main.mock.ts');
  expect(await page(otherPage)).toContain('/src/app/main.tsx');
});

describe('the script of the phones of the simulator', () => {
  it('is loaded by the app in a phone alone, before everything else', async () => {
    const { page } = await serve(simulatorShim());
    expect(await page('/index.html')).toMatch(
      /^<html><head>\s*<script>if \(window\.frameElement\?\.hasAttribute\('data-launch'\)\)/,
    );
    expect(await page(otherPage)).not.toContain('data-launch');
  });

  it('is bundled again after a change of the simulator or of the bridge, and of nothing else', async () => {
    let bundles = 0;
    const bundle = async () => `/* bundle ${(bundles += 1)} */`;
    const { vite, get } = await serve(simulatorShim(bundle));
    const changed = async (file: string) => {
      vite.watcher.emit('change', file);
      return (await get('/__simulator/frame.js')).body;
    };
    const { headers, body } = await get('/__simulator/frame.js');
    expect([body, headers.get('cache-control')]).toEqual(['/* bundle 1 */', 'no-cache']);
    expect(await changed('/work/src/pages/shop/view.tsx')).toBe('/* bundle 1 */');
    expect(await changed('/work/native-simulator/shim/sim.ts')).toBe('/* bundle 2 */');
    expect(await changed('/work/src/shared/bridge/methods.ts')).toBe('/* bundle 3 */');
    expect(await changed('/work/src/shared/config/clients.ts')).toBe('/* bundle 4 */');
  });

  it('is bundled again for the next phone after a failure', async () => {
    let bundles = 0;
    const bundle = async () => {
      if ((bundles += 1) === 1) throw new Error('no package');
      return '/* bundle */';
    };
    const { get } = await serve(simulatorShim(bundle));
    expect((await get('/__simulator/frame.js')).body).not.toBe('/* bundle */');
    expect((await get('/__simulator/frame.js')).body).toBe('/* bundle */');
  });
});

it.each([
  ['start/early-appearance.ts', 'beforePaint', true],
  ['native/early-bridge.ts', 'beforeAll', true],
  // The mock is not ready that early.
  ['start/early-storefront.ts', 'whileLoading', false],
] as const)(
  'has %s, which runs %s, in the app of the dev server: %s',
  async (file, runs, isThere) => {
    const { page } = await serve(earlyScript({ file, runs }, ['chrome91']));
    expect((await page('/index.html')).includes('<script>')).toBe(isThere);
    expect(await page(otherPage)).not.toContain('<script>');
  },
);

it('writes an early script for the oldest engines', async () => {
  const entry = join(folder, 'early.ts');
  writeFileSync(entry, 'export const title = window.frameElement?.id ?? document.title;');
  const written = (target?: readonly string[]) =>
    bundleClassicScript({ entry, name: 'early', ...(target && { target }) });
  expect(await written()).toContain('?.');
  expect(await written(['chrome79'])).not.toMatch(/\?[.?]/);
});

describe('the second file', () => {
  const buildPage = (module: string) => {
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="./main.js"></script>');
    writeFileSync(join(folder, 'main.js'), 'import("./second.js");');
    writeFileSync(join(folder, 'second.js'), 'import "./second.css"; globalThis.second = 1;');
    writeFileSync(join(folder, 'second.css'), 'body { color: red }');
    return build({
      ...{ root: folder, configFile: false, logLevel: 'silent' },
      plugins: [preloadSecondFile(module)],
    });
  };
  const pageOf = (result: Awaited<ReturnType<typeof build>>) => {
    const [first] = Array.isArray(result) ? result : [result];
    if (!('output' in first)) throw new Error('Vite made no bundle');
    const page = first.output.find(({ fileName }) => fileName === 'index.html');
    return page && 'source' in page ? String(page.source) : '';
  };

  it('is fetched with the entry, and its styles are there before it', async () => {
    const page = pageOf(await buildPage('second.js'));
    expect(page).toMatch(
      /<link rel="modulepreload" href="\/assets\/second-[^"]+\.js" crossorigin>/,
    );
    expect(page).toMatch(/<link rel="stylesheet" href="\/assets\/second-[^"]+\.css" crossorigin>/);
  });

  it('fails the build where no chunk has the module', async () => {
    await expect(buildPage('gone.js')).rejects.toThrow('No chunk of the build contains gone.js');
  });
});
