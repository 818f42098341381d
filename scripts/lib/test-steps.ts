import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
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

const vitestReport = 'test-results/vitest.json';
const playwrightReport = 'test-results/playwright.json';

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

/**
 * The steps of `npm test` in two parallel lanes. The browser tests wait a lot, so the other lane's CPU-bound
 * steps run meanwhile.
 */
export const testLanes: readonly (readonly TestStep[])[] = [
  [
    toolStep(
      'lint',
      ['oxlint'],
      ['eslint', '--max-warnings', '0', ...lintCache],
      ['knip', '--no-progress'],
    ),
    { name: 'unit', run: runVitest },
  ],
  [
    toolStep('format', ['oxfmt', '--check']),
    toolStep('types', ['typescript-7', '--noEmit']),
    build,
    { ...toolStep('bytes', ['tsx', 'scripts/check-bytes.ts', webMode]), needs: 'build' },
    {
      ...toolStep('purity', ...modes.map((mode) => ['tsx', 'scripts/check-purity.ts', mode])),
      needs: 'build',
    },
    { name: 'browser', needs: 'build', run: () => runPlaywright('--grep-invert', deepTag) },
    { name: 'engines', needs: 'build', run: () => runEngineJourneys() },
  ],
];

/** The steps of `npm run test:deep`: what `npm test` leaves out. */
export const deepTestLanes: readonly (readonly TestStep[])[] = [
  [build, { name: 'browser', needs: 'build', run: () => runPlaywright('--grep', deepTag) }],
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

async function runVitest(): Promise<StepResult> {
  rmSync(vitestReport, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const { exitCode, output } = await runTool('vitest', ['run', ...reporters], {
    capturesOutput: true,
  });
  const read = (report: VitestReport): StepResult => ({
    counts: countVitest(report),
    failures: failedInVitest(report, root),
  });
  return { ...readReport(vitestReport, exitCode, read), output };
}

async function runPlaywright(...selection: readonly string[]): Promise<StepResult> {
  const problem = ensureBrowser();
  if (problem) {
    console.error(problem);
    return { counts: oneFailed };
  }
  rmSync(playwrightReport, { force: true });
  mkdirSync(dirname(playwrightReport), { recursive: true });
  const { exitCode } = await runTool('@playwright/test', [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...selection,
  ]);
  return readReport(playwrightReport, exitCode, (report: PlaywrightReport) => ({
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
