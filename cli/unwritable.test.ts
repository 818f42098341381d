import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../scripts/lib/prepare.mjs';
import { killAll, PROCESS_TIMEOUT_MS, shenidar, type RealRun } from './testing/real-run';

/** A folder that exists and that nobody can write to, not even root. */
const UNWRITABLE = '/sys';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unwritable-'));
});
afterEach(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

async function expectOneSentence(run: RealRun, sentence: RegExp): Promise<void> {
  expect(await run.exitCode).toBe(3);
  expect(run.text.stdout).toBe('');
  expect(run.text.stderr).toMatch(sentence);
  expect(run.text.stderr.trimEnd().split('\n')).toHaveLength(1);
}

describe.runIf(process.platform === 'linux')('with a folder that cannot be written', () => {
  it(
    'launch says so in one sentence about the builds and exits with 3',
    async () => {
      const run = shenidar('launch --client other --env pwa --port 0 --json'.split(' '), {
        SHENIDAR_BUILDS: UNWRITABLE,
      });
      await expectOneSentence(
        run,
        /^The build cache cannot be written \(E\w+: .*\)\. Make it writable, or set SHENIDAR_BUILDS .*\.\n$/,
      );
    },
    PROCESS_TIMEOUT_MS,
  );

  it(
    'e2e says so in one sentence about the reports, before it builds, and exits with 3',
    async () => {
      const run = shenidar('e2e --client other --env pwa --suite smoke --json'.split(' '), {
        SHENIDAR_BUILDS: join(folder, 'builds'),
        SHENIDAR_REPORTS: join(UNWRITABLE, 'reports'),
      });
      await expectOneSentence(
        run,
        /^The folder for the tests' reports cannot be written \(E\w+: .*\)\. .*SHENIDAR_REPORTS .*\.\n$/,
      );
    },
    PROCESS_TIMEOUT_MS,
  );
});

/** A user who may read the checkout, but not write to it. Only root can start a process as another user. */
const nobody = { uid: 65_534, gid: 65_534 };
const canBeNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['-e', ''], { cwd: root, ...nobody }).status === 0;

it.runIf(canBeNobody)(
  'launch says in one sentence that the checkout is read-only, and exits with 3',
  async () => {
    const run = shenidar(
      'launch --client other --env pwa-dev --port 0 --json'.split(' '),
      {},
      nobody,
    );
    await expectOneSentence(
      run,
      /^The dev server's cache cannot be written \(EACCES: .*\)\. Make the checkout writable\.\n$/,
    );
  },
  PROCESS_TIMEOUT_MS,
);
