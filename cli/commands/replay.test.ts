import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import type { Divergence } from '../../native-simulator/recording/compare';
import type { Recording } from '../../native-simulator/recording/recording';
import type { Deps } from '../deps';
import { runArguments } from '../testing/run-with';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const file = inRoot('fixtures/recordings/market-credit.json');
const folder = mkdtempSync(join(tmpdir(), 'replay-command-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function fileWith(change: (recording: { launch: object }) => object): string {
  const path = join(folder, 'changed.json');
  const recording = JSON.parse(readFileSync(file, 'utf8')) as { launch: object };
  writeFileSync(path, JSON.stringify(change(recording)));
  return path;
}

const divergence: Divergence = {
  ...{ index: 0, ms: 0, actual: null },
  expected: { kind: 'route', ms: 0, path: '/credit' },
};

it('exits with 0 when the app behaves as recorded', async () => {
  const replay = () => Promise.resolve({ divergence: null });
  const { exitCode, stdout } = await runArguments(['replay', file, '--json'], { replay });
  expect(exitCode).toBe(0);
  const { name, entries } = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  expect(JSON.parse(stdout)).toEqual({
    ...{ ok: true, name, combination: 'CafeBazaar/app-webview-dev/android' },
    ...{ entries: entries.length, divergence: null },
  });
  const asText = await runArguments(['replay', file], { replay });
  expect(asText.stdout).toBe(`${name}: the app behaves as recorded (${entries.length} entries).`);
});

it('exits with 1 and shows where the app diverges', async () => {
  const replay = () => Promise.resolve({ divergence });
  const { exitCode, stdout, stderr } = await runArguments(['replay', file], { replay });
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/entry 1 of \d+.*\n +expected +route \/credit\n +actual +nothing/);
  expect(stderr).toBe(
    'The replay diverged from the recording. Its trace is in test-results/replay.',
  );
  const asJson = await runArguments(['replay', file, '--json'], { replay });
  expect(asJson.exitCode).toBe(1);
  expect(JSON.parse(asJson.stdout)).toMatchObject({ ok: false, divergence });
});

it.each([
  ['a missing file', () => join(folder, 'none.json'), /cannot be read/],
  [
    'a recording of another version',
    () => fileWith((all) => ({ ...all, version: 9 })),
    /version 9/,
  ],
  [
    'a combination that does not exist',
    () => fileWith((all) => ({ ...all, launch: { ...all.launch, platform: 'ios' } })),
    /./,
  ],
])('exits with 2 for %s', async (_what, path, reason) => {
  const { exitCode, stderr } = await runArguments(['replay', path()]);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(reason);
});

it.each(['market-credit', 'subscription-book'])(
  'exports %s as the spec in the repository',
  async (name) => {
    const spec = join(inRoot('e2e/specs/replay'), `${name}.spec.ts`);
    const written = join(folder, 'written.spec.ts');
    const recording = inRoot(`fixtures/recordings/${name}.json`);
    const exported = await runArguments(['replay', recording, '--export', written]);
    expect(exported).toEqual({ exitCode: 0, stdout: `Written: ${written}`, stderr: '' });
    const withoutImports = (path: string) =>
      readFileSync(path, 'utf8').replace(/^import .*\n/gm, '');
    expect(withoutImports(written)).toBe(withoutImports(spec));
  },
);

it('reads and writes in the folder of the caller, which npm leaves', async () => {
  vi.stubEnv('INIT_CWD', folder);
  fileWith((recording) => recording);
  const { exitCode, stdout } = await runArguments([
    ...['replay', 'changed.json', '--export', 'here.spec.ts', '--json'],
  ]);
  expect(exitCode).toBe(0);
  const spec = join(folder, 'here.spec.ts');
  expect(JSON.parse(stdout)).toEqual({ ok: true, spec });
  expect(readFileSync(spec, 'utf8')).toContain('test(');
});

it.each([
  [[], false],
  [['--headed'], true],
])('shows the browser only with --headed: %j', async (options, isHeaded) => {
  const replay = vi.fn<Deps['replay']>(async () => ({ divergence: null }));
  await runArguments(['replay', file, ...options], { replay });
  expect(replay.mock.calls).toMatchObject([[{ file, isHeaded }]]);
});
