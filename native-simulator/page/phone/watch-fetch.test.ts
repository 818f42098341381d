import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Network } from '../../config/simulator-config';
import { SIMULATOR_DEVICE_ID, type ApiCall } from './sim-port';
import { SLOW_MS, watchFetch } from './watch-fetch';

beforeEach(() => {
  vi.useFakeTimers({ now: 5000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const address = (path: string) => `https://app.test${path}`;

/** A page with a watched `fetch`, the calls that reached the network, and the reports. */
function pageOn(network: Network, answer: () => Promise<Response>) {
  const real = vi.fn(answer);
  const reports: ApiCall[] = [];
  const page = { fetch: real as unknown as typeof fetch };
  watchFetch(
    page,
    () => network,
    (call) => reports.push(call),
  );
  return { real, reports, page };
}
const answered = () => Promise.resolve(new Response('{"a":1}', { status: 201 }));
const refused = () => Promise.reject(new TypeError('Connection lost'));

it('reports a call with its bodies and leaves the answer to the app', async () => {
  const { page, reports } = pageOn('online', answered);
  const response = await page.fetch(address('/api/orders?x=1'), {
    method: 'POST',
    body: '{"b":2}',
  });
  expect(await response.text()).toBe('{"a":1}');
  await vi.runAllTimersAsync();
  const call = { kind: 'api', at: 5000, method: 'POST', path: '/api/orders?x=1', status: 201 };
  expect(reports).toEqual([{ ...call, durationMs: 0, request: '{"b":2}', response: '{"a":1}' }]);
});

it.each([
  ['a lost connection', 'online', refused, 'Connection lost', 1],
  ['a phone that is offline', 'offline', answered, 'Failed to fetch', 0],
] as const)('reports %s, and the app sees the failure', async (_, network, answer, text, calls) => {
  const { page, reports, real } = pageOn(network, answer);
  await expect(page.fetch(address('/token'))).rejects.toThrow(text);
  expect(reports).toMatchObject([{ path: '/token', status: 0, response: `TypeError: ${text}` }]);
  expect(real).toHaveBeenCalledTimes(calls);
});

it('sends late on a slow network, and reports the time', async () => {
  const { page, reports, real } = pageOn('slow', answered);
  const response = page.fetch(address('/api/storefront'));
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(real).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await response;
  await vi.runAllTimersAsync();
  expect(reports).toMatchObject([{ at: 5000, durationMs: SLOW_MS, status: 201, request: null }]);
});

it.each([
  ['a file', '/assets/app.js', {}],
  ['a path that begins alike', '/apiary', {}],
  ['the control plane', '/__mock/state', {}],
  ['a call of the simulator itself', '/api/x', { headers: { 'device-id': SIMULATOR_DEVICE_ID } }],
])('reports nothing of %s, and takes no network from it', async (_, path, init) => {
  const { page, reports, real } = pageOn('offline', answered);
  await page.fetch(address(path), init);
  await vi.runAllTimersAsync();
  expect([real.mock.calls.length, reports]).toEqual([1, []]);
});

it('keeps the beginning of a long body, and counts an empty one as none', async () => {
  const long = 'x'.repeat(20_001);
  const { page, reports } = pageOn('online', () => Promise.resolve(new Response(long)));
  await page.fetch(address('/connect/token'), { method: 'POST', body: long });
  const empty = pageOn('online', () => Promise.resolve(new Response('', { status: 200 })));
  await empty.page.fetch(address('/token'), { method: 'POST', body: '' });
  await vi.runAllTimersAsync();
  expect(reports).toMatchObject([{ request: long.slice(1), response: long.slice(1) }]);
  expect(empty.reports).toMatchObject([{ request: null, response: null }]);
});
