import {
  clientIn,
  combinationsOf,
  type Combination,
  type Platform,
} from '../../src/shared/config/combinations';
import type { Rows } from '../deps';
import { CommandFailure } from './failure';
import { checkClient, findEnvironment, unknownNameFailure } from './names';
import type { PlannedRun } from './run-matrix';
import { suiteApplies, type Suite } from './suites';

export interface MatrixChoices {
  readonly client?: readonly string[];
  readonly env?: readonly string[];
  readonly platform?: readonly Platform[];
  readonly all?: boolean;
  readonly suite?: readonly string[];
}

export interface MatrixPlan {
  /** Combinations with the suites that apply to them, at least one. */
  readonly runs: readonly PlannedRun[];
  /** Chosen combinations that cannot exist, with the reason. */
  readonly excluded: readonly Combination[];
  /** Chosen combinations that exist but have no chosen suite. */
  readonly withoutSuites: readonly Combination[];
}

/**
 * Resolves the choices to combinations and suites. Without a client, all clients are chosen, and so on.
 * @throws {CommandFailure} when a name is unknown, nothing is chosen, or nothing chosen can run
 */
export function planMatrix(
  rows: Rows,
  suites: readonly Suite[],
  choices: MatrixChoices,
): MatrixPlan {
  if (!choices.all && !choices.client && !choices.env && !choices.platform) {
    throw new CommandFailure(
      'badUsage',
      'Nothing is chosen. Choose combinations with --client, --env, --platform or --all.',
    );
  }
  const chosen = chooseCombinations(rows, choices);
  const chosenSuites = chooseSuites(suites, choices.suite);
  const existing = chosen.filter(({ reason }) => reason === undefined);
  const planned = existing.map((combination) => ({
    combination,
    suites: chosenSuites
      .filter((suite) => suiteApplies(suite, combination))
      .map(({ name }) => name),
  }));
  const plan: MatrixPlan = {
    runs: planned.filter((run) => run.suites.length > 0),
    excluded: chosen.filter(({ reason }) => reason !== undefined),
    withoutSuites: planned.filter((run) => run.suites.length === 0).map((run) => run.combination),
  };
  if (plan.runs.length === 0) throw nothingToRun(plan);
  return plan;
}

function chooseCombinations(rows: Rows, { client, env, platform }: MatrixChoices) {
  client?.forEach((text) => checkClient(rows, text));
  const environments = env?.map((text) => findEnvironment(rows, text)) ?? rows.environments;
  return combinationsOf(rows.clients, rows.environments).filter(
    (one) =>
      environments.includes(one.environment) &&
      (platform?.includes(one.platform) ?? true) &&
      (client?.some((text) => clientIn(rows.clients, text, one.environment) === one.client) ??
        true),
  );
}

function chooseSuites(suites: readonly Suite[], names: readonly string[] | undefined) {
  const all = suites.map(({ name }) => name);
  for (const name of names ?? []) {
    if (!all.includes(name)) throw unknownNameFailure('suite', name, all);
  }
  return suites.filter(({ name }) => names?.includes(name) ?? true);
}

function nothingToRun({ excluded, withoutSuites }: MatrixPlan): CommandFailure {
  const [first] = excluded;
  return new CommandFailure(
    'badUsage',
    withoutSuites.length === 0 && first?.reason !== undefined
      ? `Nothing to run: ${first.reason}`
      : 'Nothing to run: no chosen suite applies to a chosen combination.',
  );
}
