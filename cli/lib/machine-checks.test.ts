import { expect, it } from 'vitest';
import { checkBrowser, checkNode } from './machine-checks';

const report = { version: '156', playsAac: true, drawsPersian: true };
const found = () => '/bin/chromium';

it.each([
  ['18.0.0', false],
  ['20.19.0', true],
  ['24.1.0', true],
])('Node %s: %s', (version, ok) => {
  expect(checkNode(version)).toMatchObject({ name: 'node', ok, detail: version });
});

it('is content with a browser that has all', async () => {
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
])('says how to mend %s', async (name, lack, hint) => {
  const checks = await checkBrowser(found, () => Promise.resolve({ ...report, ...lack }));
  expect(checks.filter(({ ok }) => !ok)).toEqual([
    expect.objectContaining({ name, hint: expect.stringContaining(hint) as string }),
  ]);
});

it.each([
  ['is missing', () => undefined, 'none found'],
  [
    'is named wrongly',
    () => {
      throw new Error('SHENIDAR_BROWSER is "x"\nand more');
    },
    'SHENIDAR_BROWSER is "x"',
  ],
])('says how to get a browser that %s', async (_what, find, detail) => {
  const checks = await checkBrowser(find, () => Promise.resolve(report));
  expect(checks).toEqual([
    { name: 'browser', ok: false, detail, hint: expect.stringContaining('Install') as string },
  ]);
});

it('says what a browser that does not start has said', async () => {
  const [check] = await checkBrowser(found, () => Promise.reject(new Error('no library\nstack')));
  expect(check).toMatchObject({ name: 'browser', ok: false, detail: 'no library' });
});
