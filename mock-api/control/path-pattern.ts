/**
 * A path template or a glob as a regular expression over whole paths: `{name}` stands for one
 * segment, `*` for anything within one, `**` for anything at all.
 */
export function pathPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^}]*\}/g, '[^/]+')
    .replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'));
  return new RegExp(`^${source}$`);
}
