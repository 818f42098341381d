import { beforeEach, expect, it, vi } from 'vitest';
import { combinationsOf } from '../../src/shared/config/combinations';
import type { ApiHandler } from '../../scripts/serving/serve-build';
import type { BuildContext } from './builds';
import type { LaunchPlan } from './launch-plan';
import { startLaunch } from './start-launch';

type Step = 'port' | 'mock' | 'build' | 'simulator build' | 'simulator' | 'app' | 'dev' | 'page';

/** The step at which the start fails, the steps that were made, and the servers that were closed. */
const start = vi.hoisted(() => ({
  failing: undefined as Step | undefined,
  steps: [] as Step[],
  closed: [] as Step[],
  /** What each step was given. */
  given: {} as Partial<Record<Step, readonly unknown[]>>,
}));
const make = vi.hoisted(() => async (step: Step, ...given: readonly unknown[]) => {
  start.steps.push(step);
  start.given[step] = given;
  if (step === start.failing) throw new Error(`no ${step}`);
  const close = async () => void start.closed.push(step);
  return { url: `http://${step}`, close };
});
const makeOf = vi.hoisted(
  () =>
    (step: Step) =>
    (...given: readonly unknown[]) =>
      make(step, ...given),
);
vi.mock('./ports', () => ({ ensurePortFree: makeOf('port') }));
vi.mock('../../mock-api/http', () => ({ startHttpMock: makeOf('mock') }));
vi.mock('./builds', () => ({
  environmentBuild: (name: string) => make('build', name).then(() => '/build'),
  simulatorBuild: (name: string) => make('simulator build', name).then(() => '/simulator'),
}));
vi.mock(import('../../scripts/serving/serve-simulator'), async (loadOriginal) => ({
  ...(await loadOriginal()),
  serveSimulator: makeOf('simulator') as never,
}));
vi.mock('../../scripts/serving/serve-build', () => ({ serveBuild: makeOf('app') }));
vi.mock('./dev-server', () => ({ startDevServer: makeOf('dev') }));

const [combination] = combinationsOf();
if (!combination) throw new Error('There is no combination');
const plan: LaunchPlan = {
  ...{ combination, isBuilt: true, mock: 'http', port: 0, host: 'localhost' },
  ...{ path: '/', persona: undefined, token: undefined },
};
const launch = (
  isBuilt: boolean,
  signal = new AbortController().signal,
  changes: Partial<LaunchPlan> = {},
) => {
  const context: BuildContext = { signal, progress: (_what, work) => work() };
  return startLaunch({ ...plan, isBuilt, ...changes }, context);
};

beforeEach(() => {
  Object.assign(start, { failing: undefined, steps: [], closed: [], given: {} });
  vi.stubGlobal('fetch', makeOf('page'));
});

it.each([
  [true, 'http://app', 'http://simulator', ['app', 'simulator', 'mock']],
  [false, 'http://dev', 'http://dev', ['dev', 'mock']],
] as const)('closes its servers once, the latest first (built: %s)', async (isBuilt, ...rest) => {
  const [origin, simulatorOrigin, all] = rest;
  const launched = await launch(isBuilt);
  expect(launched).toMatchObject({ origin, simulatorOrigin, mockUrl: 'http://mock' });
  expect(start.closed).toEqual([]);
  for (const _ of ['first', 'second']) await launched.close();
  expect(start.closed).toEqual(all);
});

it.each<[isBuilt: boolean, failing: Step, closed: Step[]]>([
  [true, 'port', []],
  [true, 'mock', []],
  [true, 'build', ['mock']],
  [true, 'simulator build', ['mock']],
  [true, 'simulator', ['mock']],
  [true, 'app', ['simulator', 'mock']],
  [true, 'page', ['app', 'simulator', 'mock']],
  [false, 'dev', ['mock']],
  [false, 'page', ['dev', 'mock']],
])(
  'leaves no server behind, and goes no further, where it fails (built: %s, at the %s)',
  async (isBuilt, failing, closed) => {
    start.failing = failing;
    await expect(launch(isBuilt)).rejects.toThrow(`no ${failing}`);
    expect(start.steps.at(-1)).toBe(failing);
    expect(start.closed).toEqual(closed);
  },
);

it('leaves no server behind when it is interrupted, and asks for no page', async () => {
  await expect(launch(true, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(start.steps).not.toContain('page');
  expect(start.closed).toEqual(['app', 'simulator', 'mock']);
});

const elsewhere = { port: 4321, host: '0.0.0.0', persona: 'spender' } as const;
const isHandler = expect.objectContaining({
  handlesPath: expect.any(Function) as unknown,
}) as unknown;

it('gives each server of a build what it serves, and where', async () => {
  const { signal } = new AbortController();
  await launch(true, signal, elsewhere);
  const { environment } = combination;
  expect(start.given).toMatchObject({
    port: [4321],
    mock: [{ port: 0, persona: 'spender' }],
    build: [environment.name],
    'simulator build': [environment.name],
    simulator: ['/build', '/simulator', isHandler, '0.0.0.0'],
    app: [{ folder: '/build', port: 4321, host: '0.0.0.0', api: isHandler }],
    // As a browser asks, and no longer than the user waits.
    page: ['http://app', { signal, headers: { accept: 'text/html' } }],
  });
});

it('gives the development server what it serves, and where', async () => {
  await launch(false, undefined, elsewhere);
  const place = { port: 4321, host: '0.0.0.0', mode: combination.environment.name };
  expect(start.given.dev).toEqual([{ ...place, mock: 'http', mockUrl: 'http://mock' }]);
});

it('starts no mock where none is wanted', async () => {
  const launched = await launch(true, undefined, { mock: 'none' });
  expect(launched.mockUrl).toBeNull();
  expect(start.steps).not.toContain('mock');
  expect(start.given.simulator?.[2]).toBeUndefined();
});

it.each([
  ['/api/storefront', true],
  ['/token', true],
  ['/hls/1001/sample/index.m3u8', true],
  ['/pdp/1001', false],
])('lets the mock answer %s at the origin of the app: %s', async (path, isMocks) => {
  await launch(true);
  const [{ api }] = start.given.app as [{ api: ApiHandler }];
  expect(api.handlesPath(path)).toBe(isMocks);
});
