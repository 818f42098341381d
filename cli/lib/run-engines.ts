import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { missingEngine, type EngineName } from '../../scripts/lib/engines';
import { matrixCommand } from '../../scripts/lib/matrix-command';
import { root } from '../../scripts/lib/prepare.mjs';
import type { Combination } from '../../src/shared/config/combinations';
import { environmentBuild, type BuildContext } from './builds';
import type { EngineOutcome, EngineRunPlan } from './engine-plan';
import { CommandFailure } from './failure';
import { matrixReports, type FailedTest, type SuiteResult } from './matrix-results';
import { combinationName } from './names';
import { runProgram } from './run-program';

/** The folder below e2e/ with the journeys; in the table it stands for a suite. */
const SUITE = 'engines';
const folder = join(root, matrixReports.folder, SUITE);

/** An entry of the report that e2e/engines/main.ts writes. */
interface EngineResult {
  readonly combination: string;
  readonly title: string;
  readonly seconds: number;
  readonly failure?: string;
}

/**
 * Makes the journeys of e2e/engines in one engine. Builds only if an input changed.
 * @throws {CommandFailure} when a build fails, the program ends before its report, or the signal is aborted
 */
export async function runEngines(
  engine: EngineName,
  { runs, grep }: EngineRunPlan,
  context: BuildContext,
): Promise<EngineOutcome> {
  const missing = missingEngine(engine);
  if (missing !== undefined) return skippedFor(missing, engine, runs);
  const builds = new Map<string, string>();
  for (const name of new Set(runs.map(({ environment }) => environment.name)))
    builds.set(name, await environmentBuild(name, context));
  const report = join(folder, `${engine}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const order = {
    ...{ engine, grep, report, pictures: folder },
    runs: runs.map((run) => ({
      combination: combinationName(run),
      platform: run.platform === 'ios' ? 'ios' : 'web',
      clientId: run.client.id,
      build: builds.get(run.environment.name),
    })),
  };
  const exitCode = await runProgram({
    args: ['--import', 'tsx', 'e2e/engines/main.ts'],
    environment: { SHENIDAR_ENGINE_ORDER: JSON.stringify(order) },
    stdout: 'stderr',
    signal: context.signal,
  });
  const all = readReport(report);
  return all.length === 0
    ? skippedFor(`no journey's title matches ${grep}`, engine, runs)
    : { ...outcomeOf(engine, runs, all), isBroken: exitCode !== 0 };
}

/** Nothing ran: each combination counts as skipped once. */
function skippedFor(
  reason: string,
  engine: EngineName,
  runs: readonly Combination[],
): EngineOutcome {
  const skipped = { browser: engine, suite: SUITE, passed: 0, failed: 0, skipped: 1, seconds: 0 };
  const results = runs.map((run) => ({ ...skipped, combination: combinationName(run) }));
  return { results, failures: [], missing: reason };
}

/** Counts the results by combination. */
export function outcomeOf(
  engine: EngineName,
  runs: readonly Combination[],
  all: readonly EngineResult[],
): EngineOutcome {
  const results = runs.map(combinationName).map((combination): SuiteResult => {
    const own = all.filter((result) => result.combination === combination);
    const failed = own.filter(({ failure }) => failure !== undefined).length;
    const seconds = own.reduce((total, result) => total + result.seconds, 0);
    // No title matches there.
    const skipped = own.length === 0 ? 1 : 0;
    const counts = { passed: own.length - failed, failed, skipped };
    return { browser: engine, combination, suite: SUITE, ...counts, seconds };
  });
  const failures = all
    .filter(({ failure }) => failure !== undefined)
    .map(({ combination, title }): FailedTest => {
      const again = `${matrixCommand(combination, [], [title])} --browser ${engine}`;
      return { combination, suite: SUITE, file: 'engines/cases', title, again };
    });
  return { results, failures };
}

function readReport(path: string): readonly EngineResult[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as EngineResult[];
  } catch {
    throw new CommandFailure('notReady', 'The journeys could not be made; see the message above.');
  }
}
