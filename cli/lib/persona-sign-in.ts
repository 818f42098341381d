import type { RequestListener } from 'node:http';
import { personaNamed, personaPassword, personas } from '../../fixtures/users/personas';
import { checkPath } from './app-path';

/** The way into the app as somebody; it stands beside the app, which knows nothing of it. */
export const personaSignInPath = '/__launch/persona';

/** The address that signs a persona in at the mock of its origin and goes on to a path of the app. */
export function personaSignInUrl(origin: string, persona: string, to: string): string {
  return new URL(`${personaSignInPath}?${new URLSearchParams({ persona, to }).toString()}`, origin)
    .href;
}

/** Answers that address with a page that signs in as the app's own page would. */
export const servePersonaSignIn: RequestListener = (request, response) => {
  const query = new URL(request.url ?? '', 'http://localhost').searchParams;
  const persona = personas.find(({ name }) => name === query.get('persona'));
  try {
    const to = checkPath(query.get('to') ?? '/');
    if (!persona) throw new Error('There is no such persona.');
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
  // What is inside a script must not end it.
  const given = JSON.stringify({ form, to }).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><title>Shenidar</title><body><script>(${signIn.toString()})(${given})</script>`;
}

/** Runs in the page, and so by itself. */
async function signIn({ form, to }: { form: string; to: string }): Promise<void> {
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
    document.body.textContent = `The mock answered the sign-in with ${response.status}.`;
    return;
  }
  const tokens = (await response.json()) as Record<string, string | number>;
  localStorage.setItem('access_token', String(tokens['access_token']));
  localStorage.setItem('refresh_token', String(tokens['refresh_token']));
  localStorage.setItem('expires_in', String(Date.now() + Number(tokens['expires_in']) * 1000));
  location.replace(to);
}
