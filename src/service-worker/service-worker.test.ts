import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';

import { createFakeCaches } from '@/testing/fake-caches';

const DAY_SECONDS = 86_400;

interface Asked {
  readonly request: { readonly mode: string; readonly destination: string };
  readonly url: URL;
  readonly sameOrigin: boolean;
}
interface Kept {
  readonly cacheName: string;
  readonly plugins: readonly object[];
  readonly fetchOptions?: object;
}
type Handler = (asked: Asked) => Promise<Response>;
type Answer = Kept | 'the page' | Handler;
const registered = vi.hoisted(() => [] as { matches: (asked: Asked) => boolean; answer: Answer }[]);
const clientsClaim = vi.hoisted(() => vi.fn());
const cleanupOutdatedCaches = vi.hoisted(() => vi.fn());

// Workbox without its caches: each option of a cache is what the worker asks for.
vi.mock('workbox-precaching', () => ({
  cleanupOutdatedCaches,
  precacheAndRoute: () => undefined,
  createHandlerBoundToURL: () => 'the page',
}));
vi.mock('workbox-routing', () => ({
  registerRoute: (matches: (asked: Asked) => boolean, answer: Answer) =>
    registered.push({ matches, answer }),
}));
vi.mock('workbox-core', () => ({ clientsClaim }));
vi.mock('workbox-strategies', () => ({
  CacheFirst: function create(options: object) {
    return options;
  },
}));
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: function create(options: object) {
    return options;
  },
}));
vi.mock('workbox-cacheable-response', () => ({
  CacheableResponsePlugin: function create(options: object) {
    return options;
  },
}));

interface WorkerEvents {
  message: { data: unknown };
  install: { waitUntil: () => void; addRoutes: (rules: readonly unknown[]) => Promise<void> };
}
type Listeners = { [Type in keyof WorkerEvents]: (event: WorkerEvents[Type]) => void };
let listeners: Partial<Listeners>;
const skipWaiting = vi.fn();

beforeEach(async () => {
  registered.length = 0;
  skipWaiting.mockReset();
  clientsClaim.mockReset();
  cleanupOutdatedCaches.mockReset();
  listeners = {};
  vi.resetModules();
  vi.stubGlobal('PRECACHED_FILES', []);
  vi.stubGlobal('self', {
    skipWaiting,
    addEventListener: (type: string, listener: unknown) =>
      Object.assign(listeners, { [type]: listener }),
  });
  await import('./service-worker');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const askedFor = (address: string, { mode = 'no-cors', destination = '' } = {}): Asked => {
  const url = new URL(address, 'https://app.test');
  return { request: { mode, destination }, url, sameOrigin: url.origin === 'https://app.test' };
};

/** What answers a request in the worker's place; undefined for the network. */
function answerOf(address: string, request = {}) {
  const asked = askedFor(address, request);
  const answer = registered.find(({ matches }) => matches(asked))?.answer;
  if (answer === undefined || answer === 'the page') return answer;
  if (typeof answer === 'function') return answer(asked);
  const { cacheName, plugins, fetchOptions = {} } = answer;
  return [cacheName, Object.assign({}, fetchOptions, ...plugins) as object] as const;
}

const image = { destination: 'image' };
const navigation = { mode: 'navigate' };

test.each([
  ['a page of the app', '/pdp/1001?a=b', navigation, 'the page'],
  ['an address that is none', '/payment/17', navigation, undefined],
  ['what a script asks for at the address of a page', '/pdp/1001', { mode: 'cors' }, undefined],
  ['the API', '/api/library?page=1', {}, undefined],
  ['the stream of a chapter', '/hls/1001/100101/0.m4s', { destination: 'audio' }, undefined],
  ['a picture that is no content', '/api/picture', image, undefined],
  ['a content that is no picture', '/content/pages/terms', { destination: 'iframe' }, undefined],
  ['kept sound of another host', 'https://other.test/kept/1/2/0.m4s', {}, undefined],
  ['an address that is no kept sound', '/kept/1/../2/0.m4s', {}, undefined],
  ['a script of another host', 'https://chat.test/assets/a.js', {}, undefined],
])('answers %s by %o', (_, address, request, expected) => {
  expect(answerOf(address, request)).toBe(expected);
});

test.each(['/content/books/1/cover?w=96', 'https://cdn.test/content/books/1/cover'])(
  'keeps the 200 newest pictures for 30 days, and asks for them so that an error is told from one: %s',
  (address) => {
    expect(answerOf(address, image)).toEqual([
      'pictures',
      {
        mode: 'cors',
        credentials: 'same-origin',
        statuses: [200],
        maxEntries: 200,
        maxAgeSeconds: 30 * DAY_SECONDS,
        purgeOnQuotaError: true,
        handlerDidError: expect.any(Function) as unknown,
      },
    ]);
  },
);

it('shows the pictures of a host that allows no CORS', async () => {
  const [, { handlerDidError }] = answerOf('https://cdn.test/content/books/1/cover', image) as [
    string,
    { handlerDidError: (failed: { request: unknown }) => Promise<unknown> },
  ];
  const fetched = vi.fn(async () => 'opaque');
  vi.stubGlobal('fetch', fetched);
  expect(await handlerDidError({ request: 'as the page asks' })).toBe('opaque');
  expect(fetched.mock.calls).toEqual([['as the page asks']]);
});

it('keeps the late files of this version as long as there is room', () => {
  expect(answerOf('/assets/hls-stream-1.js')).toEqual([
    'late-files',
    { statuses: [200], maxEntries: 60, purgeOnQuotaError: true },
  ]);
});

it('answers for kept sound, and withdraws a chapter of which a file is gone', async () => {
  const caches = createFakeCaches();
  vi.stubGlobal('caches', caches);
  const cache = await caches.open('kept-book-1');
  for (const file of ['2/0.m4s', '2/index.m3u8', '3/index.m3u8']) {
    await cache.put(`/kept/1/${file}`, new Response(file));
  }
  const ask = async (path: string) => (await answerOf(path)) as Response;
  expect(await (await ask('/kept/1/2/0.m4s')).text()).toBe('2/0.m4s');
  expect((await ask('/kept/9/2/0.m4s')).status).toBe(404);
  expect(await caches.keys()).toEqual(['kept-book-1']);
  expect((await ask('/kept/1/2/1.m4s')).status).toBe(404);
  expect(caches.paths()).toEqual(['/kept/1/2/0.m4s', '/kept/1/3/index.m3u8']);
});

it('answers for the page that has installed it, so that its files are kept as well', () => {
  expect(clientsClaim).toHaveBeenCalledOnce();
});

it('takes over when the listener asks for it, and by no other message', () => {
  for (const data of [null, 'SKIP_WAITING', { type: 'OTHER' }]) listeners.message?.({ data });
  expect(skipWaiting).not.toHaveBeenCalled();
  listeners.message?.({ data: { type: 'SKIP_WAITING' } });
  expect(skipWaiting).toHaveBeenCalledOnce();
});

it('removes what the workers before it have kept, and leaves requests to the browser where that can', () => {
  expect(cleanupOutdatedCaches).toHaveBeenCalledOnce();
  const addRoutes = vi.fn(() => Promise.resolve());
  listeners.install?.({ waitUntil: () => undefined, addRoutes });
  expect(addRoutes).toHaveBeenCalledOnce();
});
