import { keptBooks } from './fa/kept-books';
import { formatNumber, formatRate } from './format';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;

/** Bytes as whole megabytes, at least one, or as gigabytes with one decimal: '۸۶ مگابایت'. */
export function formatBytes(bytes: number): string {
  if (bytes >= GIGABYTE) return keptBooks.gigabytes(formatRate(bytes / GIGABYTE));
  return keptBooks.megabytes(formatNumber(Math.max(1, Math.round(bytes / MEGABYTE))));
}
