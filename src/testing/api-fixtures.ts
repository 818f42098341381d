import { contentTypes } from '@/shared/api/contract/codes';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import type { BookCard } from '@/shared/api/contract/values';

/** A card as the API sends it. */
export function aBookCard(changes: Partial<BookCard> = {}): BookCard {
  return {
    audioBookId: 1001,
    productId: 20001,
    identifier: 'divan',
    title: 'Divan',
    contentType: contentTypes.audioBook,
    authors: [{ id: 1, firstName: 'Hafez', lastName: '' }],
    narrators: [{ id: 501, firstName: 'Maryam', lastName: 'Nikoo' }],
    price: 900_000,
    recordVersion: 1,
    rate: 4.5,
    isFree: false,
    duration: 3600,
    palette: null,
    ...changes,
  };
}

/** A whole title as the API sends it. */
export function aDetail(changes: Partial<AudiobookDetail> = {}): AudiobookDetail {
  return {
    audioBookId: 1001,
    identifier: 'divan',
    title: 'Divan',
    recordVersion: 1,
    contentType: contentTypes.audioBook,
    products: [{ productId: 20001, price: 900_000 }],
    isFree: false,
    genres: [{ identifier: 'ghazal', title: 'Ghazal', parentIdentifier: null, parentTitle: null }],
    authors: [{ id: 1, firstName: 'Hafez', lastName: '' }],
    narrators: [{ id: 501, firstName: 'Maryam', lastName: 'Nikoo' }],
    publisher: { id: 1, title: 'Publisher' },
    description: 'About it',
    duration: 3600,
    chapterCount: 3,
    sampleDuration: 60,
    rate: 4.5,
    rateCount: 12,
    commentCount: 0,
    palette: null,
    ...changes,
  };
}

/** One page of a list. */
export function aPage<T>(items: readonly T[], total = items.length) {
  return { items, total, page: 1, pageSize: 20 };
}
