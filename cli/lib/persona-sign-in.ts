import type { RequestListener } from 'node:http';
import { personaNamed, personaPassword, personas } from '../../fixtures/users/personas';
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
  const given = JSON.stringify({ form, to }).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><title>Shenidar</title><body><script>(${signIn.toString()})(${given})</script>`;
}

/** Runs in the page: it is serialised, so it cannot use anything of this module. */
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
    document.body.textContent = `The sign-in failed: the mock answered ${response.status}.`;
    return;
  }
  const tokens = (await response.json()) as Record<string, string | number>;
  localStorage.setItem('access_token', String(tokens['access_token']));
  localStorage.setItem('refresh_token', String(tokens['refresh_token']));
  localStorage.setItem('expires_in', String(Date.now() + Number(tokens['expires_in']) * 1000));
  location.replace(to);
}
