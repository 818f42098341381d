/** The page that the back key opens after a deep link. Rule: docs/behaviour.md#back-navigation */
export type DeepLinkReturn = 'profile' | 'root' | 'clp' | 'subscription';

/** The native tabs with a page to return to. */
const returnByTab: Readonly<Partial<Record<string, DeepLinkReturn>>> = {
  profile: 'profile',
  search: 'clp',
};
const MAX_LINK_LENGTH = 2000;

/**
 * Chooses the page to return to: by the current native tab, else by the link, else the root. Both values
 * come from outside the app, so it accepts any value and never throws. Rule: docs/faults.md#b5
 */
export function deepLinkReturn(text: unknown, tab?: unknown): DeepLinkReturn {
  const fromTab =
    typeof tab === 'string' && Object.hasOwn(returnByTab, tab) ? returnByTab[tab] : undefined;
  return fromTab ?? byFirstPart(text);
}

/** Reads the first part of the path, after scheme and host if the link has them. */
function byFirstPart(text: unknown): DeepLinkReturn {
  if (typeof text !== 'string' || text.length > MAX_LINK_LENGTH) return 'root';
  const path = text.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [, page] = /^\/?([a-z]+)(?:[/?#]|$)/.exec(path) ?? [];
  return page === 'profile' || page === 'clp' || page === 'subscription' ? page : 'root';
}
