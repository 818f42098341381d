import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fetchStreamFile, fetchStreamParts, StreamFetchError } from './fetch-stream';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const faultOf = (file: Promise<unknown>) =>
  file.then(
    () => null,
    (error: unknown) => (error instanceof StreamFetchError ? error.fault : error),
  );
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };

it.each([
  ['is refused as 401', new Response('', { status: 401 }), 'expired'],
  ['is refused as 403', new Response('', { status: 403 }), 'expired'],
  ['is refused as 404', new Response('', { status: 404 }), 'expired'],
  ['is refused as 410', new Response('', { status: 410 }), 'expired'],
  ['fails on the server', new Response('later', { status: 500 }), 'network'],
  ['is the page of a captive portal', new Response('<p>Log in</p>', html), 'network'],
  ['is empty', new Response(''), 'network'],
  ['is there', new Response('sound'), null],
])('knows a file that %s', async (_, answer, fault) => {
  fetched.mockResolvedValue(answer);
  expect(await faultOf(fetchStreamFile('/1.m4s'))).toBe(fault);
});

it('fetches with the cookie of the stream, and past the cache that would hold the file again', async () => {
  fetched.mockResolvedValue(new Response('sound'));
  expect(await (await fetchStreamFile('/1.m4s')).text()).toBe('sound');
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect([address, options]).toMatchObject([
    '/1.m4s',
    { credentials: 'include', cache: 'no-store' },
  ]);
});

it('gives a file up that has not come after a minute', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const given = vi.fn();
  void faultOf(fetchStreamFile('/1.m4s')).then(given);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toHaveBeenCalledExactlyOnceWith('network');
});

it.each([
  ['came', new Response('sound')],
  ['was refused', new Response('', { status: 403 })],
])('leaves no clock behind for a file that %s', async (_, answer) => {
  vi.useFakeTimers();
  fetched.mockResolvedValue(answer);
  await faultOf(fetchStreamFile('/1.m4s'));
  expect(vi.getTimerCount()).toBe(0);
});

it('cannot read what is no whole playlist', async () => {
  fetched.mockResolvedValue(new Response('#EXTM3U\n1.m4s\n'));
  expect(await faultOf(fetchStreamParts('/1.m3u8'))).toBe('unreadable');
});
