import type { AudiobookFixture } from '@fixtures/catalog/audiobook';

import { ApiFailure } from '../core/api-failure';
import type { Db } from '../db/db';

/** Returns the value. Throws `not-found` if it is undefined. */
export function requireFound<T>(value: T | undefined): T {
  if (value === undefined) throw new ApiFailure('not-found');
  return value;
}

/** Finds a title by number or identifier. Throws `not-found`. */
export function bookOf(db: Db, idOrIdentifier: number | string): AudiobookFixture {
  return requireFound(db.catalogue.book(idOrIdentifier));
}

/** Finds a title by product id. Throws `not-found`. */
export function bookOfProduct(db: Db, productId: number): AudiobookFixture {
  return requireFound(db.catalogue.bookOfProduct(productId));
}
