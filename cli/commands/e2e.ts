import { InvalidArgumentError, Option, type Command } from 'commander';
import { noTests, sumCounts } from '../../scripts/lib/counts';
import { platforms, type Combination } from '../../src/shared/config/combinations';
import type { Deps } from '../deps';
import { browsers, planEngine, type BrowserName, type EngineOutcome } from '../lib/engine-plan';
import { runInEngine } from '../lib/engine-runs';
import { CommandFailure } from '../lib/failure';
import { planMatrix, type MatrixChoices, type MatrixPlan } from '../lib/matrix-plan';
import {
  rerunCommands,
  failedTests,
  isBrokenRun,
  matrixReports,
  matrixResults,
} from '../lib/matrix-results';
import { matrixTable } from '../lib/matrix-table';
import { combinationName } from '../lib/names';
import type { MatrixOutcome } from '../lib/run-matrix';
import { table } from '../lib/table';

interface E2eOptions extends MatrixChoices {
  readonly list?: true;
  /** A regular expression for the titles of the tests. */
  readonly grep?: string;
  readonly shard?: string;
  readonly workers?: number;
  readonly headed?: true;
  readonly reporter: string;
  readonly browser: readonly BrowserName[];
  /** A folder with the shards' blob reports. */
  readonly merge?: string;
  readonly json?: true;
}

