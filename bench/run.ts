/** `npm run bench`: compares the app with minimal pages of the same stack and checks the budgets. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { parseUsage } from '../scripts/lib/command';
import { ensureBrowser } from '../scripts/lib/ensure-browser';
import { exitNotReady } from '../scripts/lib/prepare.mjs';
import { describeMachine, loadWarning } from './lib/machine';
import { printReport } from './lib/print';
import type { PartReport } from './lib/report';
import { partNames, runParts, usualParts, type PartName } from './parts';

interface BenchOptions {
  only: PartName[];
  runs: number;
  out?: string;
}

const program = new Command('npm run bench --')
  .description(
    'Measures bytes, sound, playing, paints, interactions and the mock API, and checks the budgets.',
  )
  .addOption(
    new Option('--only <part...>', 'measure only these parts')
      .choices(partNames)
      .default(usualParts),
  )
  .addOption(
    new Option('--runs <number>', 'how often each page is measured')
      .argParser(parseRuns)
      .default(5),
  )
  .option('--out <file>', 'the JSON file; default: a new one in bench/results/');

const { only, runs, ...options } = parseUsage(program).opts<BenchOptions>();
const out = options.out ?? `bench/results/${fileStamp()}.json`;

const before = describeMachine();
const warning = loadWarning(before);
if (warning) console.log(`warning: ${warning}`);

const reports = await measure();
const machine = { ...before, loadAfter: describeMachine().load };
const budgets = reports.flatMap((report) => report.budgets);
const missed = budgets.filter(({ holds }) => !holds).length;

mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, `${JSON.stringify({ at: new Date(), machine, runs, reports }, null, 2)}\n`);
console.log(`\n${machine.processor}, ${machine.cores} cores, Node ${machine.node}`);
console.log(`load ${machine.load.toFixed(1)} before, ${machine.loadAfter.toFixed(1)} after`);
console.log(`${budgets.length - missed} budgets hold, ${missed} missed; written to ${out}`);
process.exit(missed > 0 ? 1 : 0);

async function measure(): Promise<PartReport[]> {
  const problem = only.some((name) => name !== 'mock') ? ensureBrowser() : undefined;
  if (problem) exitNotReady(problem);
  try {
    return await runParts(only, runs, printReport);
  } catch (error) {
    return exitNotReady(error instanceof Error ? error.message : String(error));
  }
}

function parseRuns(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= 100) return count;
  throw new InvalidArgumentError('Give a number from 1 to 100.');
}

/** The current time (UTC, to the second) for a file name. */
function fileStamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-');
}
