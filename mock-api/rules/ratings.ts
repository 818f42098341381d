import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { starCounts } from '@fixtures/catalog/star-counts';
import type { Ratings } from '@/shared/api/contract/audiobooks';

import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { ratingOf } from './cards';

/** All rates of a title by their stars, and the one of `reader`. */
export function ratingsFor(db: Db, book: AudiobookFixture, reader: Account | null): Ratings {
  const given = db.state.ratings[book.audioBookId] ?? {};
  const stars = starCounts(book.rate, book.rateCount);
  for (const rate of Object.values(given)) stars[rate - 1] = (stars[rate - 1] ?? 0) + 1;
  return { ...ratingOf(db, book), stars, mine: (reader && given[reader.id]) ?? 0 };
}
