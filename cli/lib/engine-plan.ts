import { engineNames, type EngineName } from '../../scripts/lib/engines';
import { OWN_CLIENT_ID } from '../../src/shared/config/clients';
import type { Combination, Platform } from '../../src/shared/config/combinations';
import { CommandFailure } from './failure';
import type { FailedTest, SuiteResult } from './matrix-results';
import type { PlannedRun } from './run-matrix';

/** The browsers of `e2e`. Playwright drives Chromium through all suites; the others make the journeys of e2e/engines. */
export const browsers = ['chromium', ...engineNames] as const;
export type BrowserName = (typeof browsers)[number];

/** The platforms that an engine stands for. */
const platformsOf: Readonly<Record<EngineName, readonly Platform[]>> = {
  webkit: ['web', 'ios'],
  firefox: ['web'],
};

/** What one engine runs: the suites in Playwright's own build of it, or the journeys of e2e/engines. */
export type EnginePlan =
  | { readonly name: EngineName; readonly suites: readonly PlannedRun[] }
  | { readonly name: EngineName; readonly journeys: readonly Combination[] };

export interface EngineRunPlan {
  readonly runs: readonly Combination[];
  /** A regular expression for the titles of the cases. */
  readonly grep: string | undefined;
}

export interface EngineOutcome {
  readonly results: readonly SuiteResult[];
  readonly failures: readonly FailedTest[];
  /** Why nothing ran; the results count each combination as skipped then. */
  readonly missing?: string;
  /** Something failed outside of the tests. */
  readonly isBroken?: boolean;
}

/** Runs the journeys of e2e/engines in one engine. */
export type RunEngine = (name: EngineName, plan: EngineRunPlan) => Promise<EngineOutcome>;

/** Options that only Playwright's runs know. */
interface PlaywrightChoices {
  readonly suite?: unknown;
  readonly shard?: unknown;
  readonly merge?: unknown;
  readonly headed?: unknown;
  readonly workers?: unknown;
}

/**
 * What an engine runs, on the platforms that it stands for. Playwright's own build runs the suites of every client;
 * without it the journeys are made, with Shenidar's own client.
 * @throws {CommandFailure} when there is nothing to run, or an option does not go with the engine
 */
export function planEngine(
  name: EngineName,
  hasPlaywrightBuild: boolean,
  runs: readonly PlannedRun[],
  choices: PlaywrightChoices,
): EnginePlan {
  const refused = hasPlaywrightBuild
    ? (['shard', 'merge'] as const)
    : (['suite', 'shard', 'merge', 'headed', 'workers'] as const);
  for (const option of refused)
    if (choices[option] !== undefined)
      throw new CommandFailure(
        'badUsage',
        hasPlaywrightBuild
          ? `--${option} is for Chromium only.`
          : `--${option} is for Chromium only. ${name} has one suite, which runs in one window after the other.`,
      );
  const stands = `it stands for ${platformsOf[name].join(' and ')}`;
  const suites = runs.filter(({ combination: { platform } }) =>
    platformsOf[name].includes(platform),
  );
  const journeys = suites
    .map(({ combination }) => combination)
    .filter(({ client }) => client.id === OWN_CLIENT_ID);
  if (suites.length === 0)
    throw new CommandFailure('badUsage', `Nothing to run in ${name}: ${stands}.`);
  if (hasPlaywrightBuild) return { name, suites };
  if (journeys.length === 0)
    throw new CommandFailure(
      'badUsage',
      `Nothing to run in ${name}: ${stands} with Shenidar's own client (--client ${OWN_CLIENT_ID}).`,
    );
  return { name, journeys };
}
