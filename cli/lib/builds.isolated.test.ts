import { beforeEach, expect, it, vi } from 'vitest';
import { ensureBuild } from './build-cache';
import { environmentBuild, simulatorBuild, type BuildContext } from './builds';
import { runProgram } from './run-program';

vi.mock('./run-program', () => ({ runProgram: vi.fn() }));
vi.mock('./build-cache', () => ({ ensureBuild: vi.fn() }));

const told: string[] = [];
const context: BuildContext = {
  signal: new AbortController().signal,
  progress: (what, work) => {
    told.push(what);
    return work();
  },
};

beforeEach(() => {
  told.length = 0;
  vi.mocked(runProgram).mockReset().mockResolvedValue(0);
  vi.mocked(ensureBuild).mockImplementation(async ({ name, build }) => {
    const folder = `/cache/${name}`;
    await build(folder);
    return folder;
  });
});

it.each([
  ['the app', environmentBuild, 'Building pwa', ['.', 'pwa', '/cache/pwa']],
  [
    'the simulator',
    simulatorBuild,
    'Building the simulator',
    ['native-simulator', 'pwa', '/cache/simulator-pwa'],
  ],
] as const)(
  'builds %s as production has it, whatever the environment of the command',
  async (_name, build, what, [root, mode, folder]) => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(await build('pwa', context)).toBe(folder);
    expect(told).toEqual([what]);
    const [[program] = []] = vi.mocked(runProgram).mock.calls;
    expect(program?.args.slice(-4)).toEqual(['scripts/build-folder.ts', root, mode, folder]);
    expect(program?.environment).toMatchObject({ NODE_ENV: 'production' });
    // A command may print JSON.
    expect(program?.stdout).toBe('stderr');
    expect(program?.signal).toBe(context.signal);
  },
);

it.each([
  [true, undefined],
  [false, '1'],
])('prints colours on a terminal alone: %s', async (isTTY, noColor) => {
  const before = process.stderr.isTTY;
  process.stderr.isTTY = isTTY;
  await environmentBuild('pwa', context).finally(() => {
    process.stderr.isTTY = before;
  });
  expect(vi.mocked(runProgram).mock.lastCall?.[0].environment?.['NO_COLOR']).toBe(noColor);
});

it('is not ready where a build fails', async () => {
  vi.mocked(runProgram).mockResolvedValue(1);
  await expect(simulatorBuild('pwa', context)).rejects.toMatchObject({
    exitCode: 3,
    message: 'Building the simulator failed; see the message above.',
  });
});
