import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { personaSignInUrl, servePersonaSignIn } from './persona-sign-in';

/** The script of the page that signs a persona in. */
function scriptOf(url: string): string {
  let html = '';
  const response = {
    writeHead: () => response,
    end: (text: string) => void (html = text),
  } as unknown as ServerResponse;
  const request = new IncomingMessage(new Socket());
  request.url = url;
  servePersonaSignIn(request, response);
  return /<script>([^]*)<\/script>/.exec(html)?.[1] ?? '';
}

/** Each token differs, and has both letters that are URL-safe instead of `+` and `/`. */
function tokenOf(sub: string): string {
  const claims = JSON.stringify({ sub, name: 'سارا ?????>>>>>', jti: Math.random() });
  const payload = Buffer.from(claims).toString('base64url');
  expect(payload).toMatch(/-.*_|_.*-/);
  return `h.${payload}.s`;
}
const areaOf = (stored: Record<string, string>) => ({
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
  removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
});

/** Runs the page's script in a page whose mock answers with this status, and with these things stored. */
async function signIn(
  status: number,
  access = 'a',
  stored: Record<string, string> = {},
  lacks?: 'caches',
) {
  const { pathname, search } = new URL(
    personaSignInUrl('http://localhost:1/', 'spender', '/pdp/9063?a=1#b'),
  );
  const session: Record<string, string> = { wishlist_ids: '[1]', client_id: '10' };
  const removed: string[] = [];
  const requests: unknown[] = [];
  const page = {
    Date: { now: () => 1_000_000 },
    document: { body: { textContent: '' } },
    fetch: async (path: string, { method, body, headers }: RequestInit & { body: string }) => {
      requests.push([method, path, Object.fromEntries(new URLSearchParams(body)), headers]);
      const tokens = { access_token: access, refresh_token: 'r', expires_in: 3600 };
      return { ok: status === 200, status, json: async () => tokens };
    },
    localStorage: areaOf(stored),
    sessionStorage: areaOf(session),
    indexedDB: { deleteDatabase: (name: string) => void removed.push(name) },
    caches: {
      keys: () => Promise.resolve(['kept-book-1001', 'pictures']),
      delete: (name: string) => Promise.resolve(void removed.push(name)),
    },
    location: { replace: vi.fn() },
    atob,
  };
  if (lacks) Reflect.deleteProperty(page, lacks);
  await runInNewContext(scriptOf(pathname + search), page);
  return { page, stored, session, removed, requests };
}

it('stores the session as the app does, with its end in epoch milliseconds, and opens the app', async () => {
  const { page, stored, requests } = await signIn(200);
  const password = { grant_type: 'password', username: '09120000003', password: 'shenidar-1404' };
  expect(requests).toEqual([
    [
      ...['POST', '/token'],
      { ...password, client_id: 'shenidar-web', client_secret: 'public-web-client' },
      {
        'content-type': 'application/x-www-form-urlencoded',
        ...{ 'client-id': '10', 'version-code': '109' },
        ...{ 'api-level': '1', 'device-id': 'shenidar-launch' },
      },
    ],
  ]);
  expect(stored).toEqual({ access_token: 'a', refresh_token: 'r', expires_in: '4600000' });
  expect(page.location.replace).toHaveBeenCalledExactlyOnceWith('/pdp/9063?a=1#b');
});

it('says that the mock refused, and stores nothing', async () => {
  const { page, stored } = await signIn(400);
  expect(page.document.body.textContent).toContain('400');
  expect(stored).toEqual({});
  expect(page.location.replace).not.toHaveBeenCalled();
});

const positions = { CHAPTERS_IN_LOCAL: '{"1001":[]}' };
const settings = { settings: '{"theme":"dark"}', deviceId: 'id' };

it.each([
  ['another persona', { access_token: tokenOf('09120000004') }],
  ['nobody', {}],
])('leaves nothing of %s on the device but what is its own', async (_, before) => {
  const stored = { ...before, ...positions, ...settings };
  const access = tokenOf('09120000003');
  const { session, removed } = await signIn(200, access, stored);
  const tokens = { access_token: access, refresh_token: 'r', expires_in: '4600000' };
  expect(stored).toEqual({ ...tokens, ...settings });
  expect(session).toEqual({ client_id: '10' });
  expect(removed).toEqual(['shenidar-kept', 'shenidar-kept-books', 'kept-book-1001']);
});

it('opens the app at an address of the network, where a browser has no caches', async () => {
  const { page, removed } = await signIn(200, 'a', {}, 'caches');
  expect(removed).toEqual(['shenidar-kept', 'shenidar-kept-books']);
  expect(page.location.replace).toHaveBeenCalledOnce();
});

it('keeps what the same persona has stored before', async () => {
  const stored = { access_token: tokenOf('09120000003'), ...positions };
  const { session, removed } = await signIn(200, tokenOf('09120000003'), stored);
  expect(stored).toMatchObject(positions);
  expect(session).toHaveProperty('wishlist_ids');
  expect(removed).toEqual([]);
});
