import { MAX_SEARCHES } from '@/shared/storage/list-keys';

/** Puts a search at the front. The same one in other spacing moves there. */
export function withSearch(known: readonly string[], text: string): readonly string[] {
  const search = spaced(text);
  return [search, ...withoutSearch(known, search)].slice(0, MAX_SEARCHES);
}

export function withoutSearch(known: readonly string[], text: string): readonly string[] {
  return known.filter((each) => spaced(each) !== spaced(text));
}

function spaced(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
