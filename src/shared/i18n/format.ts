import { units } from './fa/units';

/**
 * The browser's formats of numbers. The first one costs a slow phone a tenth of a second, so none is
 * made before something has to be shown with it.
 */
function lazyFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => (made ??= new Intl.NumberFormat('fa-IR', options)).format(value);
}

const grouped = lazyFormat({ maximumFractionDigits: 0 });
const oneDecimal = lazyFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A whole number with Persian digits and thousands parted; what is no number becomes 0. */
export function formatNumber(value: number): string {
  return grouped(finite(value));
}

/** Replaces ASCII digits by Persian ones and leaves everything else as it is. */
export function toPersianDigits(value: string | number): string {
  return String(value).replace(/\d/g, (digit) => units.digits.charAt(Number(digit)));
}

/** Rial of the API as people read it: a tenth of it, in Toman (decisions, 'Units'). */
export function formatToman(rial: number): string {
  return units.toman(grouped(Math.round(finite(rial) / 10)));
}

/** A rating of 0 to 5 with one decimal. */
export function formatRate(rate: number): string {
  return oneDecimal(finite(rate));
}

/** A fraction of 1 as a percentage (product spec, section 9). */
export function formatPercent(fraction: number): string {
  return units.percent(toPersianDigits(Math.round(finite(fraction) * 100)));
}

/** Seconds as a clock, `mm:ss`, or `h:mm:ss` from one hour on (product spec, section 5). */
export function formatClock(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const tail = `${pad(minutes)}:${pad(rest)}`;
  return toPersianDigits(hours > 0 ? `${hours}:${tail}` : tail);
}

/** Seconds as hours and minutes in words, zero parts left out (product spec, section 5). */
export function formatDuration(seconds: number): string {
  const { hours, minutes } = split(seconds);
  if (hours === 0 && minutes === 0) return units.lessThanAMinute;
  return joinParts([
    [hours, units.hours],
    [minutes, units.minutes],
  ]);
}

/** Seconds in words down to the second, as a screen reader says them. */
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

/** Whole seconds first, so that 3599.6 never shows a part of 60. */
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
