interface Arrival<Item> {
  /** What is shown so far, null for nothing yet. */
  readonly items: readonly Item[] | null;
  /** From 1 on. */
  readonly page: number;
  readonly result: { readonly items: readonly Item[]; readonly total: number };
  readonly keyOf: (item: Item) => number;
}

/**
 * Joins a page to a list. A first page that begins as the list does only renews it, so that a reader
 * deep in the list stays there; any other first page starts the list anew. A later page adds what is
 * not there yet; if that is nothing, the list is at its end, whatever the server counts.
 */
export function mergePage<Item>({ items, page, result, keyOf }: Arrival<Item>): {
  items: readonly Item[];
  total: number;
} {
  if (items === null || (page === 1 && !beginsAlike(items, result.items, keyOf))) return result;
  const known = new Set(items.map(keyOf));
  const added = result.items.filter((item) => !known.has(keyOf(item)));
  const merged = [...items, ...added];
  const isAtEnd = page > 1 && added.length === 0;
  return { items: merged, total: isAtEnd ? merged.length : result.total };
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
