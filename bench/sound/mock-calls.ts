import { personaPassword, personas } from '../../fixtures/users/personas';

// The API calls that lead to a stream, made in advance for the bare page. Every `url` ends with a slash.

export const clientHeaders = {
  'client-id': '12',
  'version-code': '109',
  'api-level': '1',
  'device-id': '00000000-0000-4000-8000-000000000000',
};

/** The answer of `POST /connect/token`; `expires_in` is in seconds. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

/** Signs in as the persona who owns the measured book. */
export function signInAsOwner(url: string): Promise<Tokens> {
  const owner = personas.find(({ name }) => name === 'collector');
  return call(`${url}connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username: owner?.email ?? '',
      password: personaPassword,
      scope: 'openid offline_access',
      client_id: 'shenidar-web',
      client_secret: 'public-web-client',
      ShenidarDeviceId: clientHeaders['device-id'],
      ShenidarClientId: clientHeaders['client-id'],
    }),
  });
}

/** Requests the address of a book's sample. */
export async function sampleAddress(url: string, audioBookId: number): Promise<string> {
  const { streamUrl } = await call<Stream>(`${url}api/stream/sample/${audioBookId}`);
  return streamUrl;
}

/** Requests the address of the first chapter of an owned book; the duration is in seconds. */
export async function firstChapter(
  url: string,
  audioBookId: number,
): Promise<{ readonly stream: string; readonly duration: number }> {
  const { access_token: token } = await signInAsOwner(url);
  const headers = { authorization: `Bearer ${token}` };
  const item = `${url}api/library/single-item/${audioBookId}`;
  const request = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  const { chapters } = await call<{ readonly chapters: readonly Chapter[] }>(item, request);
  const [first] = chapters;
  if (!first) throw new Error(`Book ${audioBookId} has no chapters.`);
  const playlist = `${url}api/stream/playlist/${first.chapterId}`;
  const { streamUrl } = await call<Stream>(playlist, { headers });
  return { stream: streamUrl, duration: first.duration };
}

interface Stream {
  readonly streamUrl: string;
}

interface Chapter {
  readonly chapterId: number;
  readonly duration: number;
}

async function call<Answer>(url: string, options: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  for (const [name, value] of Object.entries(clientHeaders)) headers.set(name, value);
  const answer = await fetch(url, { ...options, headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return (await answer.json()) as Answer;
}
