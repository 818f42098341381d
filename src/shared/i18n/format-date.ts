const longDate = new Intl.DateTimeFormat('fa-IR-u-ca-persian', { dateStyle: 'long' });

/** A moment (ISO 8601) as a day of the Persian calendar; empty when it is not to be read. */
export function formatDate(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : longDate.format(moment);
}
