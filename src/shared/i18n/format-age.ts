/** Created for the first age: creating a format is slow (see format.ts). */
let relative: Intl.RelativeTimeFormat | undefined;

const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** How long ago something was, in whole days, hours or minutes: '۳ ساعت پیش'. Less than a minute counts as one. */
export function formatAge(ms: number): string {
  const { unit, ms: size } = steps.find((step) => ms >= step.ms) ?? steps[2];
  relative ??= new Intl.RelativeTimeFormat('fa-IR', { numeric: 'always' });
  return relative.format(-Math.max(1, Math.floor(ms / size)), unit);
}
