/** Where the way back leads after a deep link (product spec, section 2, 'Back navigation'). */
export type DeepLinkReturn = 'profile' | 'root' | 'clp' | 'subscription';

/** Native tabs that are a place to return to; the others say nothing (contract, bridge). */
const ofTab: Readonly<Partial<Record<string, DeepLinkReturn>>> = {
  profile: 'profile',
  search: 'clp',
};
const LONGEST = 2000;

/**
 * Chooses the way back from the current native tab, else from the link's own text, else the root.
 * Both are text of someone else: whatever they are, it gives one of the four and never throws (B5).
 */
export function deepLinkReturn(text: unknown, tab?: unknown): DeepLinkReturn {
  const byTab = typeof tab === 'string' && Object.hasOwn(ofTab, tab) ? ofTab[tab] : undefined;
  return byTab ?? byText(text);
}

/** The first part of the link's path; where it is a whole address, behind scheme and host. */
function byText(text: unknown): DeepLinkReturn {
  if (typeof text !== 'string' || text.length > LONGEST) return 'root';
  const path = text.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const [, page] = /^\/?([a-z]+)(?:[/?#]|$)/.exec(path) ?? [];
  return page === 'profile' || page === 'clp' || page === 'subscription' ? page : 'root';
}
