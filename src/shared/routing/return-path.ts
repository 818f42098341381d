import { parseUrl } from '../lib/parse-url';
import { patternOf } from './known-paths';

/** A placeholder host for parsing. No request is ever sent to it. */
const ORIGIN = 'https://shenidar.invalid';
const MAX_LENGTH = 2000;
const SHOP = '/';

/**
 * Turns text from outside the app, such as a `returnUrl`, into an address to navigate to. Returns path and query
 * of a page of this app; the shop for other origins and schemes, unknown paths, the sign-in page
 * itself, long texts and values that are no text. Idempotent: `returnPath(returnPath(x)) === returnPath(x)`.
 * Rule: docs/faults.md#b3
 */
export function returnPath(text: unknown): string {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > MAX_LENGTH) return SHOP;
  const url = parseUrl(text, ORIGIN);
  if (url === null) return SHOP;
  const { origin, pathname, search } = url;
  // Checked after parsing, because the parser turns dots, tabs and backslashes into `//`.
  const pattern = patternOf(pathname);
  if (origin !== ORIGIN || pattern === null || pattern === '/auth') return SHOP;
  const path = pathname + search;
  return path.length > MAX_LENGTH ? SHOP : path;
}
