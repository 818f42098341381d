import type { AudiobookFixture } from '@fixtures/catalog/audiobook';

/** The titles on sale among others, in their order. A withdrawn one is kept for those who own it. */
export function onSale(books: Iterable<AudiobookFixture> = []): AudiobookFixture[] {
  return [...books].filter(({ isWithdrawn }) => !isWithdrawn);
}
