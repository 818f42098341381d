import { expect, it } from 'vitest';
import { checkBrowser, checkEngine, checkEngines, checkNode } from './machine-checks';

const report = { version: '156', playsAac: true, drawsPersian: true };
const found = () => '/bin/chromium';

it.each([
  ['18.0.0', false],
  ['20.19.0', true],
  ['24.1.0', true],
])('rates Node %s: ok is %s', (version, ok) => {
  expect(checkNode(version)).toMatchObject({ name: 'node', ok, detail: version });
});

it('passes for a complete browser', async () => {
  const checks = await checkBrowser(found, () => Promise.resolve(report));
  expect(checks.map(({ name, ok }) => [name, ok])).toEqual([
    ['browser', true],
    ['codecs', true],
    ['fonts', true],
  ]);
  expect(checks.every(({ hint }) => hint === undefined)).toBe(true);
});

it.each([
  ['codecs', { playsAac: false }, 'Google Chrome'],
  ['fonts', { drawsPersian: false }, 'fonts-noto-core'],
])('explains how to fix %s', async (name, lack, hint) => {
  const checks = await checkBrowser(found, () => Promise.resolve({ ...report, ...lack }));
  expect(checks.filter(({ ok }) => !ok)).toEqual([
    expect.objectContaining({ name, hint: expect.stringContaining(hint) as string }),
  ]);
});

it.each([
  ['is missing', () => undefined, 'none found'],
  [
    'has a wrong path',
    () => {
      throw new Error('SHENIDAR_BROWSER is "x"\nand more');
    },
    'SHENIDAR_BROWSER is "x"',
  ],
])('explains how to get a browser if it %s', async (_what, find, detail) => {
  const checks = await checkBrowser(find, () => Promise.resolve(report));
  expect(checks).toEqual([
    { name: 'browser', ok: false, detail, hint: expect.stringContaining('Install') as string },
  ]);
});

it('reports the first line of the error if a browser does not start', async () => {
  const [check] = await checkBrowser(found, () => Promise.reject(new Error('no library\nstack')));
  expect(check).toMatchObject({ name: 'browser', ok: false, detail: 'no library' });
});

it('names the other engines, whose absence is no problem', () => {
  expect(checkEngine('webkit', undefined)).toEqual({
    name: 'webkit',
    ok: true,
    detail: 'ready for e2e --browser',
  });
  expect(checkEngine('firefox', 'not installed: apt-get x')).toEqual({
    name: 'firefox',
    ok: true,
    detail: 'optional, not installed: apt-get x',
  });
  expect(checkEngine('webkit', 'not installed: apt-get x', '/cache/pw_run.sh').detail).toBe(
    "ready for e2e --browser, Playwright's own build for all suites: /cache/pw_run.sh",
  );
});

it('asks for each engine by its own name', () => {
  const checks = checkEngines(
    (name) => `no ${name}`,
    (name) => (name === 'firefox' ? '/builds/firefox' : undefined),
  );
  expect(checks.map(({ name, detail }) => [name, detail])).toEqual([
    ['webkit', expect.stringContaining('no webkit')],
    ['firefox', expect.stringContaining('/builds/firefox')],
  ]);
});
