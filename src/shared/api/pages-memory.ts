/** What is loaded of one query of a list. */
export interface LoadedPages<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly nextPage: number;
}

/** The loaded pages of the last queries, by query. */
export type PagesMemory<Item> = ReadonlyMap<string, LoadedPages<Item>>;

/** Keeps the pages of a query as the newest, and forgets the oldest query beyond `size`. */
export function rememberPages<Item>(
  memory: PagesMemory<Item>,
  size: number,
  query: unknown,
  pages: LoadedPages<Item>,
): PagesMemory<Item> {
  const key = JSON.stringify(query);
  const others = [...memory].filter(([known]) => known !== key);
  return new Map([...others, [key, pages] as const].slice(-size));
}

/** Null if nothing of the query is remembered. */
export function rememberedPages<Item>(
  memory: PagesMemory<Item>,
  query: unknown,
): LoadedPages<Item> | null {
  return memory.get(JSON.stringify(query)) ?? null;
}
