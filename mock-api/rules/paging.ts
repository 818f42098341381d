/** So many items a page has unless the caller asks for another number (contract, 'Lists'). */
const DEFAULT_PAGE_SIZE = 20;

export interface PageQuery {
  readonly page?: number;
  readonly pageSize?: number;
}

export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  pageSize: number;
}

/** One page of a list, its items shown by `show`. A page past the end is empty. */
export function pageOf<S, T>(
  all: readonly S[],
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery,
  show: (item: S) => T,
): Page<T> {
  const items = all.slice((page - 1) * pageSize, page * pageSize).map(show);
  return { items, total: all.length, page, pageSize };
}

/** A whole short list as its only page. */
export function onePage<T>(items: T[]): Page<T> {
  return {
    items,
    total: items.length,
    page: 1,
    pageSize: Math.max(DEFAULT_PAGE_SIZE, items.length),
  };
}
