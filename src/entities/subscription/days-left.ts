const DAY_MS = 86_400_000;

/**
 * Days from `now` (epoch ms) to `endsAt` (ISO 8601), rounded up; 0 after the end, null for an invalid
 * date.
 */
export function daysLeft(endsAt: string, now: number): number | null {
  const end = new Date(endsAt).getTime();
  return Number.isNaN(end) ? null : Math.max(0, Math.ceil((end - now) / DAY_MS));
}

/** The share of a period that is left at `now` (epoch ms), 0 to 1; null for invalid dates (ISO 8601). */
export function shareLeft(
  { startedAt, endsAt }: { readonly startedAt: string; readonly endsAt: string },
  now: number,
): number | null {
  const [start, end] = [Date.parse(startedAt), Date.parse(endsAt)];
  const share = (end - now) / (end - start);
  return end > start ? Math.min(1, Math.max(0, share)) : null;
}
