import { createEffect } from 'effector';

/** A tab that has held the lock for this long is taken for frozen or crashed, and loses it: docs/faults.md#a6 */
const MAX_HOLD_MS = 10_000;
/** The interval in which a waiting tab looks who holds the lock. */
const CHECK_MS = 1000;

/** The waiters of each lock in this page, for browsers without Web Locks. */
const queues = new Map<string, Promise<void>>();

/**
 * Waits for an exclusive lock: among all tabs where the browser has Web Locks, else in this page. Gives the function
 * that releases it.
 */
export const acquireLockFx = createEffect((name: string): Promise<() => void> => {
  const locks = webLocks();
  return locks ? acquireShared(locks, name) : acquireInPage(name);
});

/** Web Locks; undefined in old web views and on plain http, whatever the types say. */
export function webLocks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}

async function acquireShared(locks: LockManager, name: string): Promise<() => void> {
  const waiting = new AbortController();
  const endWatch = watchHolder(locks, name, () => waiting.abort());
  try {
    return await request(locks, name, { signal: waiting.signal });
  } catch {
    return await request(locks, name, { steal: true });
  } finally {
    endWatch();
  }
}

/**
 * Calls `onStuck` when one tab has held the lock for too long. The time in the queue does not count: behind several
 * tabs on a slow machine it may be longer, and a lock stolen from a healthy tab makes two do the same work.
 */
function watchHolder(locks: LockManager, name: string, onStuck: () => void): () => void {
  let holder: string | undefined;
  let checks = 0;
  const timer = setInterval(() => {
    void queryHolder(locks, name).then((now) => {
      checks = now === holder ? checks + 1 : 1;
      holder = now;
      if (checks * CHECK_MS >= MAX_HOLD_MS) onStuck();
    });
  }, CHECK_MS);
  return () => clearInterval(timer);
}

function request(locks: LockManager, name: string, options: LockOptions): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const held = () =>
      new Promise<void>((release) => {
        resolve(() => {
          release();
        });
      });
    // After the lock was granted, a rejection only says that another tab stole it.
    locks.request(name, options, held).catch(reject);
  });
}

/** Gives the tab that holds a lock; undefined if there is none, or the browser refuses the answer. */
async function queryHolder(locks: LockManager, name: string): Promise<string | undefined> {
  try {
    const { held = [] } = await locks.query();
    return held.find((lock) => lock.name === name)?.clientId;
  } catch {
    return undefined;
  }
}

async function acquireInPage(name: string): Promise<() => void> {
  const before = queues.get(name) ?? Promise.resolve();
  let release = () => {};
  queues.set(
    name,
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  await before;
  return release;
}
