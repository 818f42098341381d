/** A string literal in single quotes. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Plain data as TypeScript source. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'undefined' : JSON.stringify(value);
  const fields = Object.entries(value).map(([key, each]) => {
    return `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${literal(each)}`;
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
