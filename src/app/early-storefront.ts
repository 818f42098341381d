/**
 * Runs by itself before the app's code has arrived (vite/early-script.ts puts it into the page): the
 * storefront's request leaves with the HTML, and the app picks the answer up in shared/api/send.ts.
 * It asks nothing that the app would not ask with the same words.
 */
import { API_LEVEL, VERSION_CODE } from '@/shared/config/constants';
import { uuidV4 } from '@/shared/lib/uuid';

const query = new URLSearchParams(location.search);
/** A partner's token has to leave the address before anything else is asked. */
const carriesToken = query.has('token') || query.has('p');

/** On a slow device the app may come first; then it has asked by itself. */
const isEarly = globalThis.shenidarEarlyAnswer === undefined;

// In a native wrapper nobody knows yet who is asking: the wrapper has the tokens.
if (isEarly && location.pathname === '/' && !carriesToken && !window.WebBridge) {
  try {
    askForStorefront();
  } catch {
    // Storage denied: the app asks by itself.
  }
}

function askForStorefront(): void {
  const token = savedToken();
  const authorization = token === null ? undefined : `Bearer ${token}`;
  const host = document.querySelector<HTMLMetaElement>('meta[name="shenidar-site-host"]');
  const url = `${(host?.content ?? '').replace(/\/+$/, '')}/api/storefront`;
  const headers = {
    'client-id': knownClient(),
    'version-code': VERSION_CODE,
    'api-level': API_LEVEL,
    'device-id': knownDevice(),
    ...(authorization !== undefined && { authorization }),
  };
  globalThis.shenidarEarlyAnswer = { url, authorization, body: fetchJson(url, headers) };
}

async function fetchJson(url: string, headers: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(url, { headers, credentials: 'include' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

function savedToken(): string | null {
  const expiresAt = Number(localStorage.getItem('expires_in'));
  const isGood = expiresAt > Date.now() && localStorage.getItem('refresh_token') !== null;
  return isGood ? localStorage.getItem('access_token') : null;
}

/** What is no number is nobody's id, and so ours. */
function knownClient(): string {
  const id = query.get('clientId') ?? sessionStorage.getItem('client_id') ?? '';
  return /^\d{1,4}$/.test(id) ? id : '10';
}

function knownDevice(): string {
  const known = localStorage.getItem('deviceId');
  // No header would take every text; the app looks closer.
  if (known !== null && /^[\da-f-]{36}$/.test(known)) return known;
  const made = uuidV4();
  localStorage.setItem('deviceId', made);
  return made;
}
