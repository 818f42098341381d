import { describe, expect, it, vi } from 'vitest';
import type { Deps } from '../deps';
import { runWith } from '../testing/run-with';

const suites: Deps['suites'] = () => [{ name: 'smoke', appliesTo: {} }];

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
    expect(stdout).toContain('6 passed, 0 failed, 0 skipped.');
  });

  it('stand in one table with Chromium', async () => {
    const { stdout } = await runWith('e2e --client other --env pwa --browser chromium webkit', {
      suites,
      runMatrix,
      runEngine: passing,
    });
    expect(stdout).toMatch(/^other\/pwa\/web +chromium +· +1\/0\/0 2s$/m);
    expect(stdout).toMatch(/^other\/pwa\/web +webkit +2\/0\/0 3s +·$/m);
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
    expect(stdout).toContain('0 passed, 0 failed, 7 skipped.');
    expect(stderr).toContain('No test ran');
  });

  it('fail the command with what can be run again', async () => {
    const again = 'npx shenidar e2e --browser webkit --grep "seeks"';
    const failure = { ...row, file: 'engines/cases.ts', title: 'seeks', again };
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
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, failures: [failure], again: [again] });
  });

  it.each([
    ['--client Myket --env webview-new --browser webkit', 'it stands for web and ios'],
    ['--client other --env webview-new --platform ios --browser firefox', 'it stands for web with'],
    ['--client other --env pwa --browser webkit --suite smoke', '--suite is for Chromium only'],
    ['--client other --env pwa --browser safari', 'Allowed choices are chromium, webkit, firefox'],
  ])('refuse %s', async (args, line) => {
    const { exitCode, stderr } = await runWith(`e2e ${args}`, { suites });
    expect(exitCode).toBe(2);
    expect(stderr).toContain(line);
  });
});
