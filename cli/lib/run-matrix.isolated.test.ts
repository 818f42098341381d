import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { combinationsOf } from '../../src/shared/config/combinations';
import type { BuildContext } from './builds';
import { mergeReports, runMatrix, type MatrixSettings } from './run-matrix';
import { runProgram, type ProgramRun } from './run-program';

const reports = vi.hoisted(() => {
  const folder = `${process.env['TMPDIR'] ?? '/tmp'}/shenidar-matrix-${process.pid}`;
  process.env['SHENIDAR_REPORTS'] = folder;
  return folder;
});
vi.mock('../../scripts/find-browser.mjs', () => ({ findBrowser: vi.fn(() => '/chromium') }));
vi.mock('./run-program', () => ({ runProgram: vi.fn() }));
vi.mock('./builds', () => ({
  environmentBuild: async (name: string) => `/builds/${name}`,
  simulatorBuild: async (name: string) => `/simulators/${name}`,
}));

const settings: MatrixSettings = {
  shard: undefined,
  grep: undefined,
  workers: undefined,
  isHeaded: false,
  reporter: 'list',
  stdout: 'stdout',
};
const context: BuildContext = {
  signal: new AbortController().signal,
  progress: (_what, work) => work(),
};
const runs = ['pwa/web', 'webview-new/ios'].map((name) => {
  const combination = combinationsOf().find(
    ({ client, environment, platform }) =>
      client.name === 'other' && `${environment.name}/${platform}` === name,
  );
  if (!combination) throw new Error(`There is no combination ${name}`);
  return { combination, suites: name === 'pwa/web' ? ['smoke'] : ['smoke', 'simulator'] };
});
const report = { suites: [], errors: [] };

let asked: ProgramRun | undefined;
/** Stands in for Playwright, and writes the report where it is told to. */
function playwright(write = true) {
  return async (program: ProgramRun) => {
    asked = program;
    const folder = program.environment?.['SHENIDAR_REPORTS'] ?? '';
    mkdirSync(folder, { recursive: true });
    if (write) writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
    return 3;
  };
}

beforeEach(() => {
  asked = undefined;
  vi.mocked(findBrowser).mockReturnValue('/chromium');
  vi.mocked(runProgram).mockImplementation(playwright());
});
afterAll(() => {
  rmSync(reports, { recursive: true, force: true });
});

it('gives Playwright each combination with its build and suites, and returns its report', async () => {
  const all = { ...settings, grep: 'pays', workers: 2, shard: '2/5', reporter: 'line' };
  expect(await runMatrix(runs, all, context)).toEqual({ exitCode: 3, report });
  expect(asked?.args.slice(1)).toEqual([
    'test',
    '--config=e2e/playwright.config.ts',
    '--shard=2/5',
    '--pass-with-no-tests',
    '--grep=pays',
    '--workers=2',
  ]);
  expect([asked?.signal, asked?.stdout]).toEqual([context.signal, 'stdout']);
  const { SHENIDAR_COMBINATIONS = '', ...environment } = asked?.environment ?? {};
  expect(environment).toEqual({
    SHENIDAR_ENGINE: '',
    SHENIDAR_REPORTS: reports,
    SHENIDAR_REPORTER: 'line',
    SHENIDAR_IS_SHARD: 'yes',
  });
  const [web, ios] = JSON.parse(SHENIDAR_COMBINATIONS) as readonly object[];
  expect(web).toMatchObject({
    name: 'other/pwa/web',
    build: '/builds/pwa',
    suites: ['smoke'],
    platform: 'web',
  });
  expect(web).not.toHaveProperty('simulator');
  expect(ios).toMatchObject({
    name: 'other/webview-new/ios',
    build: '/builds/webview-new',
    simulator: '/simulators/webview-new',
    suites: ['smoke', 'simulator'],
    platform: 'ios',
  });
});

it('names another engine, whose reports stand in a folder of their own', async () => {
  vi.mocked(findBrowser).mockReturnValue(undefined);
  writeFileSync(join(reports, 'chromiums-report.txt'), '');
  await runMatrix(runs, { ...settings, engine: 'webkit' }, context);
  expect(asked?.environment).toMatchObject({
    SHENIDAR_ENGINE: 'webkit',
    SHENIDAR_REPORTS: join(reports, 'webkit'),
    SHENIDAR_IS_SHARD: '',
  });
  expect(existsSync(join(reports, 'chromiums-report.txt'))).toBe(true);
});

it('merges a copy of the reports of shards, which is gone afterwards', async () => {
  const shards = mkdtempSync(join(tmpdir(), 'shards-'));
  writeFileSync(join(shards, '1.zip'), '');
  let copied: readonly string[] = [];
  vi.mocked(runProgram).mockImplementation(async (program) => {
    copied = readdirSync(program.args.at(-1) ?? '');
    return playwright()(program);
  });
  expect(await mergeReports(shards, settings, context.signal)).toEqual({ exitCode: 3, report });
  expect(copied).toEqual(['1.zip']);
  expect(existsSync(asked?.args.at(-1) ?? '')).toBe(false);
  vi.mocked(runProgram).mockRejectedValue(new Error('interrupted'));
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('shenidar-shards-'));
  await expect(mergeReports(shards, settings, context.signal)).rejects.toThrow('interrupted');
  const after = readdirSync(tmpdir()).filter((name) => name.startsWith('shenidar-shards-'));
  expect(after).toEqual(before);
  rmSync(shards, { recursive: true });
});

it('does not take the report of an earlier run for its own', async () => {
  await runMatrix(runs, settings, context);
  vi.mocked(runProgram).mockImplementation(playwright(false));
  await expect(runMatrix(runs, settings, context)).rejects.toThrow('Playwright could not run');
});

it.each([
  ['linux', 'DISPLAY'],
  ['linux', 'WAYLAND_DISPLAY'],
  ['darwin', 'NONE'],
] as const)('shows its windows on %s with %s', async (platform, screen) => {
  vi.stubEnv('DISPLAY', '');
  vi.stubEnv('WAYLAND_DISPLAY', '');
  vi.stubEnv(screen, 'a-screen');
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  await runMatrix(runs, { ...settings, isHeaded: true }, context);
  expect(asked?.args).toContain('--headed');
});

it('starts nothing without a browser, or without a screen for a window', async () => {
  vi.stubEnv('DISPLAY', '');
  vi.stubEnv('WAYLAND_DISPLAY', '');
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  const headed = { ...settings, isHeaded: true };
  await expect(runMatrix(runs, headed, context)).rejects.toThrow('no screen');
  vi.mocked(findBrowser).mockReturnValue(undefined);
  await expect(runMatrix(runs, settings, context)).rejects.toThrow('no browser for the tests');
  expect(asked).toBeUndefined();
});
