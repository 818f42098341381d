import { parseUrl } from '@/shared/lib/parse-url';

/** Where the site's own pages are: its terms, its privacy statement. Everything else is refused. */
const CONTENT = '/content/';
const MAX_LENGTH = 2000;

/** `address` may be shown; `refused` has the host to name, empty when the text is no address; `missing` is no text. */
export type FramedAddress =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'refused'; readonly host: string }
  | { readonly kind: 'missing' };

/**
 * Decides whether the text of an address may be shown in a frame: only pages of the site itself, on this origin
 * or on the site host. Accepts any text and never throws. Rule: docs/faults.md#b7
 * @param siteOrigin the origin of the site host; that of the page where they are one
 */
export function framedAddress(text: string, origin: string, siteOrigin: string): FramedAddress {
  if (text.trim() === '') return { kind: 'missing' };
  const url = text.length > MAX_LENGTH ? null : parseUrl(text, siteOrigin);
  if (url === null) return { kind: 'refused', host: '' };
  // A name before the host makes it look like another one.
  const isPlain = url.username === '' && url.password === '';
  const isOurs = url.origin === origin || url.origin === siteOrigin;
  // Checked after parsing, which resolves dots and backslashes.
  const isContent = url.pathname.startsWith(CONTENT);
  return isPlain && isOurs && isContent
    ? { kind: 'address', url: url.href }
    : { kind: 'refused', host: isOurs ? '' : url.host };
}
