import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';

const DAY_SECONDS = 86_400;

interface Asked {
  readonly request: { readonly mode: string; readonly destination: string };
  readonly url: URL;
  readonly sameOrigin: boolean;
}
interface Kept {
  readonly cacheName: string;
  readonly plugins: readonly object[];
}
const registered = vi.hoisted(
  () => [] as { matches: (asked: Asked) => boolean; answer: Kept | 'the page' }[],
);

// Workbox without its caches: each option of a cache is what the worker asks for.
vi.mock('workbox-precaching', () => ({
  cleanupOutdatedCaches: () => undefined,
  precacheAndRoute: () => undefined,
  createHandlerBoundToURL: () => 'the page',
}));
vi.mock('workbox-routing', () => ({
  registerRoute: (matches: (asked: Asked) => boolean, answer: Kept | 'the page') =>
    registered.push({ matches, answer }),
}));
vi.mock('workbox-core', () => ({ clientsClaim: () => undefined }));
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

let messaged: (event: { data: unknown }) => void;
const skipWaiting = vi.fn();

beforeEach(async () => {
  registered.length = 0;
  skipWaiting.mockReset();
  vi.resetModules();
  vi.stubGlobal('PRECACHED_FILES', []);
  vi.stubGlobal('self', {
    skipWaiting,
    addEventListener: (_: string, listener: typeof messaged) => {
      messaged = listener;
    },
  });
  await import('./service-worker');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What answers a request in the worker's place; undefined for the network. */
function answerOf(address: string, { mode = 'no-cors', destination = '' } = {}) {
  const url = new URL(address, 'https://app.test');
  const sameOrigin = url.origin === 'https://app.test';
  const found = registered.find(({ matches }) =>
    matches({ request: { mode, destination }, url, sameOrigin }),
  );
  const answer = found?.answer;
  if (answer === undefined || answer === 'the page') return answer;
  return [answer.cacheName, Object.assign({}, ...answer.plugins) as object] as const;
}

const image = { destination: 'image' };
const navigation = { mode: 'navigate' };

test.each([
  ['a page of the app', '/pdp/1001?a=b', navigation, 'the page'],
  ['an address that is none', '/payment/17', navigation, undefined],
  ['the API', '/api/library?page=1', {}, undefined],
  ['the stream of a chapter', '/hls/1001/100101/0.m4s', { destination: 'audio' }, undefined],
  ['a picture that is no content', '/api/picture', image, undefined],
  ['a script of another host', 'https://chat.test/assets/a.js', {}, undefined],
])('answers %s by %o', (_, address, request, expected) => {
  expect(answerOf(address, request)).toBe(expected);
});

test.each(['/content/books/1/cover?w=96', 'https://cdn.test/content/books/1/cover'])(
  'keeps the 200 newest pictures for 30 days: %s',
  (address) => {
    expect(answerOf(address, image)).toEqual([
      'pictures',
      {
        statuses: [0, 200],
        maxEntries: 200,
        maxAgeSeconds: 30 * DAY_SECONDS,
        purgeOnQuotaError: true,
      },
    ]);
  },
);

it('keeps the late files of this version as long as there is room', () => {
  expect(answerOf('/assets/hls-stream-1.js')).toEqual([
    'late-files',
    { statuses: [200], maxEntries: 60, purgeOnQuotaError: true },
  ]);
});

it('takes over when the listener asks for it, and by no other message', () => {
  for (const data of [null, 'SKIP_WAITING', { type: 'OTHER' }]) messaged({ data });
  expect(skipWaiting).not.toHaveBeenCalled();
  messaged({ data: { type: 'SKIP_WAITING' } });
  expect(skipWaiting).toHaveBeenCalledOnce();
});
