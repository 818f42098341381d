import { createEffect } from 'effector';

/** A tab that holds the lock and gives no sign of life for this long is taken for frozen, and loses it: docs/faults.md#a6 */
const MAX_SILENCE_MS = 10_000;
/** The interval in which a waiting tab asks for a sign of life. */
const CHECK_MS = 1000;

/** What a waiting tab asks on the channel of a lock, and what its holder answers. */
type Message = 'isAlive' | 'alive';

/** A lock that this page holds. */
export interface Lock {
  readonly release: () => void;
  /** Whether another tab may be at the same work: this one has taken the lock from it, or lost the lock to it. */
  readonly isContested: () => boolean;
}

/** The waiters of each lock in this page. */
const queues = new Map<string, Promise<void>>();

/**
 * Waits for an exclusive lock: in this page, and among all tabs where the browser has Web Locks. At most one waiter of a
 * page watches the tab that holds it: messages of each of a few hundred to all the others would keep the page busy.
 */
export const acquireLockFx = createEffect(async (name: string): Promise<Lock> => {
  const releaseInPage = await acquireInPage(name);
  const locks = webLocks();
  if (!locks) return { release: releaseInPage, isContested: () => false };
  try {
    const shared = await acquireShared(locks, name);
    const release = () => {
      shared.release();
      releaseInPage();
    };
    return { ...shared, release };
  } catch (error) {
    releaseInPage();
    throw error;
  }
});

/** Web Locks; undefined in old web views and on plain http, whatever the types say. */
export function webLocks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}

async function acquireShared(locks: LockManager, name: string): Promise<Lock> {
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
 * Calls `onStuck` when one tab has held the lock in silence for too long. A tab that waits for a slow server answers: a
 * lock stolen from it makes two do the same work. The time in the queue does not count either.
 */
function watchHolder(locks: LockManager, name: string, onStuck: () => void): () => void {
  let holder: string | undefined;
  let silentChecks = 0;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'alive') silentChecks = 0;
  };
  const timer = setInterval(() => {
    channel.postMessage('isAlive' satisfies Message);
    void queryHolder(locks, name).then((now) => {
      silentChecks = now === holder ? silentChecks + 1 : 1;
      holder = now;
      if (silentChecks * CHECK_MS >= MAX_SILENCE_MS) onStuck();
    });
  }, CHECK_MS);
  return () => {
    clearInterval(timer);
    channel.close();
  };
}

function request(locks: LockManager, name: string, options: LockOptions): Promise<Lock> {
  return new Promise((resolve, reject) => {
    let isContested = options.steal === true;
    const held = () =>
      new Promise<void>((end) => {
        const endSigns = giveSignsOfLife(name);
        const release = () => {
          endSigns();
          end();
        };
        resolve({ release, isContested: () => isContested });
      });
    const asked = locks.request(name, options, held);
    asked.catch(reject);
    // After the lock was granted, a rejection only says that another tab stole it.
    asked.catch(() => {
      isContested = true;
    });
  });
}

/**
 * Answers the tabs that wait for the lock. A message reaches a tab in the background at once, where a timer of its own would
 * run once a minute.
 */
function giveSignsOfLife(name: string): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'isAlive') channel.postMessage('alive' satisfies Message);
  };
  return () => channel.close();
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

/** Waits for its turn among the waiters of this page, and gives the function that ends it. */
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
