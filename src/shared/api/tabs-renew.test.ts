import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

import { acquireLockFx, type Lock } from '@/shared/browser/lock';
import { readRawFx, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';
import { aJwt, someTokens } from '@/testing/session-fixtures';

import { httpError } from './errors';
import { sendFx } from './send';
import { exchangeTokensFx } from './token-exchange';
import { $tokens } from './tokens';

const old = someTokens();
const fresh = { access_token: aJwt('1', 'renewed'), refresh_token: 'refresh-2', expires_in: 3600 };
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** The lock of one browser, for which its tabs queue. */
function sharedLock(): () => Promise<Lock> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    let release = () => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return { release, isContested: () => false };
  };
}

/** The lock of a browser without Web Locks, which no tab shares with another. */
const ownLock = (): Promise<Lock> =>
  Promise.resolve({ release: () => {}, isContested: () => false });

interface TabPlan {
  /** When the tab's first call gets its 401. */
  readonly startMs: number;
  /** How long the writes of this tab take until the others see them. */
  readonly storageMs: number;
}

/**
 * Tabs of one browser: each sees its own writes at once, and those of the others later. As in a browser, a write that is
 * still on its way hides older ones of the others, so that all tabs end with the same.
 */
function openTabs(plans: readonly TabPlan[], latencyMs: number, acquire: () => Promise<Lock>) {
  const renewals: unknown[] = [];
  const views = plans.map(
    () =>
      new Map([
        ['access_token', old.access],
        ['refresh_token', old.refresh],
      ]),
  );
  const onTheirWay = plans.map((): string[] => []);
  const tabs = plans.map(({ storageMs }, index) => {
    const write = (name: string, raw: string | null) => {
      const applyTo = (tab: number) =>
        raw === null ? views[tab]!.delete(name) : views[tab]!.set(name, raw);
      applyTo(index);
      onTheirWay[index]!.push(name);
      setTimeout(() => {
        onTheirWay[index]!.splice(onTheirWay[index]!.indexOf(name), 1);
        for (const other of plans.keys())
          if (other !== index && !onTheirWay[other]!.includes(name)) applyTo(other);
      }, storageMs);
    };
    return fork({
      values: [[$tokens, old]],
      handlers: [
        // Its own queue is for the waiters of one page, and these tabs share the module.
        [acquireLockFx, acquire],
        [readRawFx, ({ name }: { name: string }) => views[index]?.get(name) ?? null],
        [writeRawFx, ({ name, raw }: { name: string; raw: string }) => write(name, raw)],
        [removeRawFx, ({ name }: { name: string }) => write(name, null)],
        [
          sendFx,
          async () => {
            renewals.push(index);
            const isFirst = renewals.length === 1;
            await pause(latencyMs);
            // The refresh token is valid once.
            if (!isFirst) throw httpError(400, '', null);
            return fresh;
          },
        ],
      ],
    });
  });
  return { renewals, tabs };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Rule: docs/faults.md#a6
it.each([true, false])('renews once for several tabs; with Web Locks: %s', async (hasLocks) => {
  vi.useFakeTimers();
  const plan = fc.record({ startMs: fc.nat(600), storageMs: fc.nat(90) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(plan, { minLength: 2, maxLength: 5 }),
      fc.integer({ min: 1, max: 400 }),
      async (plans, latencyMs) => {
        vi.stubGlobal('navigator', { onLine: true, ...(hasLocks && { locks: {} }) });
        const { renewals, tabs } = openTabs(plans, latencyMs, hasLocks ? sharedLock() : ownLock);
        const done = Promise.all(
          tabs.map(async (scope, index) => {
            await pause(plans[index]!.startMs);
            return await allSettled(exchangeTokensFx, {
              scope,
              params: { old, sessionsBefore: 0 },
            });
          }),
        );
        await vi.advanceTimersByTimeAsync(10_000);
        for (const outcome of await done) {
          expect(outcome).toMatchObject({ status: 'done', value: { access: fresh.access_token } });
        }
        for (const scope of tabs) expect(scope.getState($tokens)?.refresh).toBe('refresh-2');
        expect(renewals).toHaveLength(1);
      },
    ),
    { numRuns: 100 },
  );
});
