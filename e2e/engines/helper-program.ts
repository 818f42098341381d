import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** A program beside a browser: its driver, its screen or its sound. */
export interface HelperProgram {
  readonly child: ChildProcess;
  /** @throws {Error} when the program has ended, or could not be started */
  readonly check: () => void;
  /** Ends the program. Resolves when it has ended, because it may write files until then. */
  readonly stop: () => Promise<void>;
}

/** How long a program may take to end before it is killed. */
const GRACE_MS = 5_000;

/** Starts a program that ends with this process at the latest. */
export function startHelper(
  name: string,
  args: readonly string[],
  options: SpawnOptions,
): HelperProgram {
  const child = spawn(name, args, options);
  let problem: Error | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      problem = error;
      resolve();
    });
    child.once('exit', (code) => {
      problem ??= new Error(`${name} ended with ${code}.`);
      resolve();
    });
  });
  const kill = () => void child.kill();
  process.once('exit', kill);
  return {
    child,
    check: () => {
      if (problem) throw problem;
    },
    stop: async () => {
      kill();
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(timer);
      process.off('exit', kill);
    },
  };
}
