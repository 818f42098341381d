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
import { ensureWritable } from '../writable-folder';

/** The folder for the trace and screenshot of a replay that diverged. */
export const replayTraces = 'test-results/replay';

export interface ReplayPlan {
  /** Absolute path of a recording that has been validated. */
  readonly file: string;
  readonly combination: Combination;
  readonly isHeaded: boolean;
}

export interface ReplayOutcome {
  /** Null when the app behaved as recorded. */
  readonly divergence: Divergence | null;
}

/** Plays a recording against the current app. */
export type RunReplay = (plan: ReplayPlan) => Promise<ReplayOutcome>;

/**
 * Builds the recording's environment and runs e2e/specs/replay/replay.spec.ts on it, which serves the build
 * with its own mock.
 * @throws {CommandFailure} when there is no browser, the build fails, Playwright fails, or the signal is aborted
 */
export async function runReplay(plan: ReplayPlan, context: BuildContext): Promise<ReplayOutcome> {
  if (findBrowser() === undefined) {
    throw new CommandFailure(
      'notReady',
      'There is no browser for the tests. shenidar doctor explains how to get one.',
    );
  }
  ensureWritable(join(root, replayTraces), 'The folder for the trace', 'Make it writable.');
  const build = await environmentBuild(plan.combination.environment.name, context);
  const folder = mkdtempSync(join(tmpdir(), 'shenidar-replay-'));
  try {
    return await context.progress('Replaying', () => play(plan, build, folder, context.signal));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function play(
  { file, combination, isHeaded }: ReplayPlan,
  build: string,
  folder: string,
  signal: AbortSignal,
): Promise<ReplayOutcome> {
  const outcomeFile = join(folder, 'outcome.json');
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
      SHENIDAR_REPORTS: folder,
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
    throw new CommandFailure(
      'notReady',
      'The replay could not run: Playwright ended without a result. See its output above.',
    );
  }
  if ('divergence' in outcome) return outcome;
  throw new CommandFailure('notReady', `The replay could not run: ${outcome.error}`);
}
