import { beforeEach, expect, it, vi } from 'vitest';
import { combinationsOf } from '../../src/shared/config/combinations';
import type { BuildContext } from './builds';
import type { LaunchPlan } from './launch-plan';
import { startLaunch } from './start-launch';

type Step = 'port' | 'mock' | 'build' | 'simulator build' | 'simulator' | 'app' | 'dev' | 'page';

/** The step at which the start fails, the steps that were made, and the servers that were closed. */
const start = vi.hoisted(() => ({
  failing: undefined as Step | undefined,
  steps: [] as Step[],
  closed: [] as Step[],
  /** The ports that the app's server was to take. */
  ports: [] as number[],
}));
const makeOn = vi.hoisted(() => (step: Step) => ({ port }: { port: number }) => {
  start.ports.push(port);
  return make(step);
});
const make = vi.hoisted(() => async (step: Step) => {
  start.steps.push(step);
  if (step === start.failing) throw new Error(`no ${step}`);
  const close = async () => void start.closed.push(step);
  return { url: `http://${step}`, close };
});
vi.mock('./ports', () => ({ ensurePortFree: () => make('port') }));
vi.mock('../../mock-api/http', () => ({ startHttpMock: () => make('mock') }));
vi.mock('./builds', () => ({
  environmentBuild: () => make('build').then(() => '/build'),
  simulatorBuild: () => make('simulator build').then(() => '/simulator'),
}));
vi.mock('../../scripts/serving/serve-simulator', () => ({
  serveSimulator: () => make('simulator'),
}));
vi.mock('../../scripts/serving/serve-build', () => ({ serveBuild: makeOn('app') }));
vi.mock('./dev-server', () => ({ startDevServer: makeOn('dev') }));

const [combination] = combinationsOf();
if (!combination) throw new Error('There is no combination');
const plan: LaunchPlan = {
  ...{ combination, isBuilt: true, mock: 'http', port: 0, host: 'localhost' },
  ...{ path: '/', persona: undefined, token: undefined },
};
const launch = (isBuilt: boolean, signal = new AbortController().signal) => {
  const context: BuildContext = { signal, progress: (_what, work) => work() };
  return startLaunch({ ...plan, isBuilt }, context);
};

beforeEach(() => {
  Object.assign(start, { failing: undefined, steps: [], closed: [], ports: [] });
  vi.stubGlobal('fetch', () => make('page'));
});

it.each([
  [true, 'http://app', 'http://simulator', ['app', 'simulator', 'mock']],
  [false, 'http://dev', 'http://dev', ['dev', 'mock']],
] as const)('closes its servers once, the latest first (built: %s)', async (isBuilt, ...rest) => {
  const [origin, simulatorOrigin, all] = rest;
  const launched = await launch(isBuilt);
  expect(launched).toMatchObject({ origin, simulatorOrigin, mockUrl: 'http://mock' });
  expect(start.ports).toEqual([plan.port]);
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
