import type { RequestListener } from 'node:http';
import { personaNamed, personaPassword, personas } from '../../fixtures/users/personas';
import { userData } from '../../fixtures/users/user-data';
import { checkPath } from './app-path';

/** A page that signs a persona in. The server adds it; the app does not know it. */
export const personaSignInPath = '/__launch/persona';

/** The address that signs a persona in to the mock of this origin, then redirects to a path of the app. */
export function personaSignInUrl(origin: string, persona: string, to: string): string {
  return new URL(`${personaSignInPath}?${new URLSearchParams({ persona, to }).toString()}`, origin)
    .href;
}

/** Serves that page. It signs in with the same call as the app's own sign-in page. */
export const servePersonaSignIn: RequestListener = (request, response) => {
  const query = new URL(request.url ?? '', 'http://localhost').searchParams;
  const persona = personas.find(({ name }) => name === query.get('persona'));
  try {
    const to = checkPath(query.get('to') ?? '/');
    if (!persona)
      throw new Error('The mock has no such persona. shenidar launch --help names them.');
    const html = page(personaNamed(persona.name).mobile, to);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
  }
};

function page(username: string, to: string): string {
  const form = new URLSearchParams({
    grant_type: 'password',
    username,
    password: personaPassword,
    client_id: 'shenidar-web',
    client_secret: 'public-web-client',
  }).toString();
  // A `</script>` in the data would end the script.
  const given = JSON.stringify({ form, to, data: userData }).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><title>Shenidar</title><body><script>(${signIn.toString()})(${given})</script>`;
}

interface Given {
  /** The body of the sign-in. */
  readonly form: string;
  readonly to: string;
  readonly data: typeof userData;
}

/**
 * Runs in the page: it is serialised, so it cannot use anything of this module. What this browser has stored of
 * another user is removed, as the app does when users change: docs/storage.md#sign-out. So is what a visitor has left,
 * which the app would keep at a sign-in: the persona begins with its own data alone.
 */
async function signIn({ form, to, data }: Given): Promise<void> {
  const response = await fetch('/token', {
    method: 'POST',
    body: form,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'client-id': '10',
      'version-code': '109',
      'api-level': '1',
      'device-id': 'shenidar-launch',
    },
  });
  if (!response.ok) {
    document.body.textContent = `The sign-in failed: the mock answered ${response.status}.`;
    return;
  }
  const tokens = (await response.json()) as Record<string, string | number>;
  const token = String(tokens['access_token']);
  const [before, now] = [localStorage.getItem('access_token'), token].map((each) => {
    try {
      const payload = each?.split('.')[1] ?? '';
      const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
      return (JSON.parse(text) as { sub: string }).sub;
    } catch {
      return each;
    }
  });
  if (before !== now) {
    for (const key of data.localStorage) localStorage.removeItem(key);
    for (const key of data.sessionStorage) sessionStorage.removeItem(key);
    // The app waits for the removal when it opens them.
    for (const name of data.databases) indexedDB.deleteDatabase(name);
    const names = typeof caches === 'undefined' ? [] : await caches.keys();
    for (const name of names) if (name.startsWith(data.caches)) await caches.delete(name);
  }
  localStorage.setItem('access_token', token);
  localStorage.setItem('refresh_token', String(tokens['refresh_token']));
  localStorage.setItem('expires_in', String(Date.now() + Number(tokens['expires_in']) * 1000));
  location.replace(to);
}
