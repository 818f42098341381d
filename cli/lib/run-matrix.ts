import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EngineName } from '../../scripts/lib/engines';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { root } from '../../scripts/lib/prepare.mjs';
import { programPath } from '../../scripts/lib/tool';
import type { Combination } from '../../src/shared/config/combinations';
import { environmentBuild, simulatorBuild, type BuildContext } from './builds';
import { CommandFailure } from './failure';
import { matrixReports, type PlaywrightReport } from './matrix-results';
import { combinationName } from './names';
import { runProgram } from './run-program';
import { copyShardReports } from './shard-reports';
import { ensureWritable } from './writable-folder';

/** A combination and the suites to run in it. */
export interface PlannedRun {
  readonly combination: Combination;
  readonly suites: readonly string[];
}

export interface MatrixSettings {
  /** Playwright's own build of this engine; undefined is Chromium. */
  readonly engine?: EngineName;
  /** This machine's part, such as `2/5`; its blob report can be merged with those of the others. */
  readonly shard: string | undefined;
  /** A regular expression for the titles of the tests. */
  readonly grep: string | undefined;
  readonly workers: number | undefined;
  readonly isHeaded: boolean;
  /** Playwright's reporter for the terminal. */
  readonly reporter: string;
  /** The channel for Playwright's own output. */
  readonly stdout: 'stdout' | 'stderr';
}

export interface MatrixOutcome {
  readonly exitCode: number;
  readonly report: PlaywrightReport;
}

/** Runs the suites of each combination. */
export type RunMatrix = (
  runs: readonly PlannedRun[],
  settings: MatrixSettings,
) => Promise<MatrixOutcome>;

/** Merges the shards' blob reports in a folder into one report. */
export type MergeReports = (
  folder: string,
  settings: Pick<MatrixSettings, 'reporter' | 'stdout'>,
) => Promise<MatrixOutcome>;

/**
 * Builds each environment once and runs one Playwright over all combinations: all workers stay busy and
 * there is one report. Each test serves the build with its own mock.
 * @throws {CommandFailure} when there is no browser, a folder cannot be written, a build fails, or the signal is
 *   aborted
 */
export async function runMatrix(
  runs: readonly PlannedRun[],
  settings: MatrixSettings,
  context: BuildContext,
): Promise<MatrixOutcome> {
  if (settings.engine === undefined && findBrowser() === undefined) {
    throw new CommandFailure(
      'notReady',
      'There is no browser for the tests. shenidar doctor explains how to get one.',
    );
  }
  if (settings.isHeaded && !hasScreen()) {
    throw new CommandFailure(
      'notReady',
      'This machine has no screen for a browser window. Omit --headed, or run the command under xvfb-run.',
    );
  }
  ensureReportsWritable();
  const builds = await buildOnce(runs, environmentBuild, context);
  const simulatorRuns = runs.filter(({ suites }) => suites.includes(simulatorSuite));
  const simulators = await buildOnce(simulatorRuns, simulatorBuild, context);
  const projects = runs.map(({ combination, suites }) => ({
    name: combinationName(combination),
    client: combination.client.id,
    environment: combination.environment.name,
    platform: combination.platform,
    build: builds.get(combination.environment.name),
    simulator: simulators.get(combination.environment.name),
    suites,
  }));
  const args = ['test', playwrightConfig, ...testArguments(settings)];
  return runPlaywright(args, projects, settings, context.signal);
}

/** Returns the build folder of each environment, keyed by the environment's name. */
async function buildOnce(
  runs: readonly PlannedRun[],
  build: (environment: string, context: BuildContext) => Promise<string>,
  context: BuildContext,
): Promise<ReadonlyMap<string, string>> {
  const builds = new Map<string, string>();
  for (const name of new Set(runs.map(({ combination }) => combination.environment.name))) {
    builds.set(name, await build(name, context));
  }
  return builds;
}

/** Only Linux machines may lack a screen. */
function hasScreen({ platform, env } = process): boolean {
  return platform !== 'linux' || !!env['DISPLAY'] || !!env['WAYLAND_DISPLAY'];
}

/** The suite that needs the simulator served beside the app. */
const simulatorSuite = 'simulator';

const playwrightConfig = '--config=e2e/playwright.config.ts';

/** @throws {CommandFailure} when there is nothing to merge, or the signal is aborted */
export async function mergeReports(
  folder: string,
  settings: Pick<MatrixSettings, 'reporter' | 'stdout'>,
  signal: AbortSignal,
): Promise<MatrixOutcome> {
  ensureReportsWritable();
  const copy = copyShardReports(folder);
  try {
    return await runPlaywright(['merge-reports', playwrightConfig, copy], [], settings, signal);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Fails before the builds, because Playwright would only fail after them. */
function ensureReportsWritable(): void {
  ensureWritable(
    join(root, matrixReports.folder),
    "The folder for the tests' reports",
    'Make it writable, or set SHENIDAR_REPORTS to another folder.',
  );
}

/** Runs Playwright; its reports replace those of the last run. */
async function runPlaywright(
  args: readonly string[],
  projects: readonly unknown[],
  settings: Pick<MatrixSettings, 'reporter' | 'stdout' | 'engine'> & { shard?: unknown },
  signal: AbortSignal,
): Promise<MatrixOutcome> {
  const { reporter, stdout, shard, engine = '' } = settings;
  // Other engines write below Chromium's folder, which is made anew before them.
  const folder = join(root, matrixReports.folder, engine);
  rmSync(folder, { recursive: true, force: true });
  const exitCode = await runProgram({
    args: [programPath('@playwright/test'), ...args],
    environment: {
      SHENIDAR_COMBINATIONS: JSON.stringify(projects),
      SHENIDAR_ENGINE: engine,
      SHENIDAR_REPORTS: folder,
      SHENIDAR_REPORTER: reporter,
      SHENIDAR_IS_SHARD: shard === undefined ? '' : 'yes',
    },
    stdout,
    signal,
  });
  return { exitCode, report: readReport(join(folder, basename(matrixReports.json))) };
}

function testArguments({ grep, shard, workers, isHeaded }: MatrixSettings): string[] {
  return [
    // A shard may have no tests.
    ...(shard === undefined ? [] : [`--shard=${shard}`, '--pass-with-no-tests']),
    ...(grep === undefined ? [] : [`--grep=${grep}`]),
    ...(workers === undefined ? [] : [`--workers=${workers}`]),
    ...(isHeaded ? ['--headed'] : []),
  ];
}

function readReport(path: string): PlaywrightReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  } catch {
    throw new CommandFailure('notReady', 'Playwright could not run; see its message above.');
  }
}
