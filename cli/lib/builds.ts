import { resolve } from 'node:path';
import { root } from '../../scripts/lib/prepare.mjs';
import { programPath } from '../../scripts/lib/tool';
import { ensureBuild } from './build-cache';
import { CommandFailure } from './failure';
import type { Progress } from './progress';
import { runProgram } from './run-program';

/** Where builds are kept; a machine that forgets its checkout between runs may name another place. */
const cache = resolve(root, process.env['SHENIDAR_BUILDS'] ?? 'dist/.cache');

/** What every build reads, beside its own source. */
const shared = ['package-lock.json', 'tsconfig.json'];

/** What a build of the app is made of. */
export const appInputs = [...shared, 'src', 'public', 'index.html', 'vite', 'vite.config.ts'];
/** The simulator stands on the app's table of clients and on its bridge. */
export const simulatorInputs = [...shared, 'native-simulator', 'src', 'fixtures', 'vite'];

export interface BuildContext {
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

/**
 * The folder of an environment's production build, made anew only when something changed.
 * @throws {CommandFailure} when the build fails or is interrupted
 */
export function environmentBuild(environment: string, context: BuildContext): Promise<string> {
  return ensureBuild({
    name: environment,
    inputs: appInputs,
    root,
    cache,
    build: (folder) => vite(environment, ['--mode', environment, '--outDir', folder], context),
  });
}

/** The simulator for an environment's build, beside which it is served, and never within it. */
export function simulatorBuild(environment: string, context: BuildContext): Promise<string> {
  return ensureBuild({
    name: `simulator-${environment}`,
    inputs: simulatorInputs,
    root,
    cache,
    build: (folder) =>
      vite(
        'the simulator',
        ['native-simulator', '--mode', environment, '--outDir', folder],
        context,
      ),
  });
}

function vite(
  what: string,
  args: readonly string[],
  { signal, progress }: BuildContext,
): Promise<void> {
  return progress(`Building ${what}`, async () => {
    const exitCode = await runProgram({
      args: [programPath('vite'), 'build', ...args, '--emptyOutDir', '--logLevel', 'warn'],
      environment: { NODE_ENV: 'production', ...(!process.stderr.isTTY && { NO_COLOR: '1' }) },
      stdout: 'stderr',
      signal,
    });
    if (exitCode === 0) return;
    throw new CommandFailure('notReady', `Building ${what} failed; its message stands above.`);
  });
}
