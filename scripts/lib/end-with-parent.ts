import { parentOf, type RunningProcess } from './running-process';

const PARENT_CHECK_INTERVAL_MS = 500;

/**
 * Calls `onEnd` once: on SIGINT, SIGTERM or SIGHUP, or when the process that started this one is gone, which
 * is npm or a shell between npm and us. Without this, a server would outlive an npm that was killed.
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
  }, PARENT_CHECK_INTERVAL_MS);
  timer.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

/** The npm process, if a shell runs between npm and this process. */
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
