import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../scripts/lib/prepare.mjs';
import { descendantsOf, isRunning } from './lib/descendants';
import { killAll, PROCESS_TIMEOUT_MS, expectOutput, shenidar } from './testing/real-run';

let builds = '';
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => {
  killAll();
  rmSync(builds, { recursive: true });
});

const start = (...args: string[]) => shenidar(args, { SHENIDAR_BUILDS: builds });

it(
  'prints only the result on stdout and exits with 0',
  async () => {
    const run = start('list', '--json');
    expect(await run.exitCode).toBe(0);
    expect(run.text.stderr).toBe('');
    expect(JSON.parse(run.text.stdout)).toHaveProperty('combinations');
  },
  PROCESS_TIMEOUT_MS,
);

it.each([['list'], ['mock', '--port', '0']])(
  'ends quietly when its reader has enough, as `head` does: %s',
  async (...args) => {
    const run = start(...args);
    run.child.stdout?.destroy();
    expect(await run.exitCode).toBe(0);
    expect(run.text.stderr).toBe('');
  },
  PROCESS_TIMEOUT_MS,
);

it.skipIf(!existsSync('/dev/full'))(
  'fails with the reason when its output cannot be written',
  () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'cli/index.ts', 'list'],
      { cwd: root, stdio: ['ignore', full, 'pipe'], encoding: 'utf8' },
    );
    closeSync(full);
    expect(status).not.toBe(0);
    expect(stderr).toContain('ENOSPC');
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'looks for the reports of shards in the folder of the caller, which npm leaves',
  async () => {
    const run = shenidar(['e2e', '--merge', 'blobs'], {
      INIT_CWD: builds,
      SHENIDAR_REPORTS: join(builds, 'reports'),
    });
    expect(await run.exitCode).not.toBe(0);
    expect(run.text.stderr).toContain(join(builds, 'blobs'));
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'prints bad usage as one line on stderr and exits with 2',
  async () => {
    const run = start('launch', '--client', '$(exit 0)', '--env', 'pwa');
    expect(await run.exitCode).toBe(2);
    expect(run.text.stdout).toBe('');
    expect(run.text.stderr).toMatch(/^There is no client "\$\(exit 0\)".*\n$/);
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'knows which engine has a build of Playwright’s own',
  async () => {
    const environment = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: builds };
    const program = "process.stdout.write(require('@playwright/test').webkit.executablePath())";
    const path = execFileSync(process.execPath, ['-e', program], { cwd: root, env: environment });
    mkdirSync(dirname(path.toString()), { recursive: true });
    writeFileSync(path.toString(), '');
    const refusals = ['webkit', 'firefox'].map(async (name) => {
      const args = ['e2e', '--client=other', '--env=pwa', '--shard=1/2', `--browser=${name}`];
      const run = shenidar(args, environment);
      expect(await run.exitCode).toBe(2);
      return run.text.stderr.includes('one suite');
    });
    // Without such a build, an engine has the journeys alone.
    expect(await Promise.all(refusals)).toEqual([false, true]);
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'skips an engine that is not installed with the reason, and exits with 1',
  async () => {
    const args = ['e2e', '--client=other', '--env=pwa', '--browser', 'webkit', 'firefox'];
    const run = shenidar(args, { PATH: builds, PLAYWRIGHT_BROWSERS_PATH: builds });
    expect(await run.exitCode).toBe(1);
    const missing = 'not installed: apt-get install';
    expect(run.text.stdout).toContain(`Skipped in webkit: ${missing} webkit2gtk-driver`);
    expect(run.text.stdout).toContain(`Skipped in firefox: ${missing} firefox-esr`);
    expect(run.text.stdout).toContain('0 passed, 0 failed, 2 skipped.');
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'exits with 3 when the port is in use',
  async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const run = start('mock', '--port', String(port));
    expect(await run.exitCode).toBe(3);
    expect(run.text.stderr).toMatch(/^Port \d+ is in use\..*\n$/);
    server.close();
  },
  PROCESS_TIMEOUT_MS,
);

it.each(['SIGINT', 'SIGTERM'] as const)(
  'serves until %s and exits with 0',
  async (signal) => {
    const run = start('mock', '--port', '0', '--host', '127.0.0.1', '--json');
    await expectOutput(run, 'stdout', 'ready');
    const { mockUrl } = JSON.parse(run.text.stdout) as { mockUrl: string };
    expect(new URL(mockUrl).hostname).toBe('127.0.0.1');
    expect((await fetch(`${mockUrl}/__mock/journal`)).status).toBe(200);
    run.child.kill(signal);
    expect(await run.exitCode).toBe(0);
    await expect(fetch(mockUrl)).rejects.toThrow();
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'launches two apps beside each other, each with a mock of its own',
  async () => {
    const launches = ['spender', 'newcomer'].map((persona) =>
      start(
        'launch',
        '--client=other',
        '--env=pwa-dev',
        '--port=0',
        '--json',
        '--persona',
        persona,
      ),
    );
    for (const run of launches) await expectOutput(run, 'stdout', 'ready');
    const addresses = launches.map(
      ({ text }) => JSON.parse(text.stdout) as { readonly url: string; readonly mockUrl: string },
    );
    expect(new Set(addresses.flatMap(({ url, mockUrl }) => [url, mockUrl])).size).toBe(4);
    for (const { mockUrl } of addresses)
      expect((await fetch(`${mockUrl}/__mock/journal`)).status).toBe(200);
    for (const { child } of launches) child.kill('SIGINT');
    expect(await Promise.all(launches.map(({ exitCode }) => exitCode))).toEqual([0, 0]);
  },
  PROCESS_TIMEOUT_MS,
);

describe.skipIf(process.platform === 'win32').each([
  ['launch', ['--port=0', '--json']],
  ['e2e', ['--suite=smoke', '--json']],
])('%s', (command, options) => {
  it(
    'interrupts a running build, leaves no process and no file of it, and exits with 130',
    async () => {
      const run = start(command, '--client=other', '--env=pwa', ...options);
      await expectOutput(run, 'stderr', 'Building pwa');
      const id = run.child.pid!;
      await expect
        .poll(() => descendantsOf(id).length, { timeout: PROCESS_TIMEOUT_MS })
        .toBeGreaterThan(0);
      const children = descendantsOf(id);
      run.child.kill('SIGINT');
      expect(await run.exitCode).toBe(130);
      expect(run.text.stdout).toBe('');
      expect(run.text.stderr).toContain('Interrupted.');
      expect(children.filter(isRunning)).toEqual([]);
      expect(readdirSync(builds)).toEqual([]);
    },
    PROCESS_TIMEOUT_MS,
  );
});

it.skipIf(process.platform === 'win32')(
  'gives up a start that takes too long, leaves no process of it, and exits with 4',
  async () => {
    const run = start('launch', '--client=other', '--env=pwa', '--port=0', '--timeout=0.5');
    // Half a second may be over before the first look, so collect every process that ever existed.
    const children = new Set<number>();
    const watch = setInterval(() => {
      for (const child of descendantsOf(run.child.pid!)) children.add(child);
    }, 20);
    expect(await run.exitCode).toBe(4);
    clearInterval(watch);
    expect(run.text.stderr).toContain('Building pwa');
    expect(run.text.stderr).toContain('Not ready after 0.5 seconds.');
    expect([...children].filter(isRunning)).toEqual([]);
    expect(readdirSync(builds)).toEqual([]);
  },
  PROCESS_TIMEOUT_MS,
);
