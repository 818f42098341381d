import { describe, expect, it, vi } from 'vitest';
import { combinationsOf } from '../../src/shared/config/combinations';
import type { Deps } from '../deps';
import { CommandFailure } from '../lib/failure';
import { matrixReports, type PlaywrightReport } from '../lib/matrix-results';
import { runWith } from '../testing/run-with';

type Status = PlaywrightReport['suites'][number]['specs'][number]['tests'][number]['status'];

const suites: Deps['suites'] = () => [
  { name: 'market', appliesTo: { kind: ['market'] } },
  { name: 'smoke', appliesTo: {} },
];

const all = combinationsOf();
const existing = all.filter(({ reason }) => reason === undefined);

/** A fake run: every suite has one test with this status, which took 1.5 s. */
function fakeRun(status: Status, exitCode: number) {
  return vi.fn<Deps['runMatrix']>(async (runs) => {
    const specs = runs.flatMap(
      ({ combination: { client, environment, platform }, suites: names }) =>
        names.map((name) => ({
          title: `${name} works`,
          file: `${name}/a.spec.ts`,
          tests: [
            {
              projectName: `${client.name}/${environment.name}/${platform}`,
              status,
              results: [{ duration: 1500 }],
            },
          ],
        })),
    );
    return { exitCode, report: { suites: [{ specs: [], suites: [{ specs }] }] } };
  });
}

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

it.each([
  ['1/1', 0],
  ['4/4', 0],
  ['5/4', 2],
  ['0/4', 2],
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

describe('the result', () => {
  const args = 'e2e --client Myket --env webview-new';

  it('is a table, combination × suite', async () => {
    const { exitCode, stdout } = await runWith(args, { suites, runMatrix: fakeRun('expected', 0) });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^combination +market +smoke$/m);
    expect(stdout).toMatch(/^Myket\/webview-new\/android +1\/0\/0 2s +1\/0\/0 2s$/m);
    expect(stdout).toContain('Excluded (2)');
    expect(stdout).toContain('2 passed, 0 failed, 0 skipped.');
  });

  it('ends with what was excluded and with the place of the report', async () => {
    const runMatrix = fakeRun('expected', 0);
    const { stdout } = await runWith('e2e --client other --env pwa --platform web', {
      ...{ suites, runMatrix },
    });
    expect(stdout).toMatch(
      /\n\nExcluded: none\.\n1 passed, 0 failed, 0 skipped\. Report: .+index\.html$/,
    );
  });

  it('is one JSON document with --json', async () => {
    const runMatrix = fakeRun('expected', 0);
    const { stdout, stderr } = await runWith(`${args} --json`, { suites, runMatrix });
    const counts = { passed: 1, failed: 0, skipped: 0, seconds: 1.5 };
    const excluded = { client: 'Myket', clientId: '8', environment: 'webview-new' };
    const reason = 'Myket runs on android only.';
    expect([JSON.parse(stdout), stderr]).toEqual([
      {
        ok: true,
        results: ['market', 'smoke'].map((suite) => ({
          ...{ combination: 'Myket/webview-new/android', suite, ...counts },
        })),
        ...{ failures: [], again: [], missing: [] },
        excluded: ['web', 'ios'].map((platform) => ({ ...excluded, platform, reason })),
        reports: matrixReports,
      },
      '',
    ]);
  });

  it('says how to run what failed again, and marks it', async () => {
    const runMatrix = fakeRun('unexpected', 1);
    const { stdout } = await runWith(`${args} --suite smoke`, { suites, runMatrix });
    expect(stdout).toMatch(/^Myket\/webview-new\/android +✗ 0\/1\/0 2s$/m);
    expect(stdout).toContain(
      '\nRun again: npx shenidar e2e --client Myket --env webview-new --platform android --suite smoke --grep "smoke works"\n',
    );
  });

  it('continues in a second table when the line is too narrow', async () => {
    const runMatrix = fakeRun('expected', 0);
    const { stdout } = await runWith(args, { suites, runMatrix, columns: 40 });
    expect(stdout).toMatch(/^combination +market$[^]+^combination +smoke$/m);
    expect(
      Math.max(
        ...stdout
          .split('\n\n')[2]!
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(41);
  });

  it.each(['unexpected', 'flaky'] as const)('has exit code 1 when a test is %s', async (status) => {
    const runMatrix = fakeRun(status, 1);
    const { exitCode, stdout, stderr } = await runWith(`${args} --json`, { suites, runMatrix });
    expect(exitCode).toBe(1);
    expect(stderr).toBe('Failed tests: 2.');
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      failures: [
        {
          combination: 'Myket/webview-new/android',
          file: 'market/a.spec.ts',
          title: 'market works',
          again:
            'npx shenidar e2e --client Myket --env webview-new --platform android --suite market --grep "market works"',
        },
        { suite: 'smoke' },
      ],
      again: [
        'npx shenidar e2e --client Myket --env webview-new --platform android --suite market --suite smoke',
      ],
      results: [
        { combination: 'Myket/webview-new/android', suite: 'market', failed: 1, seconds: 1.5 },
        { suite: 'smoke', failed: 1 },
      ],
    });
  });

  it('has exit code 1 when no test ran, but a shard may be empty', async () => {
    const runMatrix = () => Promise.resolve({ exitCode: 0, report: { suites: [] } });
    expect((await runWith(args, { suites, runMatrix })).exitCode).toBe(1);
    expect((await runWith(`${args} --shard 9/9`, { suites, runMatrix })).exitCode).toBe(0);
  });

  it('has exit code 1 when a shard could not load a file, also after a merge', async () => {
    const report = { suites: [], errors: [{ message: 'Cannot find package' }] };
    const broken = () => Promise.resolve({ exitCode: 0, report });
    for (const [line, deps] of [
      [`${args} --shard 9/9`, { runMatrix: broken }],
      ['e2e --merge blobs', { mergeReports: broken }],
    ] as const) {
      const { exitCode, stderr } = await runWith(line, { suites, ...deps });
      expect(exitCode).toBe(1);
      expect(stderr).toContain('outside of the tests');
    }
  });

  it('has exit code 130 after an interruption', async () => {
    const runMatrix = () => Promise.reject(new CommandFailure('interrupted', 'Interrupted.'));
    expect((await runWith(args, { suites, runMatrix })).exitCode).toBe(130);
  });
});
