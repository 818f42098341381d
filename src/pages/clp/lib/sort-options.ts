import type { SortOrder } from '@/shared/api/contract/search';

import type { ListingQuery } from '../query';

const orders = ['bestselling', 'newest', 'rating', 'priceAsc', 'priceDesc', 'title'] as const;

/** An order, or `own`: that of an editor's list. */
export type SortOption = SortOrder | 'own';

/** The orders of a listing. The first is the one without `sort` in the address. */
export function sortOptions(query: ListingQuery): readonly SortOption[] {
  if (query.q !== undefined) return ['relevance', ...orders];
  if (query.listKey === 'new') return ['newest', ...orders.filter((order) => order !== 'newest')];
  const isOrdered = query.listId !== undefined || query.listKey === 'recommended';
  return isOrdered ? ['own', ...orders] : orders;
}

/** The query in another order. */
export function sorted(query: ListingQuery, option: SortOption): ListingQuery {
  const { sort: _, ...rest } = query;
  return option === 'own' || option === sortOptions(query)[0] ? rest : { ...rest, sort: option };
}

/** The order that a listing has now. */
export function sortOf(query: ListingQuery): SortOption {
  return query.sort ?? sortOptions(query)[0] ?? 'bestselling';
}
