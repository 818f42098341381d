import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

/** A combination with the suites that are to run in it. */
export interface PlannedRun {
  readonly combination: Combination;
  readonly suites: readonly string[];
}

export interface MatrixSettings {
  /** Such as `2/5`: this machine's part; its blob report merges with those of the others. */
  readonly shard: string | undefined;
  /** What the titles of the tests have to match. */
  readonly grep: string | undefined;
  readonly workers: number | undefined;
  readonly isHeaded: boolean;
  /** Playwright's reporter for people. */
  readonly reporter: string;
  /** Where Playwright's own output goes. */
  readonly stdout: 'stdout' | 'stderr';
}

export interface MatrixOutcome {
  readonly exitCode: number;
  readonly report: PlaywrightReport;
}

/** Runs suites in combinations. */
export type RunMatrix = (
  runs: readonly PlannedRun[],
  settings: MatrixSettings,
) => Promise<MatrixOutcome>;

/** Joins the blob reports in a folder, those of shards, into one. */
export type MergeReports = (
  folder: string,
  settings: Pick<MatrixSettings, 'reporter' | 'stdout'>,
) => Promise<MatrixOutcome>;

/**
 * Builds each environment once and runs one Playwright over all combinations, so that its workers are
 * always busy and its report is one. Each test serves the build with a mock of its own.
 * @throws {CommandFailure} when there is no browser, a build fails, or the signal is aborted
 */
export async function runMatrix(
  runs: readonly PlannedRun[],
  settings: MatrixSettings,
  context: BuildContext,
): Promise<MatrixOutcome> {
  if (findBrowser() === undefined) {
    throw new CommandFailure('notReady', 'No browser was found; shenidar doctor says what to do.');
  }
  if (settings.isHeaded && !hasScreen()) {
    throw new CommandFailure(
      'notReady',
      'There is no screen for a window: leave --headed out, or begin with xvfb-run.',
    );
  }
  const builds = await buildOnce(runs, environmentBuild, context);
  const aboutSimulator = runs.filter(({ suites }) => suites.includes(simulatorSuite));
  const simulators = await buildOnce(aboutSimulator, simulatorBuild, context);
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
  return playwright(args, projects, settings, context.signal);
}

/** The folder of each environment's build, by the environment's name. */
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

/** Only on Linux a machine may have none that the browser can be shown on. */
function hasScreen({ platform, env } = process): boolean {
  return platform !== 'linux' || !!env['DISPLAY'] || !!env['WAYLAND_DISPLAY'];
}

/** The folder of e2e/specs that needs the simulator beside the app. */
const simulatorSuite = 'simulator';

const playwrightConfig = '--config=e2e/playwright.config.ts';

/** @throws {CommandFailure} when there is nothing to merge, or the signal is aborted */
export async function mergeReports(
  folder: string,
  settings: Pick<MatrixSettings, 'reporter' | 'stdout'>,
  signal: AbortSignal,
): Promise<MatrixOutcome> {
  const copy = copyShardReports(folder);
  try {
    return await playwright(['merge-reports', playwrightConfig, copy], [], settings, signal);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Runs Playwright with reports of its own in place of those of the last time. */
async function playwright(
  args: readonly string[],
  projects: readonly unknown[],
  { reporter, stdout, shard }: Pick<MatrixSettings, 'reporter' | 'stdout'> & { shard?: unknown },
  signal: AbortSignal,
): Promise<MatrixOutcome> {
  rmSync(join(root, matrixReports.folder), { recursive: true, force: true });
  const exitCode = await runProgram({
    args: [programPath('@playwright/test'), ...args],
    environment: {
      SHENIDAR_COMBINATIONS: JSON.stringify(projects),
      SHENIDAR_REPORTS: join(root, matrixReports.folder),
      SHENIDAR_REPORTER: reporter,
      SHENIDAR_IS_SHARD: shard === undefined ? '' : 'yes',
    },
    stdout,
    signal,
  });
  return { exitCode, report: readReport() };
}

function testArguments({ grep, shard, workers, isHeaded }: MatrixSettings): string[] {
  return [
    // A shard may come out empty.
    ...(shard === undefined ? [] : [`--shard=${shard}`, '--pass-with-no-tests']),
    ...(grep === undefined ? [] : [`--grep=${grep}`]),
    ...(workers === undefined ? [] : [`--workers=${workers}`]),
    ...(isHeaded ? ['--headed'] : []),
  ];
}

function readReport(): PlaywrightReport {
  try {
    return JSON.parse(readFileSync(join(root, matrixReports.json), 'utf8')) as PlaywrightReport;
  } catch {
    throw new CommandFailure('notReady', 'Playwright could not run; its message stands above.');
  }
}
