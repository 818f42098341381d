import * as v from 'valibot';

import {
  bookLength,
  booksSearch,
  listKey,
  priceRange,
  sortOrder,
} from '@/shared/api/contract/search';
import { contentType, id } from '@/shared/api/contract/values';
import { SEARCH_MAX_LENGTH } from '@/shared/config/constants';
import type { RouteVisit } from '@/shared/routing/create-route';

/** The filters of a listing, without the page number. */
export type ListingQuery = Omit<v.InferInput<(typeof booksSearch)['query']>, 'page' | 'pageSize'>;

const numeric = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const optional = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined);

const address = v.object({
  q: optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH_MAX_LENGTH))),
  categoryId: optional(v.pipe(numeric, id)),
  listId: optional(v.pipe(numeric, id)),
  listKey: optional(listKey),
  genre: optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))),
  contentType: optional(v.pipe(numeric, contentType)),
  authorId: optional(v.pipe(numeric, id)),
  narratorId: optional(v.pipe(numeric, id)),
  publisherId: optional(v.pipe(numeric, id)),
  isSeries: optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((text) => text === 'true'),
    ),
  ),
  length: optional(bookLength),
  price: optional(priceRange),
  sort: optional(sortOrder),
});

/**
 * Parses a listing's address: `/clp?…`, `/clp/{categoryId}`, `/clp/list/{listId}` and
 * `/clp/listItem/{id}?series=true`. Invalid filters are left out. docs/behaviour.md#addresses
 */
export function readListing({ name, params, query }: RouteVisit): ListingQuery {
  const fromPath = {
    ...(name === 'clp.category' && { categoryId: params['id'] }),
    ...(name === 'clp.list' && { listId: params['id'] }),
    ...(name === 'clp.listItem' && { categoryId: params['id'], isSeries: query['series'] }),
  };
  const read = v.safeParse(address, { ...query, ...fromPath });
  const given = Object.entries(read.success ? read.output : {}).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(given);
}

/** The address asks for nothing: the search at its start. */
export function isStart(query: ListingQuery): boolean {
  return Object.keys(query).length === 0;
}
