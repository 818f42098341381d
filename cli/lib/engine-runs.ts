import type { Deps } from '../deps';
import type { EngineOutcome, EnginePlan } from './engine-plan';
import { failedTests, isBrokenRun, matrixResults } from './matrix-results';
import type { MatrixSettings } from './run-matrix';

/** Runs what is planned for an engine beside Chromium. */
export async function runInEngine(
  plan: EnginePlan,
  settings: MatrixSettings,
  deps: Pick<Deps, 'runMatrix' | 'runEngine'>,
): Promise<EngineOutcome> {
  const { name } = plan;
  if ('journeys' in plan) return deps.runEngine(name, { runs: plan.journeys, grep: settings.grep });
  const outcome = await deps.runMatrix(plan.suites, { ...settings, engine: name });
  return {
    results: matrixResults(outcome.report).map((result) => ({ ...result, browser: name })),
    failures: failedTests(outcome.report).map((failed) => ({
      ...failed,
      again: `${failed.again} --browser ${name}`,
    })),
    isBroken: isBrokenRun(outcome),
  };
}
