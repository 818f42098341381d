import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import type { BookCard } from '@/shared/api/contract/values';

/** The book as a list shows it. */
export function cardOf(detail: AudiobookDetail): BookCard {
  const { audioBookId, identifier, title, contentType, authors, narrators } = detail;
  const { recordVersion, rate, isFree, duration, seriesTitle, palette, products } = detail;
  const { productId, price } = products[0] ?? { productId: audioBookId, price: null };
  return {
    ...{ audioBookId, productId, identifier, title, contentType, authors, narrators, price },
    ...{ recordVersion, rate, isFree, duration, palette },
    ...(seriesTitle !== undefined && { seriesTitle }),
  };
}
