import { describe, expect, it, vi } from 'vitest';
import { combinationsOf } from '../../src/shared/config/combinations';
import type { Deps } from '../deps';
import type { PlaywrightReport } from '../lib/matrix-results';
import { fakeRun, suites } from '../testing/fake-run';
import { runWith } from '../testing/run-with';

const all = combinationsOf();
const existing = all.filter(({ reason }) => reason === undefined);

describe('the chosen tests', () => {
  const planned = async (args: string) => {
    const runMatrix = fakeRun('expected', 0);
    await runWith(`e2e ${args}`, { suites, runMatrix });
    return (runMatrix.mock.calls[0]?.[0] ?? []).map(
      ({ combination: { client, environment, platform }, suites: names }) =>
        `${client.name}/${environment.name}/${platform}: ${names.join()}`,
    );
  };

  it('cover every combination that exists with --all', async () => {
    expect(await planned('--all')).toHaveLength(existing.length);
  });

  it('cover every existing combination of the given clients and environments', async () => {
    expect(await planned('--client Myket --client 10 --env webview-new --env pwa')).toEqual([
      'other/webview-new/android: smoke',
      'other/webview-new/ios: smoke',
      'other/pwa/web: smoke',
      'Myket/webview-new/android: market,smoke',
    ]);
  });

  it('leave out combinations to which no chosen suite applies', async () => {
    expect(await planned('--env webview-new --suite market')).toEqual([
      'CafeBazaar/webview-new/android: market',
      'Myket/webview-new/android: market',
    ]);
  });

  it('run with the given settings', async () => {
    const runMatrix = fakeRun('expected', 0);
    const args = 'e2e --all --grep seek --shard 2/3 --workers 4 --headed --reporter dot --json';
    await runWith(args, { suites, runMatrix });
    expect(runMatrix.mock.calls[0]?.[1]).toEqual({
      grep: 'seek',
      shard: '2/3',
      workers: 4,
      isHeaded: true,
      reporter: 'dot',
      stdout: 'stderr',
    });
  });
});

it.each(['seek\\-s', 'a{1', '/seek/i'])(
  'takes the pattern %s, as Playwright does',
  async (grep) => {
    const runMatrix = fakeRun('expected', 0);
    const { exitCode } = await runWith(`e2e --all --grep ${grep}`, { suites, runMatrix });
    expect(exitCode).toBe(0);
    expect(runMatrix.mock.calls[0]?.[1]).toMatchObject({ grep });
  },
);

it.each([
  ['1/1', 0],
  ['4/4', 0],
  ['5/4', 2],
  ['0/4', 2],
  ['1/4x', 2],
  ['01/4', 2],
  ['1', 2],
])('takes the shard %s with exit code %i', async (shard, expected) => {
  const runMatrix = fakeRun('expected', 0);
  const { exitCode } = await runWith(`e2e --all --shard ${shard}`, { suites, runMatrix });
  expect(exitCode).toBe(expected);
});

it('adds up the seconds of a suite', async () => {
  const tested = (title: string, ...seconds: number[]) => ({
    ...{ title, file: `smoke/${title}.spec.ts` },
    tests: [
      {
        ...{ projectName: 'a/b/web', status: 'expected' as const },
        results: seconds.map((each) => ({ duration: each * 1000 })),
      },
    ],
  });
  const report = { suites: [{ specs: [tested('a', 2, 3), tested('b', 10)] }] };
  const mergeReports: Deps['mergeReports'] = async () => ({ exitCode: 0, report });
  const { stdout } = await runWith('e2e --merge blobs', { suites, mergeReports });
  expect(stdout).toMatch(/^a\/b\/web +2\/0\/0 15s$/m);
});

it('merges the reports of shards into one table', async () => {
  const report: PlaywrightReport = {
    suites: [
      {
        specs: [
          {
            title: 'a',
            file: 'smoke/a.spec.ts',
            tests: [{ projectName: 'a/b/web', status: 'expected', results: [{ duration: 1 }] }],
          },
        ],
      },
    ],
  };
  const mergeReports = vi.fn<Deps['mergeReports']>(async () => ({ exitCode: 0, report }));
  const { exitCode, stdout } = await runWith('e2e --merge blobs', { suites, mergeReports });
  expect(exitCode).toBe(0);
  expect(mergeReports).toHaveBeenCalledWith('blobs', { reporter: 'list', stdout: 'stdout' });
  expect(stdout).toMatch(/^a\/b\/web +1\/0\/0 0s$/m);
});

describe('--list', () => {
  it('prints combinations with suites, and excluded ones with the reason', async () => {
    const { exitCode, stdout } = await runWith(
      'e2e --client CafeBazaar --env pwa --env app-webview-dev --list',
      { suites },
    );
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^CafeBazaar\/app-webview-dev\/android +market, smoke$/m);
    expect(stdout).toMatch(/^CafeBazaar\/pwa\/web +CafeBazaar runs on android only\.$/m);
  });

  it('prints one JSON document with --json', async () => {
    const { stdout } = await runWith('e2e --all --list --json', { suites });
    const { combinations, excluded } = JSON.parse(stdout) as Record<string, unknown[]>;
    expect([combinations?.length, excluded?.length]).toEqual([
      existing.length,
      all.length - existing.length,
    ]);
    expect(combinations?.[0]).toEqual({
      ...{ client: 'Develop', clientId: '10', environment: 'landing-webview-dev' },
      ...{ platform: 'web', suites: ['smoke'] },
    });
    expect(excluded?.[0]).toEqual({
      ...{ client: 'Develop', clientId: '10', environment: 'webview-new', platform: 'web' },
      reason: 'Develop exists in the dev environments only.',
    });
  });

  it('names combinations to which no suite applies', async () => {
    const args = 'e2e --client iGap Myket --env webview-new --suite market --list';
    const { stdout } = await runWith(args, { suites });
    expect(stdout).toMatch(/^Myket\/webview-new\/android +market$/m);
    expect(stdout).toMatch(/^iGap\/webview-new\/web +no suite applies$/m);
    const asJson = await runWith(`${args} --json`, { suites });
    const { combinations } = JSON.parse(asJson.stdout) as { combinations: { suites: string[] }[] };
    expect(combinations.map((one) => one.suites)).toEqual([['market'], []]);
  });

  it.each([
    ['--all --suite smok', 'The nearest names are smoke, market.'],
    ['--client CafeBazaar --env pwa', 'Nothing to run: CafeBazaar runs on android only.'],
    ['--client iGap --suite market', 'no chosen suite applies'],
  ])('rejects e2e %s as bad usage', async (args, line) => {
    const { exitCode, stderr } = await runWith(`e2e ${args}`, { suites });
    expect(exitCode).toBe(2);
    expect(stderr).toContain(line);
  });
});
