/** The page size if the caller sets none: docs/api.md#lists */
const DEFAULT_PAGE_SIZE = 20;

interface PageQuery {
  readonly page?: number;
  readonly pageSize?: number;
}

export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  pageSize: number;
}

/** Returns one page of a list, converted with `toItem`. A page past the end is empty. */
export function pageOf<S, T>(
  all: readonly S[],
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery,
  toItem: (item: S) => T,
): Page<T> {
  const items = all.slice((page - 1) * pageSize, page * pageSize).map(toItem);
  return { items, total: all.length, page, pageSize };
}

/** Returns a short list as a single page. */
export function onePage<T>(items: T[]): Page<T> {
  return {
    items,
    total: items.length,
    page: 1,
    pageSize: Math.max(DEFAULT_PAGE_SIZE, items.length),
  };
}
