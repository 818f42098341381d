import { keptBooks } from './fa/kept-books';
import { formatNumber, formatRate } from './format';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;

/** Bytes as whole megabytes, at least one, or as gigabytes with one decimal: '۸۶ مگابایت'. */
export function formatBytes(bytes: number): string {
  const megabytes = Math.max(1, Math.round(bytes / MEGABYTE));
  if (megabytes < 1000) return keptBooks.megabytes(formatNumber(megabytes));
  return keptBooks.gigabytes(formatRate(bytes / GIGABYTE));
}
