import type { AudiobookFixture } from '@fixtures/catalog/audiobook';

import type { Db } from '../db/db';

/** The titles of a title's series, the first published one first; none for a title of its own. */
export function seriesPartsOf(db: Db, { seriesId }: AudiobookFixture): AudiobookFixture[] {
  if (seriesId === undefined) return [];
  return db.catalogue.titles
    .filter((book) => book.seriesId === seriesId)
    .sort(
      (one, other) =>
        one.publishedAt.localeCompare(other.publishedAt) || one.audioBookId - other.audioBookId,
    );
}
