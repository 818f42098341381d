import { pages } from './page-table';

/** The path pattern of every page and alias. */
export const knownPaths: readonly string[] = pages.flatMap(({ paths, aliases = {} }) => [
  ...Object.values(paths),
  ...Object.keys(aliases),
]);

const patterns = knownPaths.map((path) => {
  const parts = partsOf(path);
  return { path, parts, minParts: parts.filter((part) => !part.endsWith('?')).length };
});

/** The pattern that a path (`/pdp/1001`, no query) matches, or null. A trailing `/` makes no difference. */
export function patternOf(path: string): string | null {
  const parts = partsOf(path.replace(/([^/])\/$/, '$1'));
  const found = patterns.find(
    (pattern) =>
      parts.length >= pattern.minParts &&
      parts.length <= pattern.parts.length &&
      parts.every((part, at) => fits(part, pattern.parts[at] ?? '')),
  );
  return found?.path ?? null;
}

function partsOf(path: string): readonly string[] {
  const [lead, ...parts] = path.split('/');
  // A path without a leading slash stays one part, which no pattern has.
  if (lead !== '' || parts.length === 0) return [path];
  return parts.length === 1 && parts[0] === '' ? [] : parts;
}

function fits(part: string, expected: string): boolean {
  return expected.startsWith(':') ? isDecodable(part) : part === expected;
}

/** The router throws for a percent sign that encodes nothing. */
function isDecodable(part: string): boolean {
  try {
    return decodeURIComponent(part) !== '';
  } catch {
    return false;
  }
}
