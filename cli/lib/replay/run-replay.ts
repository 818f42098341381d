import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Divergence } from '../../../native-simulator/recording/compare';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import { root } from '../../../scripts/lib/prepare.mjs';
import { programPath } from '../../../scripts/lib/tool';
import type { Combination } from '../../../src/shared/config/combinations';
import { environmentBuild, type BuildContext } from '../builds';
import { CommandFailure } from '../failure';
import { combinationName } from '../names';
import { runProgram } from '../run-program';

/** Where a replay that diverged leaves its trace and screenshot. */
export const replayTraces = 'test-results/replay';

export interface ReplayPlan {
  /** The recording's file, whole path. It has been read, and is good. */
  readonly file: string;
  readonly combination: Combination;
  readonly isHeaded: boolean;
}

export interface ReplayOutcome {
  /** Null when all went as it was recorded. */
  readonly divergence: Divergence | null;
}

/** Plays a recording against the app as it is now. */
export type RunReplay = (plan: ReplayPlan) => Promise<ReplayOutcome>;

/**
 * Builds the environment of a recording, and lets Playwright play it there, by e2e/specs/replay/replay.spec.ts,
 * which serves the build with a mock of its own.
 * @throws {CommandFailure} when there is no browser, the build fails, the replay could not be done, or the
 * signal is aborted
 */
export async function runReplay(plan: ReplayPlan, context: BuildContext): Promise<ReplayOutcome> {
  if (findBrowser() === undefined) {
    throw new CommandFailure('notReady', 'No browser was found; shenidar doctor says what to do.');
  }
  const build = await environmentBuild(plan.combination.environment.name, context);
  const place = mkdtempSync(join(tmpdir(), 'shenidar-replay-'));
  try {
    return await context.progress('Replaying', () => play(plan, build, place, context.signal));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function play(
  { file, combination, isHeaded }: ReplayPlan,
  build: string,
  place: string,
  signal: AbortSignal,
): Promise<ReplayOutcome> {
  const outcomeFile = join(place, 'outcome.json');
  const project = {
    name: combinationName(combination),
    client: combination.client.id,
    environment: combination.environment.name,
    platform: combination.platform,
    build,
    suites: ['replay'],
  };
  const options = ['--reporter=null', '--workers=1', `--output=${join(root, replayTraces)}`];
  await runProgram({
    args: [
      programPath('@playwright/test'),
      ...['test', 'replay.spec', '--config=e2e/playwright.config.ts'],
      ...options,
      ...(isHeaded ? ['--headed'] : []),
    ],
    environment: {
      SHENIDAR_COMBINATIONS: JSON.stringify([project]),
      SHENIDAR_REPORTS: place,
      SHENIDAR_REPLAY: file,
      SHENIDAR_REPLAY_OUTCOME: outcomeFile,
    },
    stdout: 'stderr',
    signal,
  });
  return readOutcome(outcomeFile);
}

function readOutcome(file: string): ReplayOutcome {
  let outcome: ReplayOutcome | { readonly error: string };
  try {
    outcome = JSON.parse(readFileSync(file, 'utf8')) as typeof outcome;
  } catch {
    throw new CommandFailure('notReady', 'The replay could not be done: Playwright told nothing.');
  }
  if ('divergence' in outcome) return outcome;
  throw new CommandFailure('notReady', `The replay could not be done: ${outcome.error}`);
}
