const SHORT_SECONDS = 8 * 60;
const FULL_SECONDS = 10 * 3600;
/** The thinnest crescent that is still seen as one. */
const MIN_FRACTION = 0.08;

/**
 * The lit part of the moon for a duration: a crescent for minutes, about half a moon for an hour, a full
 * moon from ten hours on. Each doubling of a duration adds about the same light, as listeners judge lengths.
 */
export function moonFraction(seconds: number): number {
  if (!(seconds > 0)) return MIN_FRACTION;
  const fraction = Math.log1p(seconds / SHORT_SECONDS) / Math.log1p(FULL_SECONDS / SHORT_SECONDS);
  return Math.min(1, Math.max(MIN_FRACTION, fraction));
}
