import { spawn, spawnSync } from 'node:child_process';
import { root } from '../../scripts/lib/prepare.mjs';
import { descendantsOf } from './descendants';
import { interruptedFailure } from './interruption';

export interface ProgramRun {
  /** A Node program and its arguments; no shell reads them. */
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Where its stdout goes: to ours, or, when ours is for machines, to stderr. */
  readonly stdout: 'stdout' | 'stderr';
  readonly signal: AbortSignal;
  /** How long it may take to end its own children when it is interrupted, in ms. */
  readonly graceMs?: number;
}

/**
 * Runs a Node program to its end and gives the exit code. Once the signal is aborted the program is
 * interrupted as Ctrl+C would, later killed with all that it started; then this fails as interrupted.
 */
export function runProgram({
  args,
  environment,
  stdout,
  signal,
  graceMs = 10_000,
}: ProgramRun): Promise<number> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(interruptedFailure());
      return;
    }
    const child = spawn(process.execPath, args, {
      cwd: root,
      // A group of its own: a terminal's Ctrl+C reaches it through us alone, and once.
      detached: process.platform !== 'win32',
      stdio: ['ignore', stdout === 'stdout' ? 'inherit' : 2, 'inherit'],
      env: { ...process.env, ...environment },
    });
    let timer: NodeJS.Timeout | undefined;
    const interrupt = () => {
      child.kill('SIGINT');
      timer = setTimeout(() => killTree(child.pid), graceMs);
    };
    signal.addEventListener('abort', interrupt, { once: true });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', interrupt);
      if (signal.aborted) {
        killGroup(child.pid);
        reject(interruptedFailure());
      } else resolve(code ?? 1);
    });
  });
}

/** A program and all that it has started, in whichever group: a browser has one of its own. */
function killTree(id: number | undefined): void {
  if (id === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(id), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  const started = descendantsOf(id);
  killGroup(id);
  for (const each of started) kill(each);
}

/** Whatever is left of a program that has ended; on Windows its children end with it. */
function killGroup(id: number | undefined): void {
  if (id !== undefined) kill(process.platform === 'win32' ? id : -id);
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
