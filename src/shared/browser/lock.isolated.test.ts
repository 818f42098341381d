import { fork, allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Lock } from './lock';

interface Waiter {
  readonly clientId: string;
  readonly start: () => void;
}

/** Web Locks for one name, with waiters of several tabs. `steal` takes the lock from its holder. */
function createFakeLocks() {
  let holder: string | null = null;
  let rob = () => {};
  const queue: Waiter[] = [];
  const next = () => {
    holder = null;
    rob = () => {};
    queue.shift()?.start();
  };
  const requestAs =
    (clientId: string) =>
    (_name: string, options: LockOptions, hold: () => Promise<void>): Promise<void> =>
      new Promise((resolve, reject) => {
        const waiter = {
          clientId,
          start: () => {
            rob();
            rob = () => reject(new DOMException('The lock was stolen', 'AbortError'));
            holder = clientId;
            void hold().then(() => {
              if (holder === clientId) next();
              resolve();
            });
          },
        };
        options.signal?.addEventListener('abort', () => {
          if (!queue.includes(waiter)) return;
          queue.splice(queue.indexOf(waiter), 1);
          reject(new DOMException('The wait was aborted', 'AbortError'));
        });
        if (holder === null || options.steal) waiter.start();
        else queue.push(waiter);
      });
  const query = () =>
    Promise.resolve({
      held: [
        { name: 'another lock', clientId: 'another tab' },
        ...(holder === null ? [] : [{ name: 'lock', clientId: holder }]),
      ],
    });
  return {
    holder: () => holder,
    /** Another tab takes the lock, or waits for it, and holds it for so long. */
    holdElsewhere: (clientId: string, ms: number) =>
      requestAs(clientId)('lock', {}, () => new Promise((end) => setTimeout(end, ms))).catch(
        // This is how it learns that it was robbed.
        () => undefined,
      ),
    of: (clientId: string) => ({ request: requestAs(clientId), query }),
  };
}

let locks: ReturnType<typeof createFakeLocks>;
let pages: Map<string, typeof import('./lock')>;

beforeEach(async () => {
  vi.useFakeTimers();
  locks = createFakeLocks();
  pages = new Map();
  for (const tab of ['this tab', 'slow tab']) {
    vi.resetModules();
    pages.set(tab, await import('./lock'));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The code of this app in a tab, which has its own copy of the module. */
function acquire(tab = 'this tab', ofTab: object = locks.of(tab)): Promise<Lock> {
  vi.stubGlobal('navigator', { locks: ofTab });
  return allSettled(pages.get(tab)!.acquireLockFx, { scope: fork(), params: 'lock' }).then(
    ({ value }) => value as Lock,
  );
}

it('takes a free lock at once', async () => {
  const held = acquire();
  await vi.advanceTimersByTimeAsync(0);
  expect(locks.holder()).toBe('this tab');
  // It asks no longer who holds it.
  expect(vi.getTimerCount()).toBe(0);
  (await held).release();
});

it('steals the lock of a tab that gives no sign of life for ten seconds', async () => {
  void locks.holdElsewhere('frozen tab', 1e9);
  const own = acquire();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(locks.holder()).toBe('frozen tab');
  await vi.advanceTimersByTimeAsync(1);
  expect(locks.holder()).toBe('this tab');
  expect((await own).isContested()).toBe(true);
  (await own).release();
});

it('is contested from the moment in which another tab steals it', async () => {
  const own = await acquire();
  expect(own.isContested()).toBe(false);
  void locks.of('another tab').request('lock', { steal: true }, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(0);
  expect(own.isContested()).toBe(true);
  own.release();
});

it('waits its turn behind several tabs that each hold the lock for less', async () => {
  for (const tab of ['first', 'second', 'third']) void locks.holdElsewhere(tab, 6_000);
  const own = acquire();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(locks.holder()).toBe('second');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(locks.holder()).toBe('third');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(locks.holder()).toBe('this tab');
  expect((await own).isContested()).toBe(false);
  (await own).release();
});

it('waits for a tab that lives, however long its server takes', async () => {
  const held = acquire('slow tab');
  await vi.advanceTimersByTimeAsync(0);
  const own = acquire();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(locks.holder()).toBe('slow tab');
  (await held).release();
  await vi.advanceTimersByTimeAsync(0);
  expect(locks.holder()).toBe('this tab');
  (await own).release();
});

it('counts the silence of a tab anew after each sign of life', async () => {
  const channel = new BroadcastChannel('lock');
  void locks.holdElsewhere('slow tab', 1e9);
  const own = acquire();
  await vi.advanceTimersByTimeAsync(6_500);
  channel.postMessage('alive');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(locks.holder()).toBe('slow tab');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(locks.holder()).toBe('this tab');
  channel.close();
  (await own).release();
});

it('asks once a second for all that wait in a page, and serves them in turn', async () => {
  const other = locks.holdElsewhere('slow tab', 5_500);
  const query = vi.fn(locks.of('this tab').query);
  const served: number[] = [];
  const waiters = [1, 2, 3].map(async (waiter) => {
    const { release } = await acquire('this tab', { ...locks.of('this tab'), query });
    served.push(waiter);
    return release;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(query).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(500);
  await other;
  for (const [index, waiter] of waiters.entries()) {
    expect(served).toEqual([1, 2, 3].slice(0, index + 1));
    (await waiter)();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(locks.holder()).toBeNull();
});

it('lets the next of its page try where the browser refuses the lock', async () => {
  const refusal = new DOMException('The page is not active', 'InvalidStateError');
  const request = () => Promise.reject(refusal);
  const refused = acquire('this tab', { ...locks.of('this tab'), request });
  expect(await refused).toBe(refusal);
  const next = acquire();
  await vi.advanceTimersByTimeAsync(0);
  expect(locks.holder()).toBe('this tab');
  (await next).release();
});
