import { existsSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import { combinationsOf } from '../../../src/shared/config/combinations';
import { environmentBuild, type BuildContext } from '../builds';
import { runProgram, type ProgramRun } from '../run-program';
import { ensureWritable } from '../writable-folder';
import { runReplay, type ReplayPlan } from './run-replay';

vi.mock('../../../scripts/find-browser.mjs', () => ({ findBrowser: vi.fn() }));
vi.mock('../run-program', () => ({ runProgram: vi.fn() }));
vi.mock('../writable-folder', () => ({ ensureWritable: vi.fn() }));
vi.mock('../builds', () => ({ environmentBuild: vi.fn() }));

const context: BuildContext = {
  signal: new AbortController().signal,
  progress: (_what, work) => work(),
};
const [combination] = combinationsOf().filter(
  ({ client, environment, platform }) =>
    client.name === 'CafeBazaar' &&
    environment.name === 'app-webview-dev' &&
    platform === 'android',
);
if (!combination) throw new Error('There is no such combination');
const plan: ReplayPlan = { file: '/recordings/one.json', combination, isHeaded: false };

let asked: ProgramRun | undefined;
const given = (name: string) => asked?.environment?.[name] ?? '';

/** Stands in for Playwright, whose test writes the outcome; null writes none. */
function playwright(outcome: object | null) {
  vi.mocked(runProgram).mockImplementation(async (program) => {
    asked = program;
    // The folder is there while Playwright runs.
    expect(existsSync(given('SHENIDAR_REPORTS'))).toBe(true);
    if (outcome) writeFileSync(given('SHENIDAR_REPLAY_OUTCOME'), JSON.stringify(outcome));
    return 0;
  });
}

beforeEach(() => {
  asked = undefined;
  vi.mocked(environmentBuild)
    .mockReset()
    .mockImplementation(async (name) => `/builds/${name}`);
  vi.mocked(ensureWritable).mockReset();
  vi.mocked(findBrowser).mockReturnValue('/chromium');
});

it('gives Playwright the recording, its combination and the build, and returns where it diverged', async () => {
  const divergence = { index: 2, ms: 40, expected: null, actual: null };
  playwright({ divergence });
  expect(await runReplay(plan, context)).toEqual({ divergence });
  expect(given('SHENIDAR_REPLAY')).toBe(plan.file);
  expect(JSON.parse(given('SHENIDAR_COMBINATIONS'))).toEqual([
    {
      name: 'CafeBazaar/app-webview-dev/android',
      client: '2',
      environment: 'app-webview-dev',
      platform: 'android',
      build: '/builds/app-webview-dev',
      suites: ['replay'],
    },
  ]);
  // The command itself prints the result there, which may be one JSON document.
  expect(asked?.stdout).toBe('stderr');
  expect(asked?.signal).toBe(context.signal);
  expect(asked?.args).toEqual(
    expect.arrayContaining(['test', 'replay.spec', expect.stringMatching(/\.config\.ts$/)]),
  );
  expect(asked?.args.at(-1)).toMatch(/^--output=.*test-results\/replay$/);
  expect(asked?.args).not.toContain('--headed');
  await runReplay({ ...plan, isHeaded: true }, context);
  expect(asked?.args).toContain('--headed');
});

it.each([
  ['an outcome', { divergence: null }, null],
  ['an error of the test', { error: 'the mock did not answer' }, /the mock did not answer/],
  ['no outcome', null, /ended without a result/],
])('leaves no folder behind after %s', async (_what, outcome, message) => {
  playwright(outcome);
  const replay = runReplay(plan, context);
  if (message) await expect(replay).rejects.toThrow(message);
  else expect(await replay).toEqual(outcome);
  expect(given('SHENIDAR_REPORTS')).not.toBe('');
  expect(existsSync(given('SHENIDAR_REPORTS'))).toBe(false);
});

it('leaves no folder behind when it is interrupted', async () => {
  vi.mocked(runProgram).mockImplementation(async (program) => {
    asked = program;
    throw new Error('Interrupted');
  });
  await expect(runReplay(plan, context)).rejects.toThrow('Interrupted');
  expect(existsSync(given('SHENIDAR_REPORTS'))).toBe(false);
});

it('says so, and starts nothing, without a browser', async () => {
  vi.mocked(findBrowser).mockReturnValue(undefined);
  await expect(runReplay(plan, context)).rejects.toThrow(/no browser for the tests/);
  expect(asked).toBeUndefined();
});

it('says so before it builds when its trace cannot be written', async () => {
  vi.mocked(ensureWritable).mockImplementation((folder) => {
    throw new Error(`not writable: ${folder}`);
  });
  await expect(runReplay(plan, context)).rejects.toThrow(/not writable: .*test-results\/replay$/);
  expect(environmentBuild).not.toHaveBeenCalled();
  expect(asked).toBeUndefined();
});
