import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { prerender } from './prerender.ts';

it("writes the server's part of a build beside it, and nothing of an earlier build", async () => {
  const root = mkdtempSync(join(tmpdir(), 'prerender-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (path: string) => join(root, path);
  mkdirSync(at('app/public'), { recursive: true });
  mkdirSync(at('out-prerender'));
  const sources = {
    'package.json': '{ "type": "module" }',
    'app/index.html': '<script type="module" src="/main.ts"></script>',
    'app/main.ts': 'console.log(1);',
    'app/entry.ts': 'export const told = [process.env.NODE_ENV, VERSION];',
    'app/early.ts': 'export class Start { static { document.title = "started"; } }',
    'app/public/logo.txt': 'public',
    'out-prerender/old.js': 'old',
  };
  for (const [name, text] of Object.entries(sources)) writeFileSync(at(name), text);
  const shared = { define: { VERSION: '"1.2"' } };
  const parts = { entry: at('app/entry.ts'), earlyStart: at('app/early.ts') };
  await build({
    ...shared,
    root: at('app'),
    configFile: false,
    logLevel: 'silent',
    // Outside the sources, where Vite leaves a folder as it is.
    build: { outDir: at('out'), emptyOutDir: false },
    plugins: [prerender(parts, { root: at('app'), ...shared }, ['chrome91'])],
  });
  expect(existsSync(at('out/index.html'))).toBe(true);
  const written = pathToFileURL(at('out-prerender/entry.js')).href;
  expect(await import(/* @vite-ignore */ written)).toMatchObject({ told: ['production', '1.2'] });
  const early = readFileSync(at('out-prerender/early-start.js'), 'utf8');
  expect(early).toMatch(/^var earlyStart=.*started.*;$/s);
  // Chrome 91 knows no such blocks.
  expect(early).not.toMatch(/static\s*\{/);
  for (const gone of ['old.js', 'logo.txt', 'index.html'])
    expect(existsSync(at(`out-prerender/${gone}`)), gone).toBe(false);
});
