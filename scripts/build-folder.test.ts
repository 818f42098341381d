import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './lib/prepare.mjs';

const PROCESS_TIMEOUT_MS = 60_000;

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
