import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  reconcileWithExitCode,
  countPlaywright,
  countVitest,
  oneFailed,
  onePassed,
  sumCounts,
  type Counts,
} from './counts';
import { runEngineJourneys } from './engine-step';
import { ensureBrowser } from './ensure-browser';
import { failedInPlaywright, failedInVitest } from './failed-tests';
import { root } from './prepare.mjs';
import { runTool } from './tool';

/** One line of the table that `npm test` ends with. */
export interface TestStep {
  readonly name: string;
  /** This step is skipped if the named one has failed. */
  readonly needs?: string;
  readonly run: () => Promise<StepResult>;
}

/** What a step has found. */
export interface StepResult {
  readonly counts: Counts;
  /** Printed after the step, unless it was printed while the step ran. */
  readonly output?: string;
  /** The names of the tests that failed, where they have names. */
  readonly failures?: readonly string[];
}

/** The environments that `npm test` builds and drives the browser against: the web, and a native wrapper. */
const modes = ['pwa', 'webview-new'] as const;
/** The environment with byte budgets. */
const [webMode] = modes;

/** What the runners of the tests use. Tests of this file replace it. */
interface Surroundings {
  /** The folder of the reports. */
  readonly folder: string;
  readonly run: typeof runTool;
  readonly ensure: typeof ensureBrowser;
}
const usual: Surroundings = { folder: 'test-results', run: runTool, ensure: ensureBrowser };

const lintCache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];

type VitestReport = Parameters<typeof countVitest>[0] & Parameters<typeof failedInVitest>[0];
type PlaywrightReport = Parameters<typeof countPlaywright>[0] &
  Parameters<typeof failedInPlaywright>[0];

/** Marks browser tests that are slow and rarely break; only `npm run test:deep` runs them. */
const deepTag = '@deep';

/** The production builds that the browser tests open. */
const build = toolStep(
  'build',
  ...modes.map((mode) => ['vite', 'build', '--mode', mode, '--logLevel', 'warn']),
  // The simulator for the native environment's build.
  [
    'vite',
    'build',
    'native-simulator',
    '--mode',
    'webview-new',
    '--outDir',
    '../dist/simulator',
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ],
);

/** The steps of `npm test`: the longest first, and the quick ones before the others. */
export const testSteps: readonly TestStep[] = [
  { name: 'unit', run: () => runVitest() },
  toolStep('format', ['oxfmt', '--check']),
  toolStep('types', ['typescript-7', '--noEmit']),
  build,
  { ...toolStep('bytes', ['tsx', 'scripts/check-bytes.ts', webMode]), needs: 'build' },
  {
    ...toolStep('purity', ...modes.map((mode) => ['tsx', 'scripts/check-purity.ts', mode])),
    needs: 'build',
  },
  toolStep(
    'lint',
    ['oxlint'],
    ['eslint', '--max-warnings', '0', ...lintCache],
    ['knip', '--no-progress'],
  ),
  { name: 'browser', needs: 'build', run: () => runPlaywright(['--grep-invert', deepTag]) },
  { name: 'engines', needs: 'build', run: () => runEngineJourneys() },
];

/** The steps of `npm run test:deep`: what `npm test` leaves out. */
export const deepTestSteps: readonly TestStep[] = [
  build,
  { name: 'browser', needs: 'build', run: () => runPlaywright(['--grep', deepTag]) },
];

/** A step that runs programs; each counts as one test, which passes on exit code 0. */
function toolStep(name: string, ...calls: readonly (readonly string[])[]): TestStep {
  const run = async () => {
    const results = [];
    for (const [packageName = '', ...args] of calls)
      results.push(await runTool(packageName, args, { capturesOutput: true }));
    return {
      counts: sumCounts(results.map(({ exitCode }) => (exitCode === 0 ? onePassed : oneFailed))),
      output: results.map(({ output }) => output).join(''),
    };
  };
  return { name, run };
}

/** Runs the unit tests. */
export async function runVitest({ folder, run } = usual): Promise<StepResult> {
  const file = join(folder, 'vitest.json');
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { exitCode, output } = await run('vitest', ['run', ...reporters], {
    capturesOutput: true,
  });
  const read = (report: VitestReport): StepResult => ({
    counts: countVitest(report),
    failures: failedInVitest(report, root),
  });
  return { ...readReport(file, exitCode, read), output };
}

/** Runs the browser tests of a selection, such as `--grep @deep`. */
export async function runPlaywright(
  selection: readonly string[],
  { folder, run, ensure } = usual,
): Promise<StepResult> {
  const problem = ensure();
  if (problem) {
    console.error(problem);
    return { counts: oneFailed };
  }
  const file = join(folder, 'playwright.json');
  rmSync(file, { force: true });
  mkdirSync(folder, { recursive: true });
  const { exitCode } = await run('@playwright/test', [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...selection,
  ]);
  return readReport(file, exitCode, (report: PlaywrightReport) => ({
    counts: countPlaywright(report),
    failures: failedInPlaywright(report),
  }));
}

function readReport(
  file: string,
  exitCode: number,
  read: (report: never) => StepResult,
): StepResult {
  try {
    const result = read(JSON.parse(readFileSync(file, 'utf8')) as never);
    return { ...result, counts: reconcileWithExitCode(result.counts, exitCode) };
  } catch {
    // The runner ended before it wrote its report; its output says why.
    return { counts: oneFailed };
  }
}
