/**
 * The path pattern of every page and alias of `app/routes.tsx`, whose test keeps the two the same.
 * A table of its own, so that text can be checked against it without the views.
 */
export const knownPaths = [
  '/',
  '/shop',
  '/pdp/:id/:title?',
  '/pdp/comment/:id/:identifier',
  '/pdp',
  '/audiobook',
  '/audiobook/:id',
  '/clp',
  '/search',
  '/clp/:id',
  '/clp/list/:id',
  '/clp/listItem/:id',
  '/categories',
  '/category',
  '/plp/:id',
  '/category/:id',
  '/list/:id',
  '/listItem/:id',
  '/clp-s/:id',
  '/library',
  '/archive',
  '/wishlist',
  '/profile',
  '/credit',
  '/credit-code',
  '/redeem',
  '/subscription',
  '/subscription/plans',
  '/auth',
  '/feedback',
  '/about',
  '/catalog',
  '/catalog/list/:id?',
  '/catalog/listKey/:id?',
  '/catalog/genre/:id?',
  '/catalog-landing',
  '/artist/:id?',
  '/publisher/:id?',
  '/webview-page',
  '/about-book/:id?',
  '/app-checkout/:query?',
  '/landing',
] as const;

export type KnownPath = (typeof knownPaths)[number];

const patterns = knownPaths.map((path) => {
  const parts = partsOf(path);
  return { path, parts, needed: parts.filter((part) => !part.endsWith('?')).length };
});

/** The pattern that a path (`/pdp/1001`, no query) matches, or null. A closing `/` makes no difference. */
export function patternOf(path: string): KnownPath | null {
  const parts = partsOf(path.replace(/([^/])\/$/, '$1'));
  const found = patterns.find(
    (pattern) =>
      parts.length >= pattern.needed &&
      parts.length <= pattern.parts.length &&
      parts.every((part, at) => fits(part, pattern.parts[at] ?? '')),
  );
  return found?.path ?? null;
}

function partsOf(path: string): readonly string[] {
  const [lead, ...parts] = path.split('/');
  // What does not begin with a slash is no path of ours: it keeps a part that no pattern has.
  if (lead !== '' || parts.length === 0) return [path];
  return parts.length === 1 && parts[0] === '' ? [] : parts;
}

function fits(part: string, expected: string): boolean {
  return expected.startsWith(':') ? isValue(part) : part === expected;
}

/** A value has to be readable: no percent sign that encodes nothing goes on to the router. */
function isValue(part: string): boolean {
  try {
    return decodeURIComponent(part) !== '';
  } catch {
    return false;
  }
}
