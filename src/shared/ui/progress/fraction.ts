/** What is no number counts as nothing, and nothing leaves 0 to 1. */
export function clampFraction(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}
