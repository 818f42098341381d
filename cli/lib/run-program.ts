import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/lib/prepare.mjs';
import { descendantsOf, isRunning } from './descendants';
import { interruptedFailure } from './interruption';

export interface ProgramRun {
  /** A Node program and its arguments. No shell interprets them. */
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The channel for its stdout: stderr when our own stdout carries JSON. */
  readonly stdout: 'stdout' | 'stderr';
  readonly signal: AbortSignal;
  /** How long it may take to end its children after an interruption, in ms. */
  readonly graceMs?: number;
}

/**
 * Runs a Node program to its end and resolves with the exit code. When the signal is aborted, the program gets
 * SIGINT and, after `graceMs`, is killed with all its descendants. Rejects as interrupted once all have ended.
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
      // Its own process group: otherwise a terminal's Ctrl+C would reach it twice.
      detached: process.platform !== 'win32',
      stdio: ['ignore', stdout === 'stdout' ? 'inherit' : 2, 'inherit'],
      env: { ...process.env, ...environment },
    });
    let timer: NodeJS.Timeout | undefined;
    let descendants: readonly number[] = [];
    const interrupt = () => {
      descendants = descendantsOfProgram(child.pid);
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
      void killAndWait(descendants).then(() => {
        reject(interruptedFailure());
      });
    });
  });
}

/** Kills a program and its descendants in all process groups: a browser has its own group. */
function killTree(id: number | undefined): void {
  if (id === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(id), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  const descendants = descendantsOfProgram(id);
  killGroup(id);
  descendants.forEach(kill);
}

/** Returns a program's descendants. Windows ends them together with the program. */
function descendantsOfProgram(id: number | undefined): readonly number[] {
  return id === undefined || process.platform === 'win32' ? [] : descendantsOf(id);
}

/** Kills processes that outlived the program and waits until they are gone, which takes a moment. */
async function killAndWait(ids: readonly number[]): Promise<void> {
  const deadline = Date.now() + 5_000;
  ids.forEach(kill);
  while (ids.some(isRunning) && Date.now() < deadline) await wait(20);
}

/** Kills the rest of a program's process group. */
function killGroup(id: number | undefined): void {
  if (id !== undefined) kill(process.platform === 'win32' ? id : -id);
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
