import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personaNamed } from '../fixtures/users/personas';
import { findBrowser } from '../scripts/find-browser.mjs';
import { root } from '../scripts/lib/prepare.mjs';
import { appInputs, simulatorInputs } from './lib/builds';
import { contentHash } from './lib/content-hash';
import { descendantsOf, isRunning } from './lib/descendants';
import { killAll, PROCESS_TIMEOUT_MS, expectOutput, shenidar } from './testing/real-run';

/** The builds, reports and programs of one test. */
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  cacheBuild('pwa', appInputs);
  cacheBuild('simulator-pwa', simulatorInputs);
});
afterEach(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

/** Puts a minimal page into the build cache, so that a command does not have to build. */
function cacheBuild(name: string, inputs: readonly string[], script = ''): void {
  const build = join(folder, 'builds', `${name}-${contentHash(root, inputs, name)}`);
  mkdirSync(build, { recursive: true });
  writeFileSync(
    join(build, 'index.html'),
    `<html><head><script>${script}</script></head><body></body></html>`,
  );
}

/** Writes a recording in which the page requests the storefront. */
function recordedStorefront(): string {
  const file = join(folder, 'session.json');
  const launch = { client: '10', environment: 'pwa', platform: 'web', path: '/', persona: null };
  const entries = [
    { kind: 'route', ms: 0, path: '/' },
    { kind: 'api', ms: 100, method: 'GET', path: '/api/storefront', status: 200 },
  ];
  const session = { format: 'shenidar-recording', version: 1, name: 'A visit', launch, entries };
  writeFileSync(file, JSON.stringify(session));
  return file;
}

/** Writes a shell script that stands in for the browser. */
function fakeBrowser(script: string): string {
  const program = join(folder, 'browser');
  writeFileSync(program, `#!/bin/sh\n${script}\n`);
  chmodSync(program, 0o755);
  return program;
}

const start = (args: string, browser?: string, environment: NodeJS.ProcessEnv = {}) =>
  shenidar(args.split(' '), {
    SHENIDAR_BUILDS: join(folder, 'builds'),
    SHENIDAR_REPORTS: join(folder, 'reports'),
    ...(browser !== undefined && { SHENIDAR_BROWSER: browser }),
    ...environment,
  });

const one = '--client other --env pwa --suite smoke';

describe.skipIf(process.platform === 'win32')('with a cached build', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'launch serves a persona until %s, leaves no process, and exits with 0',
    async (signal) => {
      const { name, balance } = personaNamed('spender');
      const run = start(`launch --client other --env pwa --port 0 --persona ${name} --json`);
      await expectOutput(run, 'stdout', '"event":"ready"');
      const ready = JSON.parse(run.text.stdout) as Record<
        'url' | 'simulatorUrl' | 'mockUrl',
        string
      >;
      // The control plane speaks of the persona's account, too.
      const state = await fetch(`${ready.mockUrl}/__mock/state`);
      expect(await state.json()).toMatchObject({ balance });
      for (const address of [ready.url, ready.simulatorUrl]) {
        expect((await fetch(address)).status).toBe(200);
      }
      const children = descendantsOf(run.child.pid!);
      run.child.kill(signal);
      expect(await run.exitCode).toBe(0);
      expect(children.filter(isRunning)).toEqual([]);
      await expect(fetch(ready.url)).rejects.toThrow();
      await expect(fetch(ready.simulatorUrl)).rejects.toThrow();
    },
    PROCESS_TIMEOUT_MS,
  );

  it(
    'e2e reports a failed test with the command that runs it again, and exits with 1',
    async () => {
      const run = start(`e2e ${one} --json`, fakeBrowser('exit 1'));
      expect(await run.exitCode).toBe(1);
      const again = /npx shenidar e2e --client other --env pwa --platform web --suite smoke --grep/;
      const { ok, failures } = JSON.parse(run.text.stdout) as { ok: boolean; failures: object[] };
      expect({ ok, failures }).toMatchObject({
        ok: false,
        failures: [
          { combination: 'other/pwa/web', again: expect.stringMatching(again) as unknown },
        ],
      });
      expect(run.text.stderr).toMatch(/Failed tests: 1\.\n$/);
      const reports = ['junit.xml', 'html/index.html', 'report.json'].map((file) =>
        readFileSync(join(folder, 'reports', file), 'utf8'),
      );
      for (const report of reports) expect(report).not.toBe('');
    },
    PROCESS_TIMEOUT_MS,
  );

  it.skipIf(findBrowser() === undefined)(
    'replay plays a session against its own mock and exits with 0',
    async () => {
      const headers = {
        'client-id': '10',
        'version-code': '109',
        'api-level': '1',
        'device-id': 'a',
      };
      const requestStorefront = `fetch('/api/storefront', { headers: ${JSON.stringify(headers)} })`;
      cacheBuild('pwa', appInputs, requestStorefront);
      const run = start(`replay ${recordedStorefront()} --json`);
      expect(await run.exitCode).toBe(0);
      expect(JSON.parse(run.text.stdout)).toMatchObject({ ok: true, divergence: null });
    },
    PROCESS_TIMEOUT_MS,
  );

  it.each([
    ['an installed browser', () => findBrowser() ?? fakeBrowser('sleep 60')],
    ['a browser that hangs', () => fakeBrowser('sleep 60')],
  ])(
    'e2e with %s exits with 130 after an interruption and leaves no process',
    async (_what, browser) => {
      const program = browser();
      const run = start(`e2e ${one}`, program);
      await expectOutput(run, 'stdout', 'Running 1 test');
      const id = run.child.pid!;
      // Playwright, its worker, and the browser with what it starts.
      await expect
        .poll(() => descendantsOf(id).length, { timeout: PROCESS_TIMEOUT_MS })
        .toBeGreaterThan(2);
      const children = descendantsOf(id);
      run.child.kill('SIGINT');
      expect(await run.exitCode).toBe(130);
      expect(run.text.stderr).toContain('Interrupted.');
      expect(children.filter(isRunning)).toEqual([]);
    },
    PROCESS_TIMEOUT_MS,
  );
});

it(
  'e2e --merge leaves no copy of the reports behind when they cannot be merged',
  async () => {
    const [blobs, copies] = ['blobs', 'copies'].map((name) => join(folder, name)) as [
      string,
      string,
    ];
    for (const name of [blobs, copies]) mkdirSync(name);
    writeFileSync(join(blobs, 'report-1.zip'), 'no zip file');
    const run = start(`e2e --merge ${blobs}`, undefined, { TMPDIR: copies });
    expect(await run.exitCode).toBe(3);
    expect(readdirSync(copies).filter((name) => name.startsWith('shenidar-'))).toEqual([]);
  },
  PROCESS_TIMEOUT_MS,
);

it(
  'e2e exits with 3 without a browser',
  async () => {
    const run = start(`e2e ${one}`, join(folder, 'none'));
    expect(await run.exitCode).toBe(3);
    expect(run.text.stderr).toMatch(/SHENIDAR_BROWSER is .* which is not a program/);
  },
  PROCESS_TIMEOUT_MS,
);

it.runIf(process.platform === 'linux')(
  'e2e --headed exits with 3 without a screen',
  async () => {
    const screens = { DISPLAY: '', WAYLAND_DISPLAY: '' };
    const run = start(`e2e ${one} --headed`, fakeBrowser('exit 1'), screens);
    expect(await run.exitCode).toBe(3);
    expect(run.text.stderr).toMatch(/^This machine has no screen.*\n$/);
  },
  PROCESS_TIMEOUT_MS,
);
