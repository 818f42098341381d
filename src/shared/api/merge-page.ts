interface LoadedPage<Item> {
  /** The items shown so far; null before the first page. */
  readonly items: readonly Item[] | null;
  /** The page that was to be loaded next, from 1 on. */
  readonly nextPage: number;
  /** The page that was loaded, from 1 on. */
  readonly page: number;
  readonly result: { readonly items: readonly Item[]; readonly total: number };
  readonly keyOf: (item: Item) => number;
}

interface MergedList<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly nextPage: number;
}

/**
 * Merges a page into a list, in which an item's newest version counts. A first page that equals the list's
 * beginning only renews it, so that a reader deep in the list stays there; any other first page replaces
 * the list. A later page adds its new items; if it has none, the list is at its end, whatever `total` the server reports.
 */
export function mergePage<Item>(loaded: LoadedPage<Item>): MergedList<Item> {
  const { items, page, result, keyOf } = loaded;
  if (items === null || (page === 1 && !beginsAlike(items, result.items, keyOf)))
    return { items: result.items, total: result.total, nextPage: 2 };
  const known = new Set(items.map(keyOf));
  const added = result.items.filter((item) => !known.has(keyOf(item)));
  const newest = new Map(result.items.map((item) => [keyOf(item), item]));
  const merged = [...items.map((item) => newest.get(keyOf(item)) ?? item), ...added];
  const isAtEnd = page > 1 && added.length === 0;
  return {
    items: merged,
    total: isAtEnd ? merged.length : result.total,
    nextPage: Math.max(loaded.nextPage, page + 1),
  };
}

function beginsAlike<Item>(
  items: readonly Item[],
  first: readonly Item[],
  keyOf: (item: Item) => number,
): boolean {
  if (items.length < first.length || first.length === 0) return false;
  return first.every((item, index) => {
    const known = items[index];
    return known !== undefined && keyOf(known) === keyOf(item);
  });
}