/** `shenidar e2e`: runs the browser tests in many combinations and prints a table of the results. */
export function addE2eCommand(program: Command, deps: Deps): void {
  program
    .command('e2e')
    .summary('runs the browser tests in many combinations')
    .description('Runs the suites that apply to each chosen combination and ends with a table.')
    .option('--client <id|name...>', 'one or several; default: all')
    .option('--env <name...>', 'one or several; default: all')
    .addOption(
      new Option('--platform <name...>', 'default: every platform of the combinations').choices(
        platforms,
      ),
    )
    .option('--all', 'run every combination that exists')
    .option('--suite <name...>', 'one or several folders of e2e/specs; default: all')
    .option('--grep <pattern>', 'run only tests whose titles match', parsePattern)
    .option('--list', 'print the combinations and their suites, run nothing')
    .option('--shard <i/n>', 'run one part of the tests, such as 1/4', parseShard)
    .option('--merge <folder>', 'merge the blob reports of shards, run nothing')
    .option('--workers <number>', 'number of parallel browsers', parseWorkers)
    .option('--headed', 'show the browser windows')
    .addOption(
      new Option(
        '--browser <name...>',
        'one or several; docs/engines.md says which suites each runs',
      )
        .choices(browsers)
        .default(['chromium']),
    )
    .addOption(
      new Option('--reporter <name>', 'progress output')
        .choices(['list', 'line', 'dot', 'github'])
        .default('list'),
    )
    .option('--json', 'print one JSON document on stdout')
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
  shenidar e2e --client other --env pwa --browser webkit firefox

The reports are ${matrixReports.json} and, in the same folder, junit.xml and
html/. A shard also writes blob/: collect these of all shards in one folder for --merge.`,
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
  const { grep, shard, workers, headed = false, browser: chosen } = options;
  const engines = await Promise.all(
    chosen
      .filter((name) => name !== 'chromium')
      .map(async (name) => {
        const hasPlaywrightBuild = (await deps.playwrightBuild(name)) !== undefined;
        return planEngine(name, hasPlaywrightBuild, plan.runs, options);
      }),
  );
  const settings = { ...output, grep, shard, workers, isHeaded: headed };
  const runChromium = () =>
    options.merge === undefined
      ? deps.runMatrix(plan.runs, settings)
      : deps.mergeReports(options.merge, output);
  const chromium = chosen.includes('chromium') ? await runChromium() : ranNowhere;
  const others: NamedOutcome[] = [];
  for (const engine of engines)
    others.push({ name: engine.name, ...(await runInEngine(engine, settings, deps)) });
  report(plan, { chromium, others }, options, deps);
}

function report(
  plan: MatrixPlan,
  { chromium, others }: Outcomes,
  { json, shard, browser }: E2eOptions,
  { out, columns }: Deps,
): void {
  const { report: playwright } = chromium;
  const results = [...matrixResults(playwright), ...others.flatMap((other) => other.results)];
  const playwrightFailures = failedTests(playwright);
  const failures = [...playwrightFailures, ...others.flatMap((other) => other.failures)];
  const missing = others.filter((other) => other.missing !== undefined);
  const again = [
    ...rerunCommands(playwrightFailures),
    ...others.flatMap((other) => other.failures.map((each) => each.again)),
  ];
  const { passed, failed, skipped } = sumCounts([noTests, ...results]);
  const ranNothing = shard === undefined && passed + failed === 0;
  const isBroken = isBrokenRun(chromium) || others.some((other) => other.isBroken);
  const ok = !isBroken && failed === 0 && !ranNothing;
  if (json) {
    const { excluded } = listing(plan);
    out(
      JSON.stringify({
        ok,
        results,
        failures,
        again,
        missing: missing.map(({ name, missing: reason }) => ({ browser: name, reason })),
        excluded,
        reports: matrixReports,
      }),
    );
  } else {
    out(`\n${matrixTable(results, columns)}\n\n${excludedText(plan)}`);
    for (const command of again) out(`Run again: ${command}`);
    for (const each of missing) out(`Skipped in ${each.name}: ${each.missing}`);
    const place = browser.includes('chromium') ? ` Report: ${matrixReports.html}` : '';
    out(`${passed} passed, ${failed} failed, ${skipped} skipped.${place}`);
  }
  if (ranNothing && !isBroken)
    throw new CommandFailure(
      'failed',
      'No test ran, so nothing is proven. Check --grep and --suite; --list prints what they choose.',
    );
  const outsideFailure = isBroken
    ? ' Something failed outside of the tests; see the message above.'
    : '';
  if (!ok) throw new CommandFailure('failed', `Failed tests: ${failed}.${outsideFailure}`);
}

/** What a run in Chromium gives that was not chosen. */
const ranNowhere: MatrixOutcome = { exitCode: 0, report: { suites: [] } };

interface NamedOutcome extends EngineOutcome {
  readonly name: BrowserName;
}

interface Outcomes {
  readonly chromium: MatrixOutcome;
  readonly others: readonly NamedOutcome[];
}

const combinationFields = ({ client, environment, platform }: Combination) => ({
  client: client.name,
  clientId: client.id,
  environment: environment.name,
  platform,
});

function listing({ runs, excluded, withoutSuites }: MatrixPlan) {
  return {
    combinations: [
      ...runs.map(({ combination, suites }) => ({ ...combinationFields(combination), suites })),
      ...withoutSuites.map((combination) => ({ ...combinationFields(combination), suites: [] })),
    ],
    excluded: excluded.map((combination) => ({
      ...combinationFields(combination),
      reason: combination.reason,
    })),
  };
}

function listText(plan: MatrixPlan): string {
  const runs = plan.runs.map(({ combination, suites }) => [
    combinationName(combination),
    suites.join(', '),
  ]);
  const without = plan.withoutSuites.map((combination) => [
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
  return `Excluded (${excluded.length}), because they cannot exist:\n${table(rows)}`;
}

function parseShard(text: string): string {
  const [, part, total] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  if (part !== undefined && total !== undefined && Number(part) <= Number(total)) return text;
  throw new InvalidArgumentError('Give a part of a total, such as 1/4.');
}

function parsePattern(text: string): string {
  try {
    // Without the flag `u`, like Playwright, which accepts more patterns.
    RegExp(text);
    return text;
  } catch {
    throw new InvalidArgumentError('Give a valid regular expression.');
  }
}

function parseWorkers(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a number of at least 1.');
}
