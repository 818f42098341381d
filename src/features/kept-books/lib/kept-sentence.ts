import { keptBooks } from '@/shared/i18n/fa/kept-books';
import { formatPercent } from '@/shared/i18n/format';
import { formatBytes } from '@/shared/i18n/format-bytes';

import type { KeptState } from './kept-state';

/** The state of a book on the device in one sentence, without its numbers. */
export function keptSentence({ status, fault, span }: KeptState): string {
  switch (status) {
    case 'none':
      return keptBooks.offer;
    case 'asking':
    case 'queued':
      return keptBooks.asking;
    case 'loading':
      return keptBooks.loading;
    case 'paused':
      return keptBooks.paused;
    case 'faulty':
      return keptBooks.faults[fault ?? 'failed'];
    case 'kept':
      return span === 'whole' ? keptBooks.keptWhole : keptBooks.keptHours;
  }
}

/** The numbers behind the sentence: the share that is kept, or the size of a whole book; null without any. */
export function keptNumbers({ status, fraction, bytes }: KeptState): string | null {
  if (status === 'kept') return formatBytes(bytes);
  if (status !== 'loading' && status !== 'paused') return null;
  const share = formatPercent(fraction);
  return bytes === 0 ? share : keptBooks.and(share, formatBytes(bytes));
}
