import { InvalidArgumentError, Option, type Command } from 'commander';
import { noTests, sumCounts } from '../../scripts/lib/counts';
import { platforms, type Combination } from '../../src/shared/config/combinations';
import type { Deps } from '../deps';
import { CommandFailure } from '../lib/failure';
import { planMatrix, type MatrixChoices, type MatrixPlan } from '../lib/matrix-plan';
import { rerunCommands, failedTests, matrixReports, matrixResults } from '../lib/matrix-results';
import { matrixTable } from '../lib/matrix-table';
import { combinationName } from '../lib/names';
import type { MatrixOutcome } from '../lib/run-matrix';
import { table } from '../lib/table';

interface E2eOptions extends MatrixChoices {
  readonly list?: true;
  /** What the titles of the tests have to match, as a regular expression. */
  readonly grep?: string;
  readonly shard?: string;
  readonly workers?: number;
  readonly headed?: true;
  readonly reporter: string;
  /** A folder of blob reports. */
  readonly merge?: string;
  readonly json?: true;
}

const collect = (value: string, before: readonly string[] = []) => [...before, value];

/** `shenidar e2e`: the browser tests in many combinations, and a table of what came of them. */
export function addE2eCommand(program: Command, deps: Deps): void {
  program
    .command('e2e')
    .summary('runs the browser tests in many combinations')
    .description('Runs the suites that apply in each chosen combination; ends with a table.')
    .option('--client <id|name>', 'may be given several times; default: all', collect)
    .option('--env <name>', 'may be given several times; default: all', collect)
    .addOption(new Option('--platform <name...>', 'default: all that exist').choices(platforms))
    .option('--all', 'every combination that exists')
    .option('--suite <name>', 'a folder of e2e/specs; may be given several times', collect)
    .option('--grep <pattern>', 'only tests whose titles match', parsePattern)
    .option('--list', 'prints the combinations with their suites and runs nothing')
    .option('--shard <i/n>', "this machine's part", parseShard)
    .option('--merge <folder>', 'runs nothing: joins the blob reports of shards')
    .option('--workers <number>', 'browsers at a time', parseWorkers)
    .option('--headed', 'with windows')
    .addOption(
      new Option('--reporter <name>', 'what is seen meanwhile')
        .choices(['list', 'line', 'dot', 'github'])
        .default('list'),
    )
    .option('--json', 'one JSON document on stdout')
    .addHelpText(
      'after',
      `
Examples:
  shenidar e2e --client CafeBazaar --env app-webview-dev
  shenidar e2e --all --suite smoke --workers 2
  shenidar e2e --client other --env pwa --suite player --grep seek
  shenidar e2e --all --list
  shenidar e2e --all --shard 1/4 --reporter dot
  shenidar e2e --merge blobs

Reports: ${matrixReports.json}, junit.xml and html/ beside it; with --shard also
blob/: put those of all shards into one folder for --merge.`,
    )
    .action((options: E2eOptions) => run(options, deps));
}

async function run(options: E2eOptions, deps: Deps): Promise<void> {
  const all = options.all ?? options.merge !== undefined;
  const plan = planMatrix(deps.rows, deps.suites(), { ...options, all });
  if (options.list) {
    deps.out(options.json ? JSON.stringify(listing(plan)) : listText(plan));
    return;
  }
  const output = {
    reporter: options.reporter,
    stdout: options.json ? 'stderr' : 'stdout',
  } as const;
  const { grep, shard, workers, headed = false } = options;
  const outcome = await (options.merge === undefined
    ? deps.runMatrix(plan.runs, { ...output, grep, shard, workers, isHeaded: headed })
    : deps.mergeReports(options.merge, output));
  report(plan, outcome, options, deps);
}

function report(
  plan: MatrixPlan,
  { exitCode, report: playwright }: MatrixOutcome,
  { json, shard }: E2eOptions,
  { out, columns }: Deps,
): void {
  const results = matrixResults(playwright);
  const failures = failedTests(playwright);
  const { passed, failed, skipped } = sumCounts([noTests, ...results]);
  const ranNothing = shard === undefined && passed + failed === 0;
  const isBroken = (playwright.errors ?? []).length > 0 || (exitCode !== 0 && failed === 0);
  const ok = !isBroken && failed === 0 && !ranNothing;
  if (json) {
    const { excluded } = listing(plan);
    out(
      JSON.stringify({
        ok,
        results,
        failures,
        again: rerunCommands(failures),
        excluded,
        reports: matrixReports,
      }),
    );
  } else {
    out(`\n${matrixTable(results, columns)}\n\n${excludedText(plan)}`);
    for (const command of rerunCommands(failures)) out(`Again: ${command}`);
    out(`${passed} passed, ${failed} failed, ${skipped} skipped. Report: ${matrixReports.html}`);
  }
  if (ranNothing && !isBroken) throw new CommandFailure('failed', 'No test ran.');
  const beside = isBroken
    ? ' Something failed outside of the tests; its message stands above.'
    : '';
  if (!ok) throw new CommandFailure('failed', `Failed tests: ${failed}.${beside}`);
}

const parts = ({ client, environment, platform }: Combination) => ({
  client: client.name,
  clientId: client.id,
  environment: environment.name,
  platform,
});

function listing({ runs, excluded, without }: MatrixPlan) {
  return {
    combinations: [
      ...runs.map(({ combination, suites }) => ({ ...parts(combination), suites })),
      ...without.map((combination) => ({ ...parts(combination), suites: [] })),
    ],
    excluded: excluded.map((combination) => ({
      ...parts(combination),
      reason: combination.reason,
    })),
  };
}

function listText(plan: MatrixPlan): string {
  const runs = plan.runs.map(({ combination, suites }) => [
    combinationName(combination),
    suites.join(', '),
  ]);
  const without = plan.without.map((combination) => [
    combinationName(combination),
    'no suite applies',
  ]);
  return [table([['combination', 'suites'], ...runs, ...without]), excludedText(plan)].join('\n\n');
}

function excludedText({ excluded }: MatrixPlan): string {
  if (excluded.length === 0) return 'Excluded: none.';
  const rows = excluded.map((combination) => [
    combinationName(combination),
    combination.reason ?? '',
  ]);
  return `Excluded (${excluded.length}), as they can't exist:\n${table(rows)}`;
}

function parseShard(text: string): string {
  const [, part, total] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  if (part !== undefined && total !== undefined && Number(part) <= Number(total)) return text;
  throw new InvalidArgumentError('A shard is a part of a whole, such as 1/4.');
}

function parsePattern(text: string): string {
  try {
    new RegExp(text, 'u');
    return text;
  } catch {
    throw new InvalidArgumentError('A pattern is a regular expression.');
  }
}

function parseWorkers(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Workers are a number from 1.');
}
