import { beforeEach, expect, it, vi } from 'vitest';

import { ensureBrowser } from './lib/ensure-browser';
import { runTool } from './lib/tool';

vi.mock('./lib/ensure-browser', () => ({ ensureBrowser: vi.fn() }));
vi.mock('./lib/tool', () => ({ runTool: vi.fn() }));
vi.mock('./lib/prepare.mjs', () => ({
  exitNotReady: (sentence: string) => {
    throw new Error(sentence);
  },
}));

const build = ['vite', ['build', '--mode', 'pwa', '--logLevel', 'warn']];
const exitCode = process.exitCode;

/** Runs the script; resolves to what it started, and to its exit code. */
async function screens(...args: string[]) {
  vi.resetModules();
  process.argv = ['node', 'scripts/screens.ts', ...args];
  await import('./screens');
  const code = process.exitCode;
  process.exitCode = exitCode;
  return { started: vi.mocked(runTool).mock.calls, code };
}

beforeEach(() => {
  vi.mocked(ensureBrowser).mockReset();
  vi.mocked(runTool).mockReset().mockResolvedValue({ exitCode: 0, output: '' });
});

it.each([
  ['every page', [], 'playwright', []],
  ['what is asked for', ['--grep', 'Player'], 'playwright', ['--grep', 'Player']],
  ['the web app manifest', ['--manifest'], 'manifest', []],
  [
    'the manifest, with options',
    ['-x', '--manifest', '--workers=1'],
    'manifest',
    ['-x', '--workers=1'],
  ],
])('takes the pictures of %s', async (_what, args, config, rest) => {
  expect((await screens(...args)).started).toEqual([
    build,
    ['@playwright/test', ['test', '-c', `e2e/screens/${config}.config.ts`, ...rest]],
  ]);
});

it('ends with the code of what failed, and takes no pictures of a build that failed', async () => {
  vi.mocked(runTool).mockResolvedValue({ exitCode: 7, output: '' });
  expect(await screens()).toEqual({ started: [build], code: 7 });
  vi.mocked(runTool).mockResolvedValueOnce({ exitCode: 0, output: '' });
  expect((await screens()).code).toBe(7);
});

it('says why there is no browser, and builds nothing', async () => {
  vi.mocked(ensureBrowser).mockReturnValue('No browser.');
  await expect(screens()).rejects.toThrow('No browser.');
  expect(runTool).not.toHaveBeenCalled();
});
