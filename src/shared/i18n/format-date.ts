import { toPersianDigits } from './format';

/** Created for the first date: creating a format is slow (see format.ts). */
let longDate: Intl.DateTimeFormat | undefined;

/** A date (ISO 8601) in the Persian calendar; empty when it cannot be parsed. */
export function formatDate(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  longDate ??= new Intl.DateTimeFormat('fa-IR-u-ca-persian', { dateStyle: 'long' });
  return longDate.format(moment);
}

/** The time of day on this device: `23:30`. */
export function formatTimeOfDay(moment: number): string {
  const date = new Date(moment);
  const parts = [date.getHours(), date.getMinutes()];
  return toPersianDigits(parts.map((part) => String(part).padStart(2, '0')).join(':'));
}

let weekdayDate: Intl.DateTimeFormat | undefined;

/** A day (`yyyy-mm-dd`) in the Persian calendar with its weekday and without the year; empty when it cannot be parsed. */
export function formatDay(day: string): string {
  const moment = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return '';
  weekdayDate ??= new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return weekdayDate.format(moment);
}
