import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runPlaywright, runVitest, testSteps } from './test-steps';
import type { runTool } from './tool';

it('has every step', () => {
  expect(testSteps.map(({ name }) => name)).toEqual([
    ...['unit', 'format', 'types', 'build', 'bytes', 'purity', 'lint', 'browser', 'engines'],
  ]);
});

it('opens builds only where they were made', () => {
  const needing = testSteps.filter(({ needs }) => needs === 'build');
  expect(needing.map(({ name }) => name)).toEqual(['bytes', 'purity', 'browser', 'engines']);
});

const reports = {
  'vitest.json': {
    ...{ numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 },
    testResults: [],
  },
  'playwright.json': {
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 },
    suites: [],
  },
};
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-steps-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const ensure = () => undefined;

describe.each([
  ['vitest.json', runVitest],
  ['playwright.json', (usual: Parameters<typeof runVitest>[0]) => runPlaywright([], usual)],
] as const)('the step whose report is %s', (name, runStep) => {
  const report = () => join(folder, name);
  const write = () => writeFileSync(report(), JSON.stringify(reports[name]));

  it.each([
    [0, { passed: 3, failed: 0, skipped: 1 }],
    // It failed outside of its tests.
    [1, { passed: 3, failed: 1, skipped: 1 }],
  ])('counts what the report says where the program ends with %i', async (exitCode, counts) => {
    const run: typeof runTool = async (_name, args) => {
      // The configuration of Playwright names its report.
      if (name === 'vitest.json') expect(args).toContain(`--outputFile.json=${report()}`);
      write();
      return { exitCode, output: '' };
    };
    expect(await runStep({ folder, run, ensure })).toMatchObject({ counts, failures: [] });
  });

  it('does not take the report of an earlier run for its own', async () => {
    write();
    const found: boolean[] = [];
    const run: typeof runTool = async () => {
      found.push(existsSync(report()));
      return { exitCode: 1, output: '' };
    };
    const { counts } = await runStep({ folder, run, ensure });
    expect([found, counts]).toEqual([[false], { passed: 0, failed: 1, skipped: 0 }]);
  });
});

it('fails the browser tests without a browser, and says why', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const run = vi.fn<typeof runTool>();
  const none = () => 'No browser could be installed.';
  const result = await runPlaywright([], { folder, run, ensure: none });
  expect(result).toEqual({ counts: { passed: 0, failed: 1, skipped: 0 } });
  expect(error.mock.calls).toEqual([['No browser could be installed.']]);
  expect(run).not.toHaveBeenCalled();
});
