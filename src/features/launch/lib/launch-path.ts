import { linkPath } from '@/shared/bridge/link-path';
import { SEARCH_MAX_LENGTH } from '@/shared/config/constants';
import { parseUrl } from '@/shared/lib/parse-url';
import { patternOf } from '@/shared/routing/known-paths';

/** Query parameters of the share target in the manifest. */
const sharedFields = ['sharedUrl', 'sharedText', 'sharedTitle'] as const;

/** Whether an address is that of the share target: the storefront's, with one of its parameters. */
export function isShare(path: string, search: string): boolean {
  const params = new URLSearchParams(search);
  return path === '/' && sharedFields.some((field) => params.has(field));
}

/**
 * The path that a launch of the app asks for: the page of a shared link of this shop, the search for any other shared
 * text, or the address of a shortcut. Null for a plain start, which leaves the app where it is.
 * Rule: docs/behaviour.md#web-app
 */
export function launchPath(address: string, origin: string): string | null {
  const url = parseUrl(address);
  if (url === null) return null;
  const shared = isShare(url.pathname, url.search) ? sharedTexts(url.searchParams) : [];
  if (shared.length > 0) return sharedLink(shared, origin) ?? searchFor(shared[0] ?? '');
  const isPlain = url.pathname === '/' && url.hash === '';
  if (isPlain || url.origin !== origin || patternOf(url.pathname) === null) return null;
  return url.pathname + url.search + url.hash;
}

function sharedTexts(params: URLSearchParams): string[] {
  return sharedFields.flatMap((field) => params.get(field)?.trim() || []);
}

/** Apps put a link into any field, often with words around it. */
function sharedLink(shared: readonly string[], origin: string): string | null {
  const links = shared.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []);
  return links.map((link) => linkPath(link, origin)).find((path) => path !== null) ?? null;
}

function searchFor(text: string): string {
  return `/search?${new URLSearchParams({ q: text.slice(0, SEARCH_MAX_LENGTH) }).toString()}`;
}
