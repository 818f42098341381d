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

/** Runs the page's script in a page whose mock answers with this status. */
async function signIn(status: number) {
  const { pathname, search } = new URL(
    personaSignInUrl('http://localhost:1/', 'spender', '/pdp/9063?a=1#b'),
  );
  const stored: Record<string, string> = {};
  const requests: unknown[] = [];
  const page = {
    Date: { now: () => 1_000_000 },
    document: { body: { textContent: '' } },
    fetch: async (path: string, { method, body }: { method: string; body: string }) => {
      requests.push([method, path, Object.fromEntries(new URLSearchParams(body))]);
      const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600 };
      return { ok: status === 200, status, json: async () => tokens };
    },
    localStorage: { setItem: (key: string, value: string) => void (stored[key] = value) },
    location: { replace: vi.fn() },
  };
  await runInNewContext(scriptOf(pathname + search), page);
  return { page, stored, requests };
}

it('stores the session as the app does, with its end in epoch milliseconds, and opens the app', async () => {
  const { page, stored, requests } = await signIn(200);
  expect(requests).toEqual([
    ['POST', '/token', expect.objectContaining({ username: '09120000003' })],
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
