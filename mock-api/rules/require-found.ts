import type { AudiobookFixture } from '@fixtures/catalog/audiobook';

import { ApiFailure } from '../core/api-failure';
import type { Db } from '../db/db';

/** The value, or a failure `not-found` where there is none. */
export function requireFound<T>(value: T | undefined): T {
  if (value === undefined) throw new ApiFailure('not-found');
  return value;
}

/** The book of that number or identifier. Fails with `not-found`. */
export function bookOf(db: Db, idOrIdentifier: number | string): AudiobookFixture {
  return requireFound(db.catalogue.book(idOrIdentifier));
}

/** The book that is sold under that product id. Fails with `not-found`. */
export function bookOfProduct(db: Db, productId: number): AudiobookFixture {
  return requireFound(db.catalogue.bookOfProduct(productId));
}
