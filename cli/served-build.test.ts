import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser } from '../scripts/find-browser.mjs';
import { root } from '../scripts/lib/prepare.mjs';
import { appInputs, simulatorInputs } from './lib/builds';
import { contentHash } from './lib/content-hash';
import { descendantsOf, isRunning } from './lib/descendants';
import { killAll, PROCESS_TIMEOUT_MS, expectOutput, shenidar } from './testing/real-run';

/** Builds, reports and programs of one test. */
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  keepBuild('pwa', appInputs);
  keepBuild('simulator-pwa', simulatorInputs);
});
afterEach(() => {
  killAll();
  rmSync(folder, { recursive: true });
});

/** A page in the place of a build that was made before: what follows a build begins at once. */
function keepBuild(name: string, inputs: readonly string[], script = ''): void {
  const build = join(folder, 'builds', `${name}-${contentHash(root, inputs, name)}`);
  mkdirSync(build, { recursive: true });
  writeFileSync(
    join(build, 'index.html'),
    `<html><head><script>${script}</script></head><body></body></html>`,
  );
}

/** A file with a session of the page that is told to ask for the storefront. */
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

/** A browser that does only this, as a program of its own. */
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

describe.skipIf(process.platform === 'win32')('with a build at hand', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'launch serves until %s and leaves no process: 0',
    async (signal) => {
      const run = start('launch --client other --env pwa --port 0 --json');
      await expectOutput(run, 'stdout', '"event":"ready"');
      const ready = JSON.parse(run.text.stdout) as Record<'url' | 'simulatorUrl', string>;
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
    'e2e tells of a test that fails, and how to run it again: 1',
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
    'replay plays a session against a mock of its own: 0',
    async () => {
      const headers = {
        'client-id': '10',
        'version-code': '109',
        'api-level': '1',
        'device-id': 'a',
      };
      const asks = `fetch('/api/storefront', { headers: ${JSON.stringify(headers)} })`;
      keepBuild('pwa', appInputs, asks);
      const run = start(`replay ${recordedStorefront()} --json`);
      expect(await run.exitCode).toBe(0);
      expect(JSON.parse(run.text.stdout)).toMatchObject({ ok: true, divergence: null });
    },
    PROCESS_TIMEOUT_MS,
  );

  it.each([
    ['the browser of this machine', () => findBrowser() ?? fakeBrowser('sleep 60')],
    ['one that hangs', () => fakeBrowser('sleep 60')],
  ])(
    'e2e is interrupted amid its tests, in %s, and leaves no process: 130',
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
  'e2e wants a browser: 3',
  async () => {
    const run = start(`e2e ${one}`, join(folder, 'none'));
    expect(await run.exitCode).toBe(3);
    expect(run.text.stderr).toMatch(/SHENIDAR_BROWSER is .* which is no program/);
  },
  PROCESS_TIMEOUT_MS,
);

it.runIf(process.platform === 'linux')(
  'e2e wants a screen for its windows: 3',
  async () => {
    const screens = { DISPLAY: '', WAYLAND_DISPLAY: '' };
    const run = start(`e2e ${one} --headed`, fakeBrowser('exit 1'), screens);
    expect(await run.exitCode).toBe(3);
    expect(run.text.stderr).toMatch(/^There is no screen for a window.*\n$/);
  },
  PROCESS_TIMEOUT_MS,
);
