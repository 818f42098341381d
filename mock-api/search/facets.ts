import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import type { BookLength, PriceRange } from '@/shared/api/contract/search';

import { currentPrice } from './search-index';

interface Range {
  /** The lowest value that does not belong to the range below it. */
  readonly above: number;
  readonly upTo: number;
}

/** In seconds: docs/api.md#values */
const lengthRanges: Readonly<Record<BookLength, Range>> = {
  minutes: { above: -1, upTo: 30 * 60 },
  hour: { above: 30 * 60, upTo: 3600 },
  evening: { above: 3600, upTo: 4 * 3600 },
  week: { above: 4 * 3600, upTo: Infinity },
};

/** In rial, after the discount: docs/api.md#values */
const priceRanges: Readonly<Record<PriceRange, Range>> = {
  free: { above: -1, upTo: 0 },
  low: { above: 0, upTo: 1_000_000 },
  middle: { above: 1_000_000, upTo: 2_000_000 },
  high: { above: 2_000_000, upTo: Infinity },
};

export const bookLengths = Object.keys(lengthRanges) as readonly BookLength[];

/** The length of all chapters together, in seconds. */
export function durationOf({ chapters }: AudiobookFixture): number {
  return chapters.reduce((total, { duration }) => total + duration, 0);
}

export function hasLength(book: AudiobookFixture, length: BookLength): boolean {
  return isWithin(lengthRanges[length], durationOf(book));
}

export function hasPrice(book: AudiobookFixture, price: PriceRange): boolean {
  return isWithin(priceRanges[price], currentPrice(book));
}

function isWithin({ above, upTo }: Range, value: number): boolean {
  return value > above && value <= upTo;
}
