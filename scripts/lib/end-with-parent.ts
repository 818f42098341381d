import { parentOf, type RunningProcess } from './running-process';

/** How often the parents are looked at, in ms. */
const interval = 500;

/**
 * Calls `onEnd` once: on SIGINT, SIGTERM or SIGHUP, or when the process that started this one is
 * gone, be it npm itself or a shell between npm and us. Nothing else would end a server whose npm
 * was killed.
 */
export function endWithParent(onEnd: () => void | Promise<void>): void {
  const parent = process.ppid;
  const npm = npmAbove(parent);
  let hasEnded = false;

  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(timer);
    void onEnd();
  };
  const timer = setInterval(() => {
    const isOrphan = process.ppid !== parent || !isAlive(parent);
    if (isOrphan || (npm && !isAlive(npm.id))) end();
  }, interval);
  timer.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

/** npm, when a shell stands between it and this process. */
function npmAbove(parent: number): RunningProcess | undefined {
  if (!process.env['npm_lifecycle_event']) return undefined;
  const grandparent = parentOf(parent);
  return grandparent && /\bnp[mx]\b/.test(grandparent.command) ? grandparent : undefined;
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
