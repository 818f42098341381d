import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';

import { askToPersistFx, readCanKeepFx, readSpaceFx } from './kept-space';
import { reserveKeptBookFx } from './kept-tabs';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stubStorage = (storage: object | undefined) => vi.stubGlobal('navigator', { storage });

it.each([
  [
    { usage: 30, quota: 100 },
    { used: 30, free: 70 },
  ],
  [
    { usage: 0, quota: 100 },
    { used: 0, free: 100 },
  ],
  [
    { usage: 120, quota: 100 },
    { used: 120, free: 0 },
  ],
  [{ quota: 100 }, null],
])('reads of %o how much is free', async (estimate, space) => {
  stubStorage({ estimate: async () => estimate });
  expect(await readSpaceFx()).toEqual(space);
});

it('knows nothing where the browser refuses to tell', async () => {
  stubStorage({ estimate: () => Promise.reject(new TypeError('refused')) });
  expect(await readSpaceFx()).toBeNull();
});

it.each([
  ['', { serviceWorker: {} }, { caches: {}, indexedDB: {}, MediaSource: {} }, true],
  [
    ' of an iPhone',
    { serviceWorker: {} },
    { caches: {}, indexedDB: {}, ManagedMediaSource: {} },
    true,
  ],
  [' without workers', {}, { caches: {}, indexedDB: {}, MediaSource: {} }, false],
  [' without caches', { serviceWorker: {} }, { indexedDB: {}, MediaSource: {} }, false],
  [' without databases', { serviceWorker: {} }, { caches: {}, MediaSource: {} }, false],
  [' without media sources', { serviceWorker: {} }, { caches: {}, indexedDB: {} }, false],
])('a browser%s can keep books: %o, %o', async (_, navigator, window, expected) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', window);
  expect(await readCanKeepFx()).toBe(expected);
});

it('knows nothing, and is promised nothing, where the browser has no such storage', async () => {
  stubStorage(undefined);
  expect(await readSpaceFx()).toBeNull();
  expect(await askToPersistFx()).toBe(false);
});

const reserve = async (params: number) => {
  const { value } = await allSettled(reserveKeptBookFx, { scope: fork(), params });
  return value as (() => void) | null;
};

it('reserves a book also in a browser that cannot tell the tabs from each other', async () => {
  vi.stubGlobal('navigator', {});
  expect(await reserve(1001)).not.toBeNull();
});

it('reserves each book by itself, and not twice', async () => {
  const held = new Set<string>();
  const request = async (
    name: string,
    options: LockOptions,
    hold: (lock: object | null) => Promise<void> | undefined,
  ) => {
    // A tab that has to wait would download the book after all.
    expect(options).toEqual({ ifAvailable: true });
    if (held.has(name)) return hold(null);
    held.add(name);
    await hold({});
    held.delete(name);
    return undefined;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const release = await reserve(1001);
  expect(release).not.toBeNull();
  expect(await reserve(1002)).not.toBeNull();
  expect(await reserve(1001)).toBeNull();
  release?.();
  await expect.poll(() => reserve(1001)).not.toBeNull();
});
