import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { missingEngine } from '../../scripts/lib/engines';
import { combinationsOf } from '../../src/shared/config/combinations';
import type { BuildContext } from './builds';
import { runEngines } from './run-engines';
import { runProgram, type ProgramRun } from './run-program';

const reports = vi.hoisted(() => {
  const folder = `${process.env['TMPDIR'] ?? '/tmp'}/shenidar-engines-${process.pid}`;
  process.env['SHENIDAR_REPORTS'] = folder;
  return folder;
});
const built = vi.hoisted((): string[] => []);
vi.mock('../../scripts/lib/engines', () => ({ missingEngine: vi.fn() }));
vi.mock('./run-program', () => ({ runProgram: vi.fn() }));
vi.mock('./builds', () => ({
  environmentBuild: async (name: string) => {
    built.push(name);
    return `/builds/${name}`;
  },
}));

const context: BuildContext = {
  signal: new AbortController().signal,
  progress: (_what, work) => work(),
};
const runs = combinationsOf().filter(
  ({ client, environment }) => client.name === 'other' && environment.name === 'webview-new',
);
const plan = { runs, grep: undefined };

interface Order {
  readonly report: string;
  readonly runs: readonly { readonly combination: string }[];
}

let program: ProgramRun | undefined;
let order: Order | undefined;
/** Stands in for the journeys: each run has one result per title. */
function journeys(titles: readonly string[] | undefined) {
  return async (asked: ProgramRun) => {
    program = asked;
    order = JSON.parse(asked.environment?.['SHENIDAR_ENGINE_ORDER'] ?? '') as Order;
    if (!titles) return 1;
    const results = order.runs.flatMap(({ combination }) =>
      titles.map((title) => ({ combination, title, seconds: 2 })),
    );
    mkdirSync(dirname(order.report), { recursive: true });
    writeFileSync(order.report, JSON.stringify(results));
    return 0;
  };
}

beforeEach(() => {
  [program, order] = [undefined, undefined];
  built.length = 0;
  vi.mocked(missingEngine).mockReturnValue(undefined);
  vi.mocked(runProgram).mockImplementation(journeys(['plays', 'pays']));
});
afterAll(() => {
  rmSync(reports, { recursive: true, force: true });
});

it('orders the journeys with each build once, and counts what came of them', async () => {
  const { results, failures, missing } = await runEngines('webkit', { runs, grep: 'p' }, context);
  expect(built).toEqual(['webview-new']);
  expect(program?.args).toContain('e2e/engines/main.ts');
  expect(program?.signal).toBe(context.signal);
  expect(order).toMatchObject({ engine: 'webkit', grep: 'p' });
  expect(order?.report.startsWith(reports)).toBe(true);
  expect(order?.runs).toEqual(
    runs.map(({ client, environment, platform }) => ({
      combination: `other/${environment.name}/${platform}`,
      platform: platform === 'ios' ? 'ios' : 'web',
      clientId: client.id,
      build: '/builds/webview-new',
    })),
  );
  expect(runs.map(({ platform }) => platform)).toContain('ios');
  const [first] = results;
  expect(results).toHaveLength(runs.length);
  expect(first).toMatchObject({ browser: 'webkit', suite: 'engines', passed: 2, seconds: 4 });
  expect([failures, missing]).toEqual([[], undefined]);
});

it('skips each combination with the reason where the engine is not installed', async () => {
  vi.mocked(missingEngine).mockReturnValue('not installed: apt-get install x');
  const { results, missing } = await runEngines('firefox', plan, context);
  expect(missing).toBe('not installed: apt-get install x');
  expect(results.map(({ passed, failed, skipped }) => [passed, failed, skipped])).toEqual(
    runs.map(() => [0, 0, 1]),
  );
  expect([built, program]).toEqual([[], undefined]);
});

it('says so when no title matches, instead of passing', async () => {
  vi.mocked(runProgram).mockImplementation(journeys([]));
  const { results, missing } = await runEngines('webkit', { runs, grep: 'nothing' }, context);
  expect(missing).toBe("no journey's title matches nothing");
  expect(results.every(({ passed, skipped }) => passed === 0 && skipped === 1)).toBe(true);
});

it('is broken when the program fails outside of the journeys', async () => {
  expect((await runEngines('webkit', plan, context)).isBroken).toBe(false);
  vi.mocked(runProgram).mockImplementation(async (asked) => {
    await journeys(['plays'])(asked);
    return 1;
  });
  const { isBroken, failures } = await runEngines('webkit', plan, context);
  expect([isBroken, failures]).toEqual([true, []]);
});

it('does not take the report of an earlier run for its own', async () => {
  await runEngines('webkit', plan, context);
  expect(readdirSync(reports, { recursive: true })).toContain('engines/webkit.json');
  vi.mocked(runProgram).mockImplementation(journeys(undefined));
  await expect(runEngines('webkit', plan, context)).rejects.toThrow('could not be made');
});
