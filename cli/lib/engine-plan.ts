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
 * The combinations that an engine runs: of Shenidar's own client, on the platforms that the engine stands for.
 * @throws {CommandFailure} when there is none, or an option is only for Playwright
 */
export function planEngine(
  name: EngineName,
  runs: readonly PlannedRun[],
  choices: PlaywrightChoices,
): readonly Combination[] {
  for (const option of ['suite', 'shard', 'merge', 'headed', 'workers'] as const)
    if (choices[option] !== undefined)
      throw new CommandFailure(
        'badUsage',
        `--${option} is for Chromium only. ${name} has one suite, which runs in one window after the other.`,
      );
  const planned = runs
    .map(({ combination }) => combination)
    .filter(
      ({ client, platform }) => client.id === OWN_CLIENT_ID && platformsOf[name].includes(platform),
    );
  if (planned.length === 0)
    throw new CommandFailure(
      'badUsage',
      `Nothing to run in ${name}: it stands for ${platformsOf[name].join(' and ')} with Shenidar's own client (--client ${OWN_CLIENT_ID}).`,
    );
  return planned;
}
