import { createEffect } from 'effector';

import { parseUrl } from '../lib/parse-url';
import { callNativeFx } from './call-native';

/** What may be left for: a page, a call, a letter, or an app's page in a market. */
const schemes: ReadonlySet<string> = new Set([
  'https:',
  'tel:',
  'mailto:',
  'market:',
  'bazaar:',
  'myket:',
]);

/**
 * The one door out of the app (contract, bridge, `openDeepLink`): the native app's, where there is one,
 * else a window without opener. Gives false for what is no whole address of an allowed scheme, which
 * opens nothing (fault list B7, D3).
 */
export const openOutsideFx = createEffect(async (address: string): Promise<boolean> => {
  const url = outsideUrl(address);
  if (url === null) return false;
  const result = await callNativeFx({ method: 'openDeepLink', args: { url } });
  if (!result.ok) await openWindowFx(url);
  return true;
});

const openWindowFx = createEffect((url: string) => {
  window.open(url, '_blank', 'noopener,noreferrer');
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
