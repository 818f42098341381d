import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { root } from '../../scripts/lib/prepare.mjs';
import { programOf } from '../../scripts/lib/tool';
import type { Combination } from '../../src/shared/config/combinations';
import { environmentBuild, type BuildContext } from './builds';
import { CommandFailure } from './failure';
import { matrixReports, type PlaywrightReport } from './matrix-results';
import { nameOf } from './names';
import { runProgram } from './run-program';
import { serveBuild, type ServedBuild } from './serve-build';

/** A combination with the suites that are to run in it. */
export interface PlannedRun {
  readonly combination: Combination;
  readonly suites: readonly string[];
}

export interface MatrixSettings {
  /** Such as `2/5`: this machine's part; its blob report merges with those of the others. */
  readonly shard: string | undefined;
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
export type MatrixRun = (
  runs: readonly PlannedRun[],
  settings: MatrixSettings,
) => Promise<MatrixOutcome>;

/** Joins the blob reports in a folder, those of shards, into one. */
export type ReportMerge = (
  folder: string,
  settings: Pick<MatrixSettings, 'reporter' | 'stdout'>,
) => Promise<MatrixOutcome>;

/**
 * Builds each environment once, serves it once, and runs one Playwright over all combinations, so
 * that its workers are always busy and its report is one. Each test brings a mock of its own.
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
  const served = new Map<string, ServedBuild>();
  try {
    for (const name of new Set(runs.map(({ combination }) => combination.environment.name))) {
      const folder = await environmentBuild(name, context);
      served.set(name, await serveBuild({ folder, port: 0 }));
    }
    const projects = runs.map(({ combination, suites }) => ({
      name: nameOf(combination),
      client: combination.client.id,
      environment: combination.environment.name,
      platform: combination.platform,
      baseURL: served.get(combination.environment.name)?.url ?? '',
      suites,
    }));
    const args = ['test', playwrightConfig, ...testArguments(settings)];
    return await playwright(args, projects, settings, context.signal);
  } finally {
    for (const server of served.values()) await server.close();
  }
}

const playwrightConfig = '--config=e2e/playwright.config.ts';

/** @throws {CommandFailure} when there is nothing to merge, or the signal is aborted */
export function mergeReports(
  folder: string,
  settings: Pick<MatrixSettings, 'reporter' | 'stdout'>,
  signal: AbortSignal,
): Promise<MatrixOutcome> {
  return playwright(['merge-reports', playwrightConfig, folder], [], settings, signal);
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
    args: [programOf('@playwright/test'), ...args],
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

function testArguments({ shard, workers, isHeaded }: MatrixSettings): string[] {
  return [
    // A shard may come out empty.
    ...(shard === undefined ? [] : [`--shard=${shard}`, '--pass-with-no-tests']),
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
