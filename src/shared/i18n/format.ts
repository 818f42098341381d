import { units } from './fa/units';

/**
 * A rounded number with Persian digits and thousands separators, as `Intl.NumberFormat` writes it for `fa-IR`: that
 * takes a slow phone a tenth of a second to set up, in the middle of its first page.
 */
function grouped(value: number): string {
  const digits = Math.abs(Math.round(value)).toFixed(0);
  const parted = digits.replace(/\B(?=(?:\d{3})+$)/g, units.thousands);
  return (Math.round(value) < 0 ? units.minus : '') + toPersianDigits(parted);
}

/** A whole number with Persian digits and thousands separators; a value that is not a number becomes 0. */
export function formatNumber(value: number): string {
  return grouped(finite(value));
}

/** Replaces ASCII digits by Persian ones and keeps everything else. */
export function toPersianDigits(value: string | number): string {
  return String(value).replace(/\d/g, (digit) => units.digits.charAt(Number(digit)));
}

/** Formats the API's rial as Toman, which is a tenth. Rule: docs/behaviour.md#units */
export function formatToman(rial: number): string {
  return units.toman(grouped(Math.round(finite(rial) / 10)));
}

/** A rating of 0 to 5 with one decimal. */
export function formatRate(rate: number): string {
  return toPersianDigits((Math.round(finite(rate) * 10) / 10).toFixed(1)).replace(
    '.',
    units.decimal,
  );
}

/** A fraction of 1 as a percentage. Rule: docs/behaviour.md#discounts */
export function formatPercent(fraction: number): string {
  return units.percent(toPersianDigits(Math.round(finite(fraction) * 100)));
}

/** Seconds as `mm:ss`, or `h:mm:ss` from one hour on. Rule: docs/behaviour.md#units */
export function formatClock(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const tail = `${pad(minutes)}:${pad(rest)}`;
  return toPersianDigits(hours > 0 ? `${hours}:${tail}` : tail);
}

/** Seconds as hours and minutes: `5:24`. */
export function formatHours(seconds: number): string {
  const { hours, minutes } = split(seconds);
  return toPersianDigits(`${hours}:${pad(minutes)}`);
}

/** Seconds as hours and minutes in words, without zero parts. Rule: docs/behaviour.md#units */
export function formatDuration(seconds: number): string {
  const { hours, minutes } = split(seconds);
  if (hours === 0 && minutes === 0) return units.lessThanAMinute;
  return joinParts([
    [hours, units.hours],
    [minutes, units.minutes],
  ]);
}

/** A duration in words as its hours and what follows them; null where nothing does. */
export function splitDuration(seconds: number): readonly [main: string, rest: string | null] {
  const { hours, minutes } = split(seconds);
  if (hours === 0 || minutes === 0) return [formatDuration(seconds), null];
  const rest = units.minutes(toPersianDigits(minutes));
  return [units.hours(toPersianDigits(hours)), units.and.trimStart() + rest];
}

/** Seconds in words down to the second, for screen readers. */
export function formatSpokenTime(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  if (hours + minutes + rest === 0) return units.seconds(toPersianDigits(0));
  return joinParts([
    [hours, units.hours],
    [minutes, units.minutes],
    [rest, units.seconds],
  ]);
}

function joinParts(parts: [number, (count: string) => string][]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => word(toPersianDigits(count)))
    .join(units.and);
}

/** Round to whole seconds first, so that 3599.6 never shows 60 minutes or seconds. */
function split(seconds: number) {
  const whole = Math.max(0, Math.floor(finite(seconds)));
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    rest: whole % 60,
  };
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
