import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/lib/prepare.mjs';
import { descendantsOf, isRunning } from './descendants';
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
 * interrupted as Ctrl+C would, later killed with all that it started; when none of it runs any more this
 * fails as interrupted.
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
    let started: readonly number[] = [];
    const interrupt = () => {
      started = startedBy(child.pid);
      child.kill('SIGINT');
      timer = setTimeout(() => killTree(child.pid), graceMs);
    };
    signal.addEventListener('abort', interrupt, { once: true });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', interrupt);
      if (!signal.aborted) {
        resolve(code ?? 1);
        return;
      }
      killGroup(child.pid);
      void endAll(started).then(() => {
        reject(interruptedFailure());
      });
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
  const started = startedBy(id);
  killGroup(id);
  started.forEach(kill);
}

/** What a program has started, and what that has; Windows ends them with it. */
function startedBy(id: number | undefined): readonly number[] {
  return id === undefined || process.platform === 'win32' ? [] : descendantsOf(id);
}

/** A killed process is gone only some moments later, and one in a group of its own may have outlived the program. */
async function endAll(ids: readonly number[]): Promise<void> {
  const givenUpAt = Date.now() + 5_000;
  ids.forEach(kill);
  while (ids.some(isRunning) && Date.now() < givenUpAt) await wait(20);
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
