/**
 * A script of its own in the page (vite/early-script.ts). It runs before the app's code has been
 * loaded: it sends the storefront's request together with the HTML, and the app takes the answer in
 * shared/api/early-answer.ts. Client, device and tokens are read by the code that the app uses, so both
 * send the same request.
 */
import { isPrerendered } from '@/shared/browser/prerendered';
import { usableTokens } from '@/shared/api/usable-tokens';
import { knownClientId, OWN_CLIENT_ID } from '@/shared/config/clients';
import { API_LEVEL, VERSION_CODE } from '@/shared/config/constants';
import { uuidV4 } from '@/shared/lib/uuid';
import {
  accessToken,
  clientIdOfTab,
  deviceId,
  expiresIn,
  refreshToken,
} from '@/shared/storage/identity-keys';
import type { StoredKey } from '@/shared/storage/stored-value';

const query = new URLSearchParams(location.search);
/** A partner's token is removed from the address before any request is sent. */
const hasPartnerToken = query.has('token') || query.has('p');
/** On a slow device the app may be first; then it has sent the request itself. */
const isBeforeApp = globalThis.shenidarEarlyAnswer === undefined;

// In a native wrapper the tokens are not known yet: the wrapper holds them. A prerendered page has the answer.
if (
  isBeforeApp &&
  location.pathname === '/' &&
  !hasPartnerToken &&
  !window.WebBridge &&
  !isPrerendered()
) {
  try {
    requestStorefront();
  } catch {
    // The browser denies storage: the app sends the request itself.
  }
}

function requestStorefront(): void {
  const tokens = usableTokens(
    { access: read(accessToken), refresh: read(refreshToken), expiresAt: read(expiresIn) },
    Date.now(),
  );
  const authorization = tokens ? `Bearer ${tokens.access}` : undefined;
  const host = document.querySelector<HTMLMetaElement>('meta[name="shenidar-site-host"]');
  const url = `${(host?.content ?? '').replace(/\/+$/, '')}/api/storefront`;
  const headers = {
    'client-id': knownClientId(query.get('clientId') ?? read(clientIdOfTab) ?? OWN_CLIENT_ID),
    'version-code': VERSION_CODE,
    'api-level': API_LEVEL,
    'device-id': read(deviceId) ?? newDeviceId(),
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

function read<T>({ area, name, parse }: StoredKey<T>): T | null {
  const raw = (area === 'local' ? localStorage : sessionStorage).getItem(name);
  return raw === null ? null : parse(raw);
}

/** Stored at once, so that the app finds the id that this request carries. */
function newDeviceId(): string {
  const id = uuidV4();
  localStorage.setItem(deviceId.name, deviceId.format(id));
  return id;
}
