import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './lib/prepare.mjs';

const PROCESS_TIMEOUT_MS = 240_000;

/** A page of one script. */
let page = '';
beforeEach(() => {
  page = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(page, 'index.html'), '<script type="module" src="/a.ts"></script>');
  writeFileSync(join(page, 'a.ts'), 'console.log(1);\n');
});
afterEach(() => {
  rmSync(page, { recursive: true });
});

function buildInto(folder: string) {
  const args = ['--import', 'tsx', 'scripts/build-folder.ts', page, 'pwa', folder];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

it(
  'builds into the folder without a word',
  () => {
    const folder = join(page, 'built');
    expect(buildInto(folder)).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(existsSync(join(folder, 'index.html'))).toBe(true);
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'says in one sentence that the folder cannot be written, and exits with 1',
  () => {
    writeFileSync(join(page, 'file'), '');
    const { status, stderr } = buildInto(join(page, 'file', 'built'));
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The build cannot be written \(Could not create directory .*: Not a directory\)\. .*\n$/,
    );
  },
  PROCESS_TIMEOUT_MS,
);

it.each([
  ['fails for a script that is too new for the oldest engines', '[1].findLast(Boolean)', 1],
  ['builds one that they can run', '[1].find(Boolean)', 0],
])('%s, although the configuration is closed by then', (_what, use, exitCode) => {
  const plugin = join(root, 'vite/oldest-engines.ts');
  writeFileSync(
    join(page, 'vite.config.ts'),
    `import { oldestEnginesOnly } from ${JSON.stringify(plugin)};\nexport default { plugins: [oldestEnginesOnly()] };\n`,
  );
  writeFileSync(join(page, 'a.ts'), `console.log(${use});\n`);
  const { status, stderr } = buildInto(join(page, 'built'));
  expect(status).toBe(exitCode);
  expect(stderr.includes('findLast')).toBe(exitCode === 1);
});
