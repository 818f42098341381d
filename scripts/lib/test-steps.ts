import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  agreeWithExit,
  countPlaywright,
  countVitest,
  oneFailed,
  onePassed,
  type Counts,
} from './counts';
import { ensureBrowser } from './ensure-browser';
import { runTool } from './tool';

/** One line of the table that `npm test` ends with. */
export interface TestStep {
  readonly name: string;
  /** The step without whose success this one says nothing. */
  readonly needs?: string;
  readonly run: () => Counts;
}

/** The environment that `npm test` builds and drives the browser against. */
const mode = 'pwa';

const vitestReport = 'test-results/vitest.json';
const playwrightReport = 'test-results/playwright.json';

const formatCache = ['--cache'];
const lintCache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];

/** What `npm test` does, in this order. */
export const testSteps: readonly TestStep[] = [
  {
    name: 'format',
    run: () => check('prettier', '--check', '.', '--log-level', 'warn', ...formatCache),
  },
  { name: 'lint', run: () => check('eslint', '--max-warnings', '0', ...lintCache) },
  { name: 'types', run: () => check('typescript', '--noEmit') },
  { name: 'unit', run: runVitest },
  { name: 'build', run: () => check('vite', 'build', '--mode', mode, '--logLevel', 'warn') },
  { name: 'bytes', needs: 'build', run: () => check('tsx', 'scripts/check-bytes.ts', mode) },
  { name: 'purity', needs: 'build', run: () => check('tsx', 'scripts/check-purity.ts', mode) },
  { name: 'browser', needs: 'build', run: runPlaywright },
];

function check(packageName: string, ...args: string[]): Counts {
  return runTool(packageName, args) === 0 ? onePassed : oneFailed;
}

function runVitest(): Counts {
  rmSync(vitestReport, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const exitCode = runTool('vitest', ['run', ...reporters]);
  return readCounts(vitestReport, countVitest, exitCode);
}

function runPlaywright(): Counts {
  const complaint = ensureBrowser();
  if (complaint) {
    console.error(complaint);
    return oneFailed;
  }
  rmSync(playwrightReport, { force: true });
  mkdirSync(dirname(playwrightReport), { recursive: true });
  const exitCode = runTool('@playwright/test', ['test', '-c', 'e2e/playwright.config.ts']);
  return readCounts(playwrightReport, countPlaywright, exitCode);
}

function readCounts(file: string, count: (report: never) => Counts, exitCode: number): Counts {
  try {
    return agreeWithExit(count(JSON.parse(readFileSync(file, 'utf8')) as never), exitCode);
  } catch {
    // The runner ended before it could write its report, and has told why.
    return oneFailed;
  }
}
