import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { startWorkerFx, versionActivated, versionWaiting, type AppWorker } from './app-worker';

const registration = vi.hoisted(() => ({ waiting: null as object | null }));
const made = vi.hoisted(() => [] as (EventTarget & Record<string, unknown>)[]);

vi.mock('workbox-window', () => ({
  Workbox: class extends EventTarget {
    readonly script: unknown;
    readonly update = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    readonly messageSkipWaiting = vi.fn();
    readonly register = vi.fn(async () => registration);
    constructor(script: unknown) {
      super();
      this.script = script;
      made.push(Object.assign(this as EventTarget, {}) as (typeof made)[number]);
    }
  },
}));

beforeEach(() => {
  made.length = 0;
  registration.waiting = null;
  vi.stubGlobal('navigator', { serviceWorker: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function start() {
  const scope = fork();
  const waiting = watchCalls(versionWaiting, scope);
  const activated = watchCalls(versionActivated, scope);
  const { value } = await allSettled(startWorkerFx, { scope });
  return { worker: value as AppWorker | null, workbox: made[0], waiting, activated };
}

it('registers the worker of the root, and reports its versions', async () => {
  const { workbox, waiting, activated } = await start();
  expect(workbox?.['script']).toBe('/sw.js');
  expect(workbox?.['register']).toHaveBeenCalledExactlyOnceWith({ immediate: true });
  workbox?.dispatchEvent(new Event('waiting'));
  expect([waiting.length, activated.length]).toEqual([1, 0]);
  workbox?.dispatchEvent(new Event('controlling'));
  expect([waiting.length, activated.length]).toEqual([1, 1]);
});

it('tells whether a version waits to take over, and lets it', async () => {
  const { worker, workbox } = await start();
  expect(worker?.activate()).toBe(false);
  registration.waiting = {};
  expect(worker?.activate()).toBe(true);
  expect(workbox?.['messageSkipWaiting']).toHaveBeenCalledTimes(2);
  await expect(worker?.check()).rejects.toThrow('Failed to fetch');
});

it('admits the one script where the browser demands trusted types', async () => {
  const createPolicy = vi.fn(
    (name: string, rules: { createScriptURL: (path: string) => string }) => {
      for (const other of ['/other.js', 'https://elsewhere.example/sw.js', '/sw.js?v=1'])
        expect(() => rules.createScriptURL(other)).toThrow(other);
      return { createScriptURL: (path: string) => `${name}:${rules.createScriptURL(path)}` };
    },
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { workbox } = await start();
  expect(workbox?.['script']).toBe('shenidar:/sw.js');
});

it('starts none in a browser without workers', async () => {
  vi.stubGlobal('navigator', {});
  expect((await start()).worker).toBeNull();
  expect(made).toEqual([]);
});
