import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { root } from '../../scripts/lib/prepare.mjs';

/** Enough for a process that loads TypeScript on a busy machine. */
export const PROCESS_TIMEOUT_MS = 240_000;

/** A command line in a real process. */
export interface RealRun {
  readonly child: ChildProcess;
  /** Grows while it runs. */
  readonly text: { stdout: string; stderr: string };
  readonly exitCode: Promise<number | null>;
}

const running: ChildProcess[] = [];

/** Runs a command line as its own process, as another user if one is given. */
export function shenidar(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  user: Pick<SpawnOptions, 'uid' | 'gid'> = {},
): RealRun {
  const child = spawn(process.execPath, ['--import', 'tsx', 'cli/index.ts', ...args], {
    cwd: root,
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  running.push(child);
  const text = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text.stderr += chunk.toString()));
  return { child, text, exitCode: once(child, 'close').then(([code]) => code as number | null) };
}

/** Kills the processes that a failed test has left. */
export function killAll(): void {
  for (const child of running.splice(0)) child.kill('SIGKILL');
}

/** Waits until a run has written this, and fails at once if it ends before. */
export async function expectOutput(run: RealRun, channel: 'stdout' | 'stderr', what: string) {
  const hasEnded = () => run.child.exitCode !== null || run.child.signalCode !== null;
  await expect
    .poll(() => run.text[channel].includes(what) || hasEnded(), { timeout: PROCESS_TIMEOUT_MS })
    .toBe(true);
  // The last output may come after the end.
  if (hasEnded()) await run.exitCode;
  expect(run.text[channel], run.text.stderr).toContain(what);
}
