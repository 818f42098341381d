import { withoutPartnerToken } from '../config/partner-address';
import { returnPath } from '../routing/return-path';

/** The shop can be meant as well as fallen back to. */
const SHOP = '/';

/**
 * Path and query of the page that a deep link means; null where it is no page of this app. A whole
 * address has to be of the page's own origin. What signs people in travels in no deep link.
 */
export function linkPath(url: string, origin: string): string | null {
  const text = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const path = returnPath(text);
  if (path === SHOP && !/^\/(?:[?#].*)?$/.test(text)) return null;
  const [pathname = SHOP, query = ''] = path.split('?');
  return pathname + withoutPartnerToken(query && `?${query}`);
}
