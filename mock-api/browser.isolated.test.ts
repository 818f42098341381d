import { getResponse, type RequestHandler } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';

import { startMockApi } from './browser';
import { streamCookie } from './core/journal-entry';
import type { Journal } from './db/journal';
import type { StateStore } from './db/state-store';

const worker = vi.hoisted(() => ({
  handlers: [] as RequestHandler[],
  start: vi.fn<(options: object) => Promise<void>>(async () => undefined),
}));
vi.mock('msw/browser', () => ({
  setupWorker: (...handlers: RequestHandler[]) => {
    worker.handlers = handlers;
    return { start: worker.start };
  },
}));
/** What is used of the browser, in order. */
const used = vi.hoisted(() => [] as string[]);
vi.mock('./storage/indexed-journal', () => ({
  createIndexedJournal: (): Journal => ({
    add: async ({ path, hasStreamSession }) => {
      used.push(`noted ${path}${hasStreamSession === true ? ' of a session' : ''}`);
      return async (status) => void used.push(`answered ${status}`);
    },
    entries: async () => [],
    clear: async () => undefined,
  }),
}));
vi.mock('./storage/indexed-state-store', async () => {
  const { createMemoryStore } = await import('./db/state-store');
  return {
    createIndexedStateStore: (createInitial: () => never): StateStore => {
      const store = createMemoryStore(createInitial());
      const run: StateStore['run'] = (work) => {
        used.push('state');
        return store.run(work);
      };
      return { ...store, run };
    },
  };
});
vi.mock('./storage/served-media-source', () => ({
  servedMediaSource: {
    read: async (path: string) => {
      used.push(`read ${path}`);
      return new Uint8Array([1]);
    },
  },
}));

const clientHeaders = {
  ...{ 'client-id': '10', 'version-code': '109', 'api-level': '1' },
  'device-id': '0b4d1c9e-4b1f-4c7e-9a53-3f1d2c6b7a80',
};
const ask = (path: string, init: RequestInit = {}) =>
  getResponse(worker.handlers, new Request(`http://app.test${path}`, init));

beforeEach(async () => {
  worker.start.mockClear();
  await startMockApi();
  used.length = 0;
});

it('stands before the page, says nothing, and lets the page have its own files', async () => {
  expect(worker.start.mock.calls).toEqual([
    [
      {
        ...{ serviceWorker: { url: '/mockServiceWorker.js' } },
        ...{ onUnhandledRequest: 'bypass', quiet: true },
      },
    ],
  ]);
  for (const path of ['/', '/src/app/main.tsx', '/fixtures/media/covers/1001-24.webp', '/clp'])
    expect(await ask(path)).toBeUndefined();
});

it('has state and journal that all tabs share, and the media of the server', async () => {
  const answer = await ask('/api/storefront', { headers: clientHeaders });
  expect(answer?.status).toBe(200);
  expect(used).toEqual(expect.arrayContaining(['state', 'noted /api/storefront']));
  expect(used.at(-1)).toBe('answered 200');
  await ask('/content/books/1001/cover?w=24&v=1');
  expect(used.some((line) => line.startsWith('read covers/1001'))).toBe(true);
});

it('sees the cookie of a stream, which no header of the worker has', async () => {
  const cookie = `${streamCookie}=1`;
  await ask('/hls/1001/list.m3u8', { headers: { cookie } });
  expect(used).toContain('noted /hls/1001/list.m3u8 of a session');
  await ask('/hls/1001/list.m3u8');
  expect(used).toContain('noted /hls/1001/list.m3u8');
});
