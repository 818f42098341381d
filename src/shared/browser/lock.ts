import { createEffect } from 'effector';

/** A holder that shows no life for this long, frozen or crashed, loses the lock (fault list A6). */
const LONGEST_HOLD_MS = 10_000;

/** Who waits for a lock in this page, where the browser has none for all tabs. */
const queues = new Map<string, Promise<void>>();

/**
 * Waits for a lock that one holder has at a time, among all tabs where the browser can, else in this
 * page. Gives the way to let go of it.
 */
export const acquireLockFx = createEffect((name: string): Promise<() => void> => {
  // Absent on old web views and on plain http, whatever the types say.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? acquireShared(locks, name) : acquireInPage(name);
});

async function acquireShared(locks: LockManager, name: string): Promise<() => void> {
  try {
    return await request(locks, name, { signal: timeout(LONGEST_HOLD_MS) });
  } catch {
    return request(locks, name, { steal: true });
  }
}

function request(locks: LockManager, name: string, options: LockOptions): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const held = () =>
      new Promise<void>((letGo) => {
        resolve(() => {
          letGo();
        });
      });
    // Once it is held a failure only says that another one stole it.
    locks.request(name, options, held).catch(reject);
  });
}

/** `AbortSignal.timeout` is younger than the browsers that have locks. */
function timeout(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => {
    controller.abort();
  }, ms);
  return controller.signal;
}

async function acquireInPage(name: string): Promise<() => void> {
  const before = queues.get(name) ?? Promise.resolve();
  let letGo = () => {};
  queues.set(
    name,
    new Promise((resolve) => {
      letGo = resolve;
    }),
  );
  await before;
  return letGo;
}
