import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { reloadPageFx } from '@/shared/browser/reload-page';
import { waitForRestFx } from '@/shared/browser/rest';
import { $environment } from '@/shared/config/environment';
import { UPDATE_ACTIVATION_MS, UPDATE_TAKEOVER_MS } from '@/shared/config/constants';
import { environments } from '@/shared/config/environments';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { readRawFx, writeRawFx } from '@/shared/storage/stored-value';

import { $updateStatus, updateClicked } from './model';

class FakeWorker extends EventTarget {
  readonly scriptURL = 'https://app.test/sw.js';
  state = 'installed';
}

/** A registration as the browser gives it to Workbox. */
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly active = new FakeWorker();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the web app with the real Workbox in a browser with this registration. */
async function open(registration: FakeRegistration) {
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: vi.fn(() => Promise.resolve(registration)),
  });
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { href: 'https://app.test/' });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const reload = vi.fn();
  const scope = fork({
    values: [[$environment, environments.find(({ name }) => name === 'pwa') ?? null]],
    handlers: [
      [readRawFx, () => null],
      [writeRawFx, () => undefined],
      [reloadPageFx, reload],
      [waitForRestFx, () => undefined],
    ],
  });
  void allSettled(pageModelsStarted, { scope });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect(container.register).toHaveBeenCalledOnce();
  const update = async () => {
    void allSettled(updateClicked, { scope });
    await vi.advanceTimersByTimeAsync(UPDATE_ACTIVATION_MS);
  };
  return { status: () => scope.getState($updateStatus), update, reload };
}

it('offers a version that waited before the page was opened', async () => {
  const registration = Object.assign(new FakeRegistration(), { waiting: new FakeWorker() });
  const { status } = await open(registration);
  expect(status()).toBe('available');
});

it('offers a version that is installed while the page is open', async () => {
  const registration = new FakeRegistration();
  const { status } = await open(registration);
  expect(status()).toBe('none');
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { installing: null, waiting: worker });
  worker.dispatchEvent(new Event('statechange'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(status()).toBe('available');
});

it('lets the version that waits take over, and reloads at once where another tab has done so', async () => {
  const waiting = Object.assign(new FakeWorker(), { postMessage: vi.fn() });
  const registration = Object.assign(new FakeRegistration(), { waiting });
  const { update, reload } = await open(registration);
  await update();
  expect(waiting.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  registration.waiting = null as never;
  await vi.advanceTimersByTimeAsync(UPDATE_TAKEOVER_MS);
  expect(reload).toHaveBeenCalledOnce();
});
