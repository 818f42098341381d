import * as v from 'valibot';

import { booksSearch, listKey, sortOrder } from '@/shared/api/contract/search';
import type { ContentType } from '@/shared/api/contract/codes';
import { contentType, id } from '@/shared/api/contract/values';
import type { RouteVisit } from '@/shared/routing/create-route';

/** Longer searches are ignored. */
export const QUERY_MAX_LENGTH = 100;

/** The filters of a listing, without the page number. */
export type ListingQuery = Omit<v.InferInput<(typeof booksSearch)['query']>, 'page' | 'pageSize'>;

const numeric = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const optional = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined);

const address = v.object({
  q: optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(QUERY_MAX_LENGTH))),
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

/** The address of the search page. The type filter is left out of an empty search. */
export function searchPath(typed: string, type?: ContentType): string {
  const q = typed.trim();
  if (q === '') return '/clp';
  const narrowed = type === undefined ? '' : `&contentType=${type}`;
  return `/clp?q=${encodeURIComponent(q)}${narrowed}`;
}
