import { fork, allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { acquireLockFx } from './lock';

interface Waiter {
  readonly clientId: string;
  readonly start: () => void;
}

/** Web Locks for one name, with waiters of several tabs. `steal` takes the lock from its holder. */
function createFakeLocks() {
  let holder: string | null = null;
  const queue: Waiter[] = [];
  const next = () => {
    holder = null;
    queue.shift()?.start();
  };
  const requestAs =
    (clientId: string) =>
    (_name: string, options: LockOptions, hold: () => Promise<void>): Promise<void> =>
      new Promise((resolve, reject) => {
        const waiter = {
          clientId,
          start: () => {
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
    Promise.resolve({ held: holder === null ? [] : [{ name: 'lock', clientId: holder }] });
  return {
    holder: () => holder,
    /** Another tab takes the lock, or waits for it, and holds it for so long. */
    holdElsewhere: (clientId: string, ms: number) =>
      requestAs(clientId)('lock', {}, () => new Promise((end) => setTimeout(end, ms))),
    asThisTab: { request: requestAs('this tab'), query },
  };
}

let locks: ReturnType<typeof createFakeLocks>;

beforeEach(() => {
  vi.useFakeTimers();
  locks = createFakeLocks();
  vi.stubGlobal('navigator', { locks: locks.asThisTab });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const acquire = () => void allSettled(acquireLockFx, { scope: fork(), params: 'lock' });

it('takes a free lock at once', async () => {
  acquire();
  await vi.advanceTimersByTimeAsync(0);
  expect(locks.holder()).toBe('this tab');
  // It asks no longer who holds it.
  expect(vi.getTimerCount()).toBe(0);
});

it('steals the lock of a tab that has held it for ten seconds', async () => {
  void locks.holdElsewhere('frozen tab', 1e9);
  acquire();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(locks.holder()).toBe('frozen tab');
  await vi.advanceTimersByTimeAsync(1);
  expect(locks.holder()).toBe('this tab');
});

it('waits its turn behind several tabs that each hold the lock for less', async () => {
  for (const tab of ['first', 'second', 'third']) void locks.holdElsewhere(tab, 6_000);
  acquire();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(locks.holder()).toBe('second');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(locks.holder()).toBe('third');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(locks.holder()).toBe('this tab');
});
