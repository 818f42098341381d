import { withQuery } from '@/shared/routing/paths';

import type { ListingQuery } from '../query';

/** The filters that a listing offers. */
export const filterKeys = ['contentType', 'genre', 'length', 'price', 'narratorId'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** One option of a filter. */
export interface FilterChoice {
  readonly key: FilterKey;
  readonly value: string | number;
}

/** In the order in which they name a listing. */
const namingKeys = [
  ...(['q', 'listId', 'listKey', 'genre', 'categoryId', 'publisherId', 'authorId'] as const),
  ...(['narratorId', 'contentType', 'length', 'price'] as const),
] as const;

export type NamingKey = (typeof namingKeys)[number];

/** The part of the query that the listing is of; the others narrow it. Undefined for all titles. */
export function namingKey(query: ListingQuery): NamingKey | undefined {
  return namingKeys.find((key) => query[key] !== undefined);
}

/** The filters that narrow a listing, without the one that it is of. */
export function narrowingKeys(query: ListingQuery): FilterKey[] {
  const name = namingKey(query);
  return filterKeys.filter((key) => key !== name && query[key] !== undefined);
}

/** The filters that make sense beside what the listing is of: a genre has no other genre. */
export function offeredKeys(name: NamingKey | undefined): FilterKey[] {
  const hasGenre = name === 'genre' || name === 'categoryId';
  return filterKeys.filter(
    (key) => !(key === 'genre' && hasGenre) && !(key === 'narratorId' && name === 'narratorId'),
  );
}

/** Chooses an option; a chosen one is taken back, unless the listing is of it (`name`). */
export function toggleFilter(
  query: ListingQuery,
  { key, value }: FilterChoice,
  name: NamingKey | undefined,
): ListingQuery {
  if (query[key] !== value) return { ...query, [key]: value };
  return key === name ? query : withoutFilters(query, [key]);
}

export function withoutFilters(query: ListingQuery, keys: readonly FilterKey[]): ListingQuery {
  const kept = Object.entries(query).filter(([key]) => !keys.some((gone) => gone === key));
  return Object.fromEntries(kept);
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The present address with the filters and the order of a query; the rest of it stays. */
export function filteredPath({ pathname, search }: Address, query: ListingQuery): string {
  const known = Object.entries(Object.fromEntries(new URLSearchParams(search)));
  const own: readonly string[] = [...filterKeys, 'sort'];
  const rest = Object.fromEntries(known.filter(([key]) => !own.includes(key)));
  const { contentType, genre, length, price, narratorId, sort } = query;
  return withQuery(pathname, { ...rest, contentType, genre, length, price, narratorId, sort });
}
