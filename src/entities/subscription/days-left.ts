const DAY_MS = 86_400_000;

/**
 * Days from `now` (epoch ms) to `endsAt` (ISO 8601), rounded up; 0 after the end, null for an invalid
 * date.
 */
export function daysLeft(endsAt: string, now: number): number | null {
  const end = new Date(endsAt).getTime();
  return Number.isNaN(end) ? null : Math.max(0, Math.ceil((end - now) / DAY_MS));
}
