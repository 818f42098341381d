import { resolve } from 'node:path';
import type { Command } from 'commander';
import { describeDivergence } from '../../native-simulator/recording/describe-divergence';
import type { Recording } from '../../native-simulator/recording/recording';
import type { Deps } from '../deps';
import { CommandFailure } from '../lib/failure';
import { findCombination, combinationName } from '../lib/names';
import { readRecording } from '../lib/replay/read-recording';
import { replayTraces } from '../lib/replay/run-replay';
import { writeSpec } from '../lib/replay/write-spec';

interface ReplayOptions {
  readonly export?: string;
  readonly headed?: true;
  readonly json?: true;
}

/** `shenidar replay`: a recorded session against the app as it is now, or as a Playwright spec. */
export function addReplayCommand(program: Command, deps: Deps): void {
  program
    .command('replay')
    .summary('plays a recorded session against the app')
    .description('Plays a session recorded in the simulator; shows where the app goes another way.')
    .argument('<file>', 'the recording')
    .option('--export <spec>', 'plays nothing: writes it as a Playwright spec')
    .option('--headed', 'with a window')
    .option('--json', 'one JSON document on stdout')
    .addHelpText(
      'after',
      `
Examples:
  shenidar replay fixtures/recordings/market-credit.json
  shenidar replay session.json --json | jq .divergence
  shenidar replay session.json --export e2e/specs/replay/session.spec.ts

A spec runs with the others of e2e/specs. Exit codes: 0 it goes as recorded, 1 it diverges,
2 the file is no recording, 3 not ready.`,
    )
    .action((file: string, options: ReplayOptions) => run(file, options, deps));
}

async function run(given: string, options: ReplayOptions, deps: Deps): Promise<void> {
  const file = placeOf(given);
  const recording = readRecording(file);
  const { client, environment: env, platform } = recording.launch;
  const combination = findCombination(deps.rows, { client, env, platform });
  if (options.export !== undefined) {
    const spec = placeOf(options.export);
    writeSpec(recording, spec);
    deps.out(options.json ? JSON.stringify({ ok: true, spec }) : `Written: ${spec}`);
    return;
  }
  const isHeaded = options.headed ?? false;
  const { divergence } = await deps.replay({ file, combination, isHeaded });
  const result = {
    ok: divergence === null,
    name: recording.name,
    combination: combinationName(combination),
    entries: recording.entries.length,
    divergence,
  };
  if (options.json) deps.out(JSON.stringify(result));
  else deps.out(divergence ? describeDivergence(divergence, recording) : sameText(recording));
  if (divergence) {
    throw new CommandFailure('failed', `The replay diverged. Its trace: ${replayTraces}`);
  }
}

function sameText({ name, entries }: Recording): string {
  return `${name}: all goes as it was recorded (${entries.length} entries).`;
}

/** npm starts us in the repository's root, and tells where it was called. */
function placeOf(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}
