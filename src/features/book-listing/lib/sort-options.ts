import type { ListKey, SortOrder } from '@/shared/api/contract/search';

/** The part of a listing's query that decides about its order. */
export interface OrderedQuery {
  readonly q?: string | undefined;
  readonly listId?: number | undefined;
  readonly listKey?: ListKey | undefined;
  readonly sort?: SortOrder | undefined;
}

const orders = ['bestselling', 'newest', 'rating', 'priceAsc', 'priceDesc', 'title'] as const;

/** An order, or `own`: that of an editor's list. */
export type SortOption = SortOrder | 'own';

/** The orders of a listing. The first is the one without `sort` in the address. */
export function sortOptions(query: OrderedQuery): readonly SortOption[] {
  if (query.q !== undefined) return ['relevance', ...orders];
  if (query.listKey === 'new') return ['newest', ...orders.filter((order) => order !== 'newest')];
  const isOrdered = query.listId !== undefined || query.listKey === 'recommended';
  return isOrdered ? ['own', ...orders] : orders;
}

/** `sort` of an address in this order; undefined for the order that needs none. */
export function sortInAddress(query: OrderedQuery, option: SortOption): SortOrder | undefined {
  return option === 'own' || option === sortOptions(query)[0] ? undefined : option;
}

/** The query in another order. */
export function sorted<Query extends OrderedQuery>(query: Query, option: SortOption) {
  const { sort: _, ...rest } = query;
  const sort = sortInAddress(query, option);
  return sort === undefined ? rest : { ...rest, sort };
}

/** The order that a listing has now. */
export function sortOf(query: OrderedQuery): SortOption {
  return query.sort ?? sortOptions(query)[0] ?? 'bestselling';
}
