import * as v from 'valibot';

import { parseJson } from './parse-json';
import type { StoredKey } from './stored-value';

// Apart from keys.ts: the first screen does without these.

const productIds = v.array(v.pipe(v.number(), v.integer()));

/** The productIds that the person wishes for. */
export const wishlistIds: StoredKey<readonly number[]> = {
  area: 'session',
  name: 'wishlist_ids',
  parse: (raw) => parseJson(productIds, raw),
  format: JSON.stringify,
};

/** No more searches than this are remembered (contract, storage). */
const MOST_SEARCHES = 10;
const searches = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(1))),
  v.maxLength(MOST_SEARCHES),
);

/** The recent searches, newest first. */
export const recentSearches: StoredKey<readonly string[]> = {
  area: 'local',
  name: 'search_item',
  parse: (raw) => parseJson(searches, raw),
  format: JSON.stringify,
};
