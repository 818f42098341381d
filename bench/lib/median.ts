/** Returns the median, or NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const below = sorted[Math.floor(middle)] ?? NaN;
  const above = sorted[Math.ceil(middle)] ?? NaN;
  return (below + above) / 2;
}
