/** Created for the first date: creating a format is slow (see format.ts). */
let longDate: Intl.DateTimeFormat | undefined;

/** A date (ISO 8601) in the Persian calendar; empty when it cannot be parsed. */
export function formatDate(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  longDate ??= new Intl.DateTimeFormat('fa-IR-u-ca-persian', { dateStyle: 'long' });
  return longDate.format(moment);
}
