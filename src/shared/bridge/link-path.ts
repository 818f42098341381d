import { withoutPartnerToken } from '../config/partner-address';
import { returnPath } from '../routing/return-path';

/** `returnPath` also falls back to the shop, so a link to the shop itself is checked below. */
const SHOP = '/';

/**
 * Path and query of a deep link's page; null if it is no page of this app. An absolute address must have
 * the page's own origin. A partner's token is removed. docs/behaviour.md#deep-links
 */
export function linkPath(url: string, origin: string): string | null {
  const text = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const path = returnPath(text);
  if (path === SHOP && !/^\/(?:[?#].*)?$/.test(text)) return null;
  const [pathname = SHOP] = path.split('?');
  return pathname + withoutPartnerToken(path.slice(pathname.length));
}
