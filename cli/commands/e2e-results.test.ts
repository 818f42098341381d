import { describe, expect, it } from 'vitest';
import { CommandFailure } from '../lib/failure';
import { matrixReports } from '../lib/matrix-results';
import { fakeRun, suites } from '../testing/fake-run';
import { runWith } from '../testing/run-with';

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

  it('says for each combination how to run its own failures again', async () => {
    const runMatrix = fakeRun('unexpected', 1);
    const both = 'e2e --client Myket --client other --env webview-new --platform android';
    const { stdout } = await runWith(`${both} --json`, { suites, runMatrix });
    const { again } = JSON.parse(stdout) as { again: string[] };
    const command = (client: string) =>
      `npx shenidar e2e --client ${client} --env webview-new --platform android`;
    expect(again).toEqual([
      `${command('other')} --suite smoke --grep "smoke works"`,
      `${command('Myket')} --suite market --suite smoke`,
    ]);
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

  it('continues in a second table from one column too few on', async () => {
    const tablesAt = async (columns: number) => {
      const runMatrix = fakeRun('expected', 0);
      const { stdout } = await runWith(args, { suites, runMatrix, columns });
      return stdout.split('\n').filter((line) => line.startsWith('combination'));
    };
    const [whole = ''] = await tablesAt(200);
    const cell = ' 1/0/0 2s'.length;
    const width = whole.lastIndexOf(' ') + cell;
    expect([await tablesAt(width), (await tablesAt(width - 1)).length]).toEqual([[whole], 2]);
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
