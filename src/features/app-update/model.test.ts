import { allSettled, fork, type EventCallable } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startWorkerFx, versionActivated, versionWaiting } from '@/shared/browser/app-worker';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { waitForRestFx } from '@/shared/browser/rest';
import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { readRawFx, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

import { $updateStatus, updateCheckRequested, updateClicked, updateDismissed } from './model';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Start {
  environment?: string;
  /** Stored values by name. */
  stored?: Record<string, string>;
  /** When the page has had its time; at once by default. */
  rested?: Promise<void>;
  /** Whether the browser denies to store anything. */
  isStorageDenied?: boolean;
}

async function start(options: Start = {}) {
  const { environment = 'pwa', stored = {}, rested, isStorageDenied = false } = options;
  const storage = new Map(Object.entries(stored));
  const worker = { check: vi.fn(() => Promise.resolve()), activate: vi.fn(() => true) };
  const registered = vi.fn(() => worker);
  const reloaded = vi.fn();
  const row = environments.find(({ name }) => name === environment);
  const scope = fork({
    values: [[$environment, row ?? null]],
    handlers: [
      [startWorkerFx, registered],
      [waitForRestFx, () => rested],
      [reloadPageFx, reloaded],
      [readRawFx, ({ name }: { name: string }) => storage.get(name) ?? null],
      [
        writeRawFx,
        ({ name, raw }: { name: string; raw: string }) => {
          if (isStorageDenied) throw new DOMException('denied', 'SecurityError');
          storage.set(name, raw);
        },
      ],
      [removeRawFx, ({ name }: { name: string }) => void storage.delete(name)],
    ],
  });
  // Not awaited: the interval of the checks keeps the scope from settling.
  void allSettled(pageModelsStarted, { scope });
  await vi.advanceTimersByTimeAsync(0);
  const fire = async (unit: EventCallable<void>) => {
    void allSettled(unit, { scope });
    await vi.advanceTimersByTimeAsync(0);
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const status = () => scope.getState($updateStatus);
  return { scope, worker, registered, reloaded, storage, fire, pass, status };
}

it('registers the worker once the app is stable, where the environment has one', async () => {
  expect((await start()).registered).toHaveBeenCalledTimes(1);
  expect((await start({ environment: 'webview-new' })).registered).not.toHaveBeenCalled();
});

it('leaves the page its time before it registers the worker', async () => {
  let rest: () => void = () => undefined;
  const { scope, registered } = await start({ rested: new Promise((resolve) => (rest = resolve)) });
  expect(registered).not.toHaveBeenCalled();
  rest();
  await vi.advanceTimersByTimeAsync(0);
  expect(registered).toHaveBeenCalledTimes(1);
  // The storefront has a rest of its own.
  void allSettled(waitForRestFx, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(registered).toHaveBeenCalledTimes(1);
});

it('looks for a new version every 120 s, and on request', async () => {
  const { worker, pass, fire } = await start();
  await pass(119_999);
  expect(worker.check).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(worker.check).toHaveBeenCalledTimes(1);
  await pass(120_000);
  expect(worker.check).toHaveBeenCalledTimes(2);
  await fire(updateCheckRequested);
  expect(worker.check).toHaveBeenCalledTimes(3);
});

it('never has two checks in flight', async () => {
  const { worker, pass } = await start();
  worker.check.mockImplementation(() => new Promise(() => undefined));
  await pass(360_000);
  expect(worker.check).toHaveBeenCalledTimes(1);
});

it('goes on checking after a check has failed', async () => {
  const { worker, pass, status } = await start();
  worker.check.mockRejectedValueOnce(new TypeError('offline'));
  await pass(240_000);
  expect(worker.check).toHaveBeenCalledTimes(2);
  expect(status()).toBe('none');
});

it('activates 3 s after the tap, and reloads when the new version has taken over', async () => {
  const { worker, reloaded, storage, fire, pass, status } = await start();
  await fire(versionWaiting);
  expect(status()).toBe('available');
  await pass(60_000);
  expect(worker.activate).not.toHaveBeenCalled();
  await fire(updateClicked);
  expect(status()).toBe('updating');
  await pass(2999);
  expect(worker.activate).not.toHaveBeenCalled();
  await pass(1);
  expect(worker.activate).toHaveBeenCalledTimes(1);
  expect(reloaded).not.toHaveBeenCalled();
  await fire(versionActivated);
  expect(reloaded).toHaveBeenCalledTimes(1);
  expect(storage.get('app_updated')).toBe('true');
  await pass(10_000);
  expect(reloaded).toHaveBeenCalledTimes(1);
});

it('does not reload while the new version waits for the old one to end', async () => {
  const { worker, reloaded, storage, fire, pass, status } = await start();
  await fire(versionWaiting);
  await fire(updateClicked);
  await pass(60_000);
  expect(reloaded).not.toHaveBeenCalled();
  expect(storage.has('app_updated')).toBe(false);
  expect(status()).toBe('updating');
  worker.activate.mockReturnValue(false);
  await pass(2000);
  expect(reloaded).toHaveBeenCalledTimes(1);
  await pass(10_000);
  expect(reloaded).toHaveBeenCalledTimes(1);
});

it('reloads at once when no version waits, as another tab may have activated it', async () => {
  const { worker, reloaded, fire, pass } = await start();
  worker.activate.mockReturnValue(false);
  await fire(versionWaiting);
  await fire(updateClicked);
  await pass(2999);
  expect(reloaded).not.toHaveBeenCalled();
  await pass(1);
  expect(reloaded).toHaveBeenCalledTimes(1);
});

it('reloads also where the browser stores nothing', async () => {
  const { reloaded, fire } = await start({ isStorageDenied: true });
  await fire(versionWaiting);
  await fire(updateClicked);
  await fire(versionActivated);
  expect(reloaded).toHaveBeenCalledTimes(1);
});

it('does not reload a tab whose user did not ask for the update', async () => {
  const { reloaded, fire, pass } = await start();
  await fire(versionWaiting);
  await fire(versionActivated);
  await pass(10_000);
  expect(reloaded).not.toHaveBeenCalled();
});

it('is silent about a refused version until a newer one waits', async () => {
  const { fire, pass, status } = await start();
  await fire(versionWaiting);
  await fire(updateDismissed);
  expect(status()).toBe('none');
  await pass(240_000);
  expect(status()).toBe('none');
  await fire(versionWaiting);
  expect(status()).toBe('available');
});

it('says after the reload that the app was updated, for 3 s and once', async () => {
  const { storage, pass, status } = await start({ stored: { app_updated: 'true' } });
  expect(status()).toBe('updated');
  expect(storage.has('app_updated')).toBe(false);
  await pass(2999);
  expect(status()).toBe('updated');
  await pass(1);
  expect(status()).toBe('none');
});

it('cannot be closed once it updates', async () => {
  const { fire, status } = await start();
  await fire(versionWaiting);
  await fire(updateClicked);
  await fire(updateDismissed);
  expect(status()).toBe('updating');
});

it('goes on updating when a still newer version waits, and reloads once for two takeovers', async () => {
  const { reloaded, fire, pass, status } = await start();
  await fire(versionWaiting);
  await fire(updateClicked);
  await fire(versionWaiting);
  expect(status()).toBe('updating');
  await pass(3000);
  await fire(versionActivated);
  await fire(versionActivated);
  expect(reloaded).toHaveBeenCalledTimes(1);
});

it('keeps offering a version that came while it said that the app was updated', async () => {
  const { fire, pass, status } = await start({ stored: { app_updated: 'true' } });
  await fire(versionWaiting);
  await pass(3000);
  expect(status()).toBe('available');
});

it('asks again after 2 s whether the new version has taken over', async () => {
  const { worker, fire, pass } = await start();
  await fire(versionWaiting);
  await fire(updateClicked);
  await pass(3000);
  const asked = worker.activate.mock.calls.length;
  await pass(1999);
  expect(worker.activate).toHaveBeenCalledTimes(asked);
  await pass(1);
  expect(worker.activate).toHaveBeenCalledTimes(asked + 1);
});
