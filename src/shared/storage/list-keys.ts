import * as v from 'valibot';

import { parseJson } from './parse-json';
import type { StoredKey } from './stored-value';
import { searchesPlace, wishlistPlace } from './user-places';

// Separate from keys.ts, because the first screen does not need these keys.

const productIds = v.array(v.pipe(v.number(), v.integer()));

/** The productIds on the user's wishlist. */
export const wishlistIds: StoredKey<readonly number[]> = {
  ...wishlistPlace,
  parse: (raw) => parseJson(productIds, raw),
  format: JSON.stringify,
};

/** Limit of the stored searches. docs/storage.md#search_item */
export const MAX_SEARCHES = 10;
const searches = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(1))),
  v.maxLength(MAX_SEARCHES),
);

/** The recent searches, newest first. */
export const recentSearches: StoredKey<readonly string[]> = {
  ...searchesPlace,
  parse: (raw) => parseJson(searches, raw),
  format: JSON.stringify,
};
