/** Clamps a value to 0..1; a value that is not a number counts as 0. */
export function clampFraction(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}
