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
import { ensureBrowser } from './ensure-browser';
import { runTool } from './tool';

/** One line of the table that `npm test` ends with. */
export interface TestStep {
  readonly name: string;
  /** The step without whose success this one says nothing. */
  readonly needs?: string;
  /** `output` is what there is to say of it, unless it has spoken already. */
  readonly run: () => Promise<{ counts: Counts; output?: string }>;
}

/** The environments that `npm test` builds and drives the browser against: the web, and a native wrapper. */
const modes = ['pwa', 'webview-new'] as const;
/** The one that has a budget. */
const [webMode] = modes;

const vitestReport = 'test-results/vitest.json';
const playwrightReport = 'test-results/playwright.json';

const lintCache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];

/**
 * What `npm test` does: two lanes beside each other, each with its steps one after the other. The browser
 * tests wait a lot, so what the other lane has to count fills the gaps.
 */
export const testLanes: readonly (readonly TestStep[])[] = [
  [
    toolStep('lint', ['oxlint'], ['eslint', '--max-warnings', '0', ...lintCache]),
    { name: 'unit', run: runVitest },
  ],
  [
    toolStep('format', ['oxfmt', '--check']),
    toolStep('types', ['typescript-7', '--noEmit']),
    toolStep(
      'build',
      ...modes.map((mode) => ['vite', 'build', '--mode', mode, '--logLevel', 'warn']),
      // The simulator beside the wrapper's build.
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
    ),
    { ...toolStep('bytes', ['tsx', 'scripts/check-bytes.ts', webMode]), needs: 'build' },
    {
      ...toolStep('purity', ...modes.map((mode) => ['tsx', 'scripts/check-purity.ts', mode])),
      needs: 'build',
    },
    { name: 'browser', needs: 'build', run: runPlaywright },
  ],
];

/** A step of programs that are content or not: each counts as one. */
function toolStep(name: string, ...calls: readonly (readonly string[])[]): TestStep {
  const run = async () => {
    const ends = [];
    for (const [packageName = '', ...args] of calls)
      ends.push(await runTool(packageName, args, { capturesOutput: true }));
    return {
      counts: sumCounts(ends.map(({ exitCode }) => (exitCode === 0 ? onePassed : oneFailed))),
      output: ends.map(({ output }) => output).join(''),
    };
  };
  return { name, run };
}

async function runVitest() {
  rmSync(vitestReport, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const { exitCode, output } = await runTool('vitest', ['run', ...reporters], {
    capturesOutput: true,
  });
  return { counts: readCounts(vitestReport, countVitest, exitCode), output };
}

async function runPlaywright() {
  const complaint = ensureBrowser();
  if (complaint) {
    console.error(complaint);
    return { counts: oneFailed };
  }
  rmSync(playwrightReport, { force: true });
  mkdirSync(dirname(playwrightReport), { recursive: true });
  const { exitCode } = await runTool('@playwright/test', [
    'test',
    '-c',
    'e2e/playwright.config.ts',
  ]);
  return { counts: readCounts(playwrightReport, countPlaywright, exitCode) };
}

function readCounts(file: string, count: (report: never) => Counts, exitCode: number): Counts {
  try {
    return reconcileWithExitCode(count(JSON.parse(readFileSync(file, 'utf8')) as never), exitCode);
  } catch {
    // The runner ended before it could write its report, and has told why.
    return oneFailed;
  }
}
