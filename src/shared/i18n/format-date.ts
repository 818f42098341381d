/** Made with the first date: making one is slow (see format.ts). */
let longDate: Intl.DateTimeFormat | undefined;

/** A moment (ISO 8601) as a day of the Persian calendar; empty when it is not to be read. */
export function formatDate(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  longDate ??= new Intl.DateTimeFormat('fa-IR-u-ca-persian', { dateStyle: 'long' });
  return longDate.format(moment);
}
