import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { bundleClassicScript } from './classic-script.ts';
import { serviceWorker } from './service-worker.ts';

vi.mock('./classic-script.ts', () => ({
  bundleClassicScript: vi.fn(async ({ entry }: { entry: string }) => `script of ${entry}`),
}));

const folder = mkdtempSync(join(tmpdir(), 'precached-'));
afterEach(() => rmSync(folder, { recursive: true }));

it('gives the worker the files of the build and those beside it, and turns it off by another', async () => {
  mkdirSync(join(folder, 'icons'));
  for (const file of ['favicon.svg', 'icons/icon-192.png']) writeFileSync(join(folder, file), file);
  const plugin = serviceWorker(['chrome91']);
  const { generateBundle, configResolved } = plugin;
  if (typeof generateBundle !== 'object' || typeof configResolved !== 'function')
    throw new Error('The plugin has other hooks.');
  Reflect.apply(configResolved, undefined, [{ publicDir: folder }]);
  const emitted: { fileName: string; source: string }[] = [];
  const bundle = {
    a: { type: 'chunk', fileName: 'assets/a-1.js', code: 'a' },
    b: { type: 'asset', fileName: 'index.html', source: '<html>' },
  };
  const context = { emitFile: (file: (typeof emitted)[number]) => emitted.push(file) };
  await Reflect.apply(generateBundle.handler, context, [{}, bundle]);

  const names = emitted.map(({ fileName, source }) => [fileName, /[\w-]+\.ts$/.exec(source)?.[0]]);
  expect(names).toEqual([
    ['sw.js', 'service-worker.ts'],
    ['sw-off.js', 'turn-off.ts'],
  ]);
  const [worker, off] = vi.mocked(bundleClassicScript).mock.calls.map(([options]) => options);
  const files = JSON.parse(worker?.define?.['PRECACHED_FILES'] ?? '[]') as { url: string }[];
  expect(files.map(({ url }) => url)).toEqual([
    '/assets/a-1.js',
    '/favicon.svg',
    '/icons/icon-192.png',
    '/index.html',
  ]);
  expect(off).not.toHaveProperty('define');
});
