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

/** `shenidar replay`: plays a recorded session against the current app, or exports it as a spec. */
export function addReplayCommand(program: Command, deps: Deps): void {
  program
    .command('replay')
    .summary('plays a recorded session against the app')
    .description(
      'Plays a session recorded in the simulator and shows where the app diverges from it.',
    )
    .argument('<file>', 'the recording (JSON)')
    .option('--export <spec>', 'write it as a Playwright spec, play nothing')
    .option('--headed', 'show the browser window')
    .option('--json', 'print one JSON document on stdout')
    .addHelpText(
      'after',
      `
Examples:
  shenidar replay fixtures/recordings/market-credit.json
  shenidar replay session.json --json | jq .divergence
  shenidar replay session.json --export e2e/specs/replay/session.spec.ts

The spec runs with the others in e2e/specs. Exit codes: 0 the app behaves as recorded,
1 it diverges, 2 the file is not a recording, 3 the environment is not ready.`,
    )
    .action((file: string, options: ReplayOptions) => run(file, options, deps));
}

async function run(given: string, options: ReplayOptions, deps: Deps): Promise<void> {
  const file = pathFromCaller(given);
  const recording = readRecording(file);
  const { client, environment: env, platform } = recording.launch;
  const combination = findCombination(deps.rows, { client, env, platform });
  if (options.export !== undefined) {
    const spec = pathFromCaller(options.export);
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
    throw new CommandFailure(
      'failed',
      `The replay diverged from the recording. Its trace is in ${replayTraces}.`,
    );
  }
}

function sameText({ name, entries }: Recording): string {
  return `${name}: the app behaves as recorded (${entries.length} entries).`;
}

/** npm runs us in the repository's root and passes the caller's folder in INIT_CWD. */
function pathFromCaller(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}
