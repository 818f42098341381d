import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Runs an installed package's program with its output on ours; no shell, so that it is the same
 * on every system. Returns the exit code, 1 when it was ended by a signal.
 */
export function runTool(
  packageName: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): number {
  const { status } = spawnSync(process.execPath, [programOf(packageName), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}

/** The file of an installed package's program, to be run with Node. */
export function programOf(packageName: string): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const program = typeof bin === 'string' ? bin : Object.values(bin)[0];
  if (program === undefined) throw new Error(`${packageName} has no program`);
  return join(folder, program);
}
