/**
 * Compiles a path template or a glob to a regular expression over whole paths: `{name}` matches one
 * segment, `*` any characters within a segment, `**` any characters.
 */
export function pathPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^}]*\}/g, '[^/]+')
    .replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'));
  return new RegExp(`^${source}$`);
}
