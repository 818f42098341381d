import { resolve } from 'node:path';
import { root } from '../../scripts/lib/prepare.mjs';
import { ensureBuild } from './build-cache';
import { CommandFailure } from './failure';
import type { Progress } from './progress';
import { runProgram } from './run-program';

/** CI can set SHENIDAR_BUILDS to a folder that outlives the checkout. */
const cache = resolve(root, process.env['SHENIDAR_BUILDS'] ?? 'dist/.cache');

/** Inputs of every build. */
const shared = ['package-lock.json', 'tsconfig.json'];

/** Inputs of an app build. */
export const appInputs = [...shared, 'src', 'public', 'index.html', 'vite', 'vite.config.ts'];
/** Inputs of a simulator build: it imports the app's table of clients and its bridge. */
export const simulatorInputs = [...shared, 'native-simulator', 'src', 'fixtures', 'vite'];

export interface BuildContext {
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

/**
 * Returns the folder of an environment's production build. Builds only if an input changed.
 * @throws {CommandFailure} when the build fails or is interrupted
 */
export function environmentBuild(environment: string, context: BuildContext): Promise<string> {
  return ensureBuild({
    name: environment,
    inputs: appInputs,
    root,
    cache,
    build: (folder) => build(environment, ['.', environment, folder], context),
  });
}

/** Returns the folder of the simulator for an environment. It is served beside the app's build, never from within it. */
export function simulatorBuild(environment: string, context: BuildContext): Promise<string> {
  return ensureBuild({
    name: `simulator-${environment}`,
    inputs: simulatorInputs,
    root,
    cache,
    build: (folder) => build('the simulator', ['native-simulator', environment, folder], context),
  });
}

/** Runs `scripts/build-folder.ts` with its arguments. */
function build(
  what: string,
  args: readonly [root: string, mode: string, folder: string],
  { signal, progress }: BuildContext,
): Promise<void> {
  return progress(`Building ${what}`, async () => {
    const exitCode = await runProgram({
      args: ['--import', 'tsx', 'scripts/build-folder.ts', ...args],
      environment: { NODE_ENV: 'production', ...(!process.stderr.isTTY && { NO_COLOR: '1' }) },
      stdout: 'stderr',
      signal,
    });
    if (exitCode === 0) return;
    throw new CommandFailure('notReady', `Building ${what} failed; see the message above.`);
  });
}
