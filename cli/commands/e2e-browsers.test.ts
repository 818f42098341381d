import { describe, expect, it, vi } from 'vitest';
import type { Deps } from '../deps';
import { runWith } from '../testing/run-with';

const suites: Deps['suites'] = () => [{ name: 'smoke', appliesTo: {} }];

const settingsOfNobody = {
  shard: undefined,
  grep: undefined,
  workers: undefined,
  isHeaded: false,
  reporter: 'list',
  stdout: 'stdout',
} as const;

/** One test has passed in each combination. */
const runMatrix: Deps['runMatrix'] = async (runs) => {
  const tests = runs.map(({ combination: { client, environment, platform } }) => ({
    projectName: `${client.name}/${environment.name}/${platform}`,
    status: 'expected' as const,
    results: [{ duration: 1500 }],
  }));
  const specs = [{ title: 'works', file: 'smoke/a.spec.ts', tests }];
  return { exitCode: 0, report: { suites: [{ specs }] } };
};

describe('other browsers', () => {
  const row = { browser: 'webkit', combination: 'other/pwa/web', suite: 'engines', seconds: 3 };
  const own = 'e2e --client other --env pwa --env webview-new';
  const passing = vi.fn<Deps['runEngine']>(async (name, { runs }) => ({
    results: runs.map(({ environment, platform }) => ({
      browser: name,
      combination: `other/${environment.name}/${platform}`,
      suite: 'engines',
      passed: 2,
      failed: 0,
      skipped: 0,
      seconds: 3,
    })),
    failures: [],
  }));

  it('run where they stand for a platform, without Chromium unless it is chosen', async () => {
    const { exitCode, stdout } = await runWith(`${own} --browser webkit firefox --grep seek`, {
      suites,
      runEngine: passing,
    });
    expect(exitCode).toBe(0);
    const asked = passing.mock.calls.map(([name, { runs, grep }]) => [
      name,
      grep,
      runs.map(({ environment, platform }) => `${environment.name}/${platform}`).join(),
    ]);
    expect(asked).toEqual([
      ['webkit', 'seek', 'webview-new/ios,pwa/web'],
      ['firefox', 'seek', 'pwa/web'],
    ]);
    expect(stdout).toMatch(/^combination +browser +engines$/m);
    expect(stdout).toMatch(/^other\/webview-new\/ios +webkit +2\/0\/0 3s$/m);
    expect(stdout).toMatch(/^other\/pwa\/web +firefox +2\/0\/0 3s$/m);
    // Playwright's report is that of Chromium.
    expect(stdout).toMatch(/^6 passed, 0 failed, 0 skipped\.$/m);
  });

  it('stand in one table with Chromium', async () => {
    const { stdout } = await runWith('e2e --client other --env pwa --browser chromium webkit', {
      suites,
      runMatrix,
      runEngine: passing,
    });
    expect(stdout).toMatch(/^other\/pwa\/web +chromium +· +1\/0\/0 2s$/m);
    expect(stdout).toMatch(/^other\/pwa\/web +webkit +2\/0\/0 3s +·$/m);
    expect(stdout).toMatch(/^3 passed, 0 failed, 0 skipped\. Report: .+\.html$/m);
  });

  it('are skipped with the reason where they are not installed, which proves nothing', async () => {
    const runEngine: Deps['runEngine'] = async () => ({
      results: [{ ...row, passed: 0, failed: 0, skipped: 7 }],
      failures: [],
      missing: 'not installed: apt-get install x',
    });
    const { exitCode, stdout, stderr } = await runWith(`${own} --browser webkit`, {
      suites,
      runEngine,
    });
    expect(exitCode).toBe(1);
    expect(stdout).toContain('Skipped in webkit: not installed: apt-get install x');
    expect(stdout).toMatch(/^0 passed, 0 failed, 7 skipped\.$/m);
    expect(stderr).toContain('No test ran');
    const asJson = await runWith(`${own} --browser webkit --json`, { suites, runEngine });
    expect(JSON.parse(asJson.stdout)).toMatchObject({
      ok: false,
      missing: [{ browser: 'webkit', reason: 'not installed: apt-get install x' }],
    });
  });

  it.each(['--suite smoke', '--shard 1/2', '--merge blobs', '--headed', '--workers 2'])(
    'refuse %s, which the journeys do not know',
    async (option) => {
      const { exitCode, stdout, stderr } = await runWith(`${own} --browser webkit ${option}`, {
        suites,
        runMatrix,
        runEngine: passing,
      });
      expect([exitCode, stdout]).toEqual([2, '']);
      expect(stderr).toContain(`${option.split(' ')[0]} is for Chromium only`);
    },
  );

  it('fail the command with what can be run again', async () => {
    const again = 'npx shenidar e2e --browser webkit --grep "seeks"';
    const failure = { ...row, file: 'engines/cases', title: 'seeks', again };
    const runEngine: Deps['runEngine'] = async () => ({
      results: [{ ...row, passed: 1, failed: 1, skipped: 0 }],
      failures: [failure],
    });
    const { exitCode, stdout, stderr } = await runWith(`${own} --browser webkit --json`, {
      suites,
      runEngine,
    });
    expect(exitCode).toBe(1);
    expect(stderr).toBe('Failed tests: 1.');
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ ok: false, failures: [failure], again: [again] },
      missing: [],
    });
  });

  describe('with a build of Playwright’s own', () => {
    const playwrightBuild = async (name: string) => (name === 'webkit' ? '/pw_run.sh' : undefined);

    it('refuse an option that one of the engines does not know, before anything runs', async () => {
      const runs = vi.fn<Deps['runMatrix']>(runMatrix);
      const { exitCode, stdout } = await runWith(
        'e2e --client other Myket --env pwa --env webview-new --browser webkit firefox --workers 2',
        { suites, runMatrix: runs, runEngine: passing, playwrightBuild },
      ).then(({ exitCode, stdout, stderr }) => ({ exitCode, stdout: stdout + stderr }));
      // Playwright's WebKit knows workers, the journeys in Firefox do not.
      expect(exitCode).toBe(2);
      expect(stdout).toContain('--workers is for Chromium only. firefox has one suite');
      expect(runs).not.toHaveBeenCalled();
    });

    it.each(['--shard 1/2', '--merge blobs'])('refuse %s, as without one', async (option) => {
      const runs = vi.fn<Deps['runMatrix']>(runMatrix);
      const { exitCode, stderr } = await runWith(`${own} --browser webkit ${option}`, {
        ...{ suites, runMatrix: runs, playwrightBuild },
      });
      expect(exitCode).toBe(2);
      expect(stderr).toContain(`${option.split(' ')[0]} is for Chromium only.`);
      expect(runs).not.toHaveBeenCalled();
    });

    it('name the engine to Playwright, and stand in a row of their own', async () => {
      const runs = vi.fn<Deps['runMatrix']>(runMatrix);
      const { exitCode, stdout } = await runWith(
        'e2e --client other iGap --env pwa --env webview-new --browser chromium webkit --workers 2 --suite smoke',
        { suites, runMatrix: runs, playwrightBuild },
      );
      expect(exitCode).toBe(0);
      const asked = runs.mock.calls.map(([planned, { engine, workers }]) => [
        engine,
        workers,
        planned.map(({ combination: { client, platform } }) => `${client.name}/${platform}`).sort(),
      ]);
      expect(asked[0]?.slice(0, 2)).toEqual([undefined, 2]);
      expect(asked[0]?.[2]).toContain('other/android');
      expect(asked[1]?.slice(0, 2)).toEqual(['webkit', 2]);
      expect(new Set(asked[1]?.[2] as string[])).toEqual(
        new Set(['other/web', 'other/ios', 'iGap/web']),
      );
      expect(stdout).toMatch(/^other\/webview-new\/ios +webkit +1\/0\/0 2s$/m);
    });

    it('fail the command with what can be run again there', async () => {
      const broken: Deps['runMatrix'] = async (planned) => {
        const { report } = await runMatrix(planned, settingsOfNobody);
        const [suite] = report.suites;
        const specs = (suite?.specs ?? []).map((spec) => ({
          ...spec,
          tests: spec.tests.map((one) => ({ ...one, status: 'unexpected' as const })),
        }));
        return { exitCode: 1, report: { suites: [{ specs }] } };
      };
      const { exitCode, stdout } = await runWith('e2e --client other --env pwa --browser webkit', {
        suites,
        runMatrix: broken,
        playwrightBuild,
      });
      expect(exitCode).toBe(1);
      expect(stdout).toContain(
        'Run again: npx shenidar e2e --client other --env pwa --platform web --suite smoke --grep "works" --browser webkit',
      );
    });

    it('fail the command when Playwright itself fails', async () => {
      const crashed: Deps['runMatrix'] = async (planned) => ({
        ...(await runMatrix(planned, settingsOfNobody)),
        exitCode: 1,
      });
      const { exitCode, stderr } = await runWith('e2e --client other --env pwa --browser webkit', {
        suites,
        runMatrix: crashed,
        playwrightBuild,
      });
      expect(exitCode).toBe(1);
      expect(stderr).toContain('Something failed outside of the tests');
    });
  });

  it.each([
    ['--client Myket --env webview-new --browser webkit', 'it stands for web and ios.'],
    ['--client iGap --env pwa --browser webkit', 'with Shenidar'],
    ['--client other --env webview-new --platform ios --browser firefox', 'it stands for web.'],
    ['--client other --env pwa --browser webkit --suite smoke', '--suite is for Chromium only'],
    ['--client other --env pwa --browser safari', 'Allowed choices are chromium, webkit, firefox'],
  ])('refuse %s', async (args, line) => {
    const { exitCode, stderr } = await runWith(`e2e ${args}`, { suites });
    expect(exitCode).toBe(2);
    expect(stderr).toContain(line);
  });
});
