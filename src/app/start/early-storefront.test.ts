import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { EarlyAnswer } from '@/shared/api/early-answer';
import { API_LEVEL, VERSION_CODE } from '@/shared/config/constants';
import { aJwt } from '@/testing/session-fixtures';

const DEVICE_ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  globalThis.shenidarEarlyAnswer = undefined;
});

interface Page {
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  readonly pathname?: string;
  readonly search?: string;
  readonly page?: object;
  readonly dataset?: object;
  /** The tag with the host of the API; null for a page without it. */
  readonly hostTag?: object | null;
  readonly answer?: () => Promise<Response>;
}

/** Runs the script in a page with this address and storage. */
async function run({
  local,
  session,
  pathname = '/',
  search = '',
  page = {},
  dataset = {},
  hostTag = { content: 'https://site.test//' },
  answer = () => Promise.resolve(Response.json([])),
}: Page = {}) {
  const stored = { local: storageOf(local), session: storageOf(session) };
  const fetched = vi.fn(answer);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { dataset }, querySelector: () => hostTag });
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('localStorage', stored.local.area);
  vi.stubGlobal('sessionStorage', stored.session.area);
  vi.stubGlobal('fetch', fetched);
  await import('./early-storefront');
  const [url, init] = (fetched.mock.calls[0] ?? []) as unknown as [string?, RequestInit?];
  const headers = (init?.headers ?? {}) as Readonly<Record<string, string>>;
  const early = globalThis.shenidarEarlyAnswer as EarlyAnswer | undefined;
  return { url, init, headers, early, local: stored.local.values, fetched };
}

function storageOf(values: Readonly<Record<string, string>> = {}) {
  const all = new Map(Object.entries(values));
  const area = {
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, value: string) => void all.set(name, value),
  };
  return { area, values: all };
}

const session = (expiresAt: number) => ({
  access_token: aJwt(),
  refresh_token: 'refresh-1',
  expires_in: String(expiresAt),
});

it('sends the client, the device and the session of the storage', async () => {
  const { url, headers, early } = await run({
    local: { ...session(Date.now() + MINUTE_MS), deviceId: DEVICE_ID },
    session: { client_id: '12' },
  });
  expect(url).toBe('https://site.test/api/storefront');
  expect(headers).toMatchObject({
    'client-id': '12',
    'device-id': DEVICE_ID,
    authorization: `Bearer ${aJwt()}`,
  });
  expect(early).toMatchObject({ url, authorization: headers['authorization'] });
  await expect(early?.body).resolves.toEqual([]);
});

it('prefers the client of the address, and treats an unknown one as our own', async () => {
  const tab = { client_id: '12' };
  expect((await run({ session: tab, search: '?clientId=17' })).headers['client-id']).toBe('17');
  vi.resetModules();
  globalThis.shenidarEarlyAnswer = undefined;
  expect((await run({ session: tab, search: '?clientId=99' })).headers['client-id']).toBe('10');
});

it('sends the four headers of every request, and the cookies, as our own client', async () => {
  const { init, headers } = await run({ local: { deviceId: DEVICE_ID } });
  expect(init).toMatchObject({ credentials: 'include' });
  expect(headers).toEqual({
    'client-id': '10',
    'version-code': VERSION_CODE,
    'api-level': API_LEVEL,
    'device-id': DEVICE_ID,
  });
});

it.each([
  ['has no tag', null],
  ['has an empty one', { content: '' }],
])("asks the page's own host where it %s", async (_, hostTag) => {
  expect((await run({ hostTag })).url).toBe('/api/storefront');
});

it.each([
  ['an error', () => Promise.resolve(new Response('[]', { status: 500 }))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<html>'))],
])('has nothing for the app after %s', async (_, answer) => {
  const { early } = await run({ answer });
  await expect(early?.body).resolves.toBeUndefined();
});

it('sends nothing when the app was first', async () => {
  globalThis.shenidarEarlyAnswer = null;
  expect((await run()).fetched).not.toHaveBeenCalled();
});

it('sends no token that expired a minute ago', async () => {
  const { headers, early } = await run({ local: session(Date.now() - MINUTE_MS) });
  expect(headers).not.toHaveProperty('authorization');
  expect(early).toHaveProperty('authorization', undefined);
});

it('stores the new device id that it sends', async () => {
  const { headers, local } = await run();
  expect(headers['device-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(local.get('deviceId')).toBe(headers['device-id']);
});

it.each<[string, Page]>([
  ['on another page', { pathname: '/pdp/1001' }],
  ["with a partner's token", { search: '?token=secret' }],
  ["with a partner's payload", { search: '?p=secret' }],
  ['in a native wrapper', { page: { WebBridge: {} } }],
  ['on a page that came with the answer', { dataset: { prerendered: 'yes' } }],
])('sends nothing %s', async (_, page) => {
  const { fetched, early } = await run(page);
  expect(fetched).not.toHaveBeenCalled();
  expect(early).toBeUndefined();
});

it('leaves the request to the app when storage is denied', async () => {
  const denied = {
    get getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { pathname: '/', search: '' });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', denied);
  await import('./early-storefront');
  expect(globalThis.shenidarEarlyAnswer).toBeUndefined();
});
