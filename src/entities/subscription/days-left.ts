const DAY_MS = 86_400_000;

/**
 * Days from `now` (epoch ms) to an end (ISO 8601), a part of a day counted as one; 0 when it is over
 * and null when the end is not to be read.
 */
export function daysLeft(endsAt: string, now: number): number | null {
  const end = new Date(endsAt).getTime();
  return Number.isNaN(end) ? null : Math.max(0, Math.ceil((end - now) / DAY_MS));
}
