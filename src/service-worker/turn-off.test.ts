import { beforeEach, expect, it, vi } from 'vitest';

import { createFakeCaches } from '@/testing/fake-caches';

type Listener = (event: { waitUntil: (end: Promise<void>) => void }) => void;
const listeners = new Map<string, Listener>();
const skipWaiting = vi.fn();
const unregister = vi.fn(() => Promise.resolve(true));

beforeEach(async () => {
  listeners.clear();
  vi.stubGlobal('self', {
    skipWaiting,
    registration: { unregister },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  });
  await import('./turn-off');
});

it('replaces the worker before it at once, and leaves neither caches nor itself', async () => {
  const caches = createFakeCaches();
  vi.stubGlobal('caches', caches);
  for (const name of ['late-files', 'pictures', 'kept-book-1']) await caches.open(name);
  listeners.get('install')?.({ waitUntil: () => undefined });
  expect(skipWaiting).toHaveBeenCalledOnce();
  const ends: Promise<void>[] = [];
  listeners.get('activate')?.({ waitUntil: (end) => void ends.push(end) });
  expect(ends).toHaveLength(1);
  await Promise.all(ends);
  expect(await caches.keys()).toEqual([]);
  expect(unregister).toHaveBeenCalledOnce();
});
