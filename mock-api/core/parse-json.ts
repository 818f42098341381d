/** Deeper values overflow the stack of `JSON.stringify`, for example in the journal. */
const MAX_JSON_DEPTH = 100;

/** Parses JSON. Throws a SyntaxError for invalid JSON and for nesting above `MAX_JSON_DEPTH`. */
export function parseJson(text: string): unknown {
  const value = JSON.parse(text) as unknown;
  if (!isNestedAtMost(value, MAX_JSON_DEPTH)) {
    throw new SyntaxError('The JSON is nested too deeply.');
  }
  return value;
}

/** Visits at most `depth` levels, so that the recursion itself cannot overflow the stack. */
function isNestedAtMost(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isNestedAtMost(part, depth - 1));
}
