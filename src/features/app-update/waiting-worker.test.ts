import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $environment } from '@/shared/config/environment';
import { environments } from '@/shared/config/environments';
import { pageModelsReady } from '@/shared/routing/page-models';
import { readRawFx } from '@/shared/storage/stored-value';

import { $updateStatus } from './model';

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
  const scope = fork({
    values: [[$environment, environments.find(({ name }) => name === 'pwa') ?? null]],
    handlers: [[readRawFx, () => null]],
  });
  void allSettled(pageModelsReady, { scope });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect(container.register).toHaveBeenCalledOnce();
  return () => scope.getState($updateStatus);
}

it('offers a version that waited before the page was opened', async () => {
  const registration = Object.assign(new FakeRegistration(), { waiting: new FakeWorker() });
  const status = await open(registration);
  expect(status()).toBe('available');
});

it('offers a version that is installed while the page is open', async () => {
  const registration = new FakeRegistration();
  const status = await open(registration);
  expect(status()).toBe('none');
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { installing: null, waiting: worker });
  worker.dispatchEvent(new Event('statechange'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(status()).toBe('available');
});
