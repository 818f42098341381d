import { createEffect } from 'effector';

import { openWindowFx } from '../browser/open-window';
import { parseUrl } from '../lib/parse-url';
import { callNativeFx } from './call-native';

/** Schemes that may be opened: a page, a call, an e-mail, or an app's page in a market. */
const schemes: ReadonlySet<string> = new Set([
  'https:',
  'tel:',
  'mailto:',
  'market:',
  'bazaar:',
  'myket:',
]);

/**
 * Opens an address outside the app: through the native wrapper (docs/native-bridge.md#opendeeplink), else in
 * a window without opener. Resolves with false, and opens nothing, unless the address is absolute and has
 * an allowed scheme. docs/faults.md#b7, docs/faults.md#d3
 */
export const openOutsideFx = createEffect(async (address: string): Promise<boolean> => {
  const url = outsideUrl(address);
  if (url === null) return false;
  const result = await callNativeFx({ method: 'openDeepLink', args: { url } });
  if (!result.ok) await openWindowFx(url);
  return true;
});

/** The address as a browser reads it; null when it must not be opened. */
function outsideUrl(address: string): string | null {
  const url = parseUrl(address);
  if (url === null) return null;
  const { href, protocol, username, password } = url;
  // A name before the host makes it look like another one.
  const isPlain = username === '' && password === '';
  return schemes.has(protocol) && isPlain ? href : null;
}
