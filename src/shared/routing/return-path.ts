import { parseUrl } from '../lib/parse-url';
import { patternOf } from './known-paths';

/** Only stands where an address needs a host; nothing is ever asked of it. */
const ORIGIN = 'https://shenidar.invalid';
const LONGEST = 2000;
const SHOP = '/';

/**
 * The one door for text from outside into navigation (product spec, section 2, `returnUrl`; fault
 * list B3, B4). Gives path and query of a page of this app; the shop for anything else: other
 * origins and schemes, unknown paths, the sign-in page itself, what is no text or endless.
 * What it gave, it gives again.
 */
export function returnPath(text: unknown): string {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > LONGEST) return SHOP;
  const url = parseUrl(text, ORIGIN);
  if (url === null) return SHOP;
  const { origin, pathname, search } = url;
  // Looked at after parsing: dots, tabs and backslashes may only now have become `//`.
  const pattern = patternOf(pathname);
  if (origin !== ORIGIN || pattern === null || pattern === '/auth') return SHOP;
  const path = pathname + search;
  return path.length > LONGEST ? SHOP : path;
}
