import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type PluginOption } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import config from '../vite.config';
import { environments } from '../src/shared/config/environments';
import { oldestEngines, oldestEnginesOnly } from './oldest-engines';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oldest-engines-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function buildPage(script: string) {
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(folder, 'main.js'), script);
  const plugins = [oldestEnginesOnly()];
  return build({ root: folder, configFile: false, logLevel: 'silent', plugins });
}

it('fails a build that uses what the oldest engines lack, and says where', async () => {
  await expect(buildPage('globalThis.last = [1].findLast(Boolean);')).rejects.toThrow(
    /uses of what chrome91 and safari14.1 lack:\n.*index-.*\.js:1:\d+ .*findLast/s,
  );
});

it('lets a build pass that uses none of it', async () => {
  await expect(buildPage('globalThis.first = [1].find(Boolean);')).resolves.toBeDefined();
});

it('fails a build that has no script to look at', async () => {
  writeFileSync(join(folder, 'index.html'), '<p>No script</p>');
  const plugins = [oldestEnginesOnly()];
  await expect(
    build({ root: folder, configFile: false, logLevel: 'silent', plugins }),
  ).rejects.toThrow('There are no scripts in');
});

it.each(environments)('watches over $name, which is built for the same engines', ({ name }) => {
  const built = config({ command: 'build', mode: name });
  expect(built.build?.target).toBe(oldestEngines);
  expect(names(built.plugins ?? [])).toContain(oldestEnginesOnly().name);
});

function names(plugins: readonly PluginOption[]): unknown[] {
  return plugins.flat().map((plugin) => plugin && 'name' in plugin && plugin.name);
}
