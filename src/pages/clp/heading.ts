import { clp } from '@/shared/i18n/fa/clp';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import type { Category } from '@/shared/api/contract/categories';
import type { BookCard } from '@/shared/api/contract/values';
import { fullName } from '@/shared/lib/full-name';

import type { ListingQuery } from './query';
import type { ListingTitles } from './titles';

export interface ListingHeading {
  /** Empty if the name is unknown. */
  readonly text: string;
  /** Whether this is the search page with its field, or a listing. */
  readonly isSearch: boolean;
}

export type MissingListing = keyof typeof clp.missing;

/** Without one of these, the address is that of the search. */
const naming: readonly string[] = [
  ...['listId', 'listKey', 'genre', 'categoryId', 'publisherId', 'authorId', 'narratorId'],
  ...['contentType', 'length', 'price'],
];

/** Whether the address is that of the search page with its field, and not of a listing. */
export function isSearchQuery(query: ListingQuery): boolean {
  return query.q !== undefined || !Object.keys(query).some((key) => naming.includes(key));
}

/** The heading of a listing, from the loaded books or the loaded titles. */
export function headingOf(
  query: ListingQuery,
  items: readonly BookCard[],
  titles: ListingTitles,
): ListingHeading {
  if (isSearchQuery(query)) return { text: clp.searchHeading, isSearch: true };
  return { text: titleOf(query, items, titles), isSearch: false };
}

function titleOf(query: ListingQuery, items: readonly BookCard[], titles: ListingTitles): string {
  const { listId, listKey, genre, categoryId, publisherId, contentType } = query;
  if (listId !== undefined) return titles.lists.get(listId) ?? '';
  if (listKey !== undefined) return clp.lists[listKey];
  if (genre !== undefined || categoryId !== undefined)
    return titleOfGenre(titles.categories, query);
  if (publisherId !== undefined) return titles.publishers.get(publisherId) ?? '';
  const personId = query.authorId ?? query.narratorId;
  if (personId !== undefined) return nameOf(items, personId) || (titles.people.get(personId) ?? '');
  if (contentType !== undefined) return contentTypeNames[contentType].many;
  if (query.length !== undefined) return clp.lengths[query.length].title;
  return query.price === undefined ? '' : clp.prices[query.price];
}

/** What the listing is of, if the server knows no such thing; null also while that is not known. */
export function missingOf(query: ListingQuery, titles: ListingTitles): MissingListing | null {
  const { listId, genre, categoryId, publisherId, authorId, narratorId } = query;
  const { lists, categories, publishers, people } = titles;
  // The storefront names the lists. An answer without any is none to judge by.
  if (listId !== undefined) return lists.size > 0 && !lists.has(listId) ? 'list' : null;
  if (genre !== undefined || categoryId !== undefined) {
    return categories.length > 0 && titleOfGenre(categories, query) === '' ? 'genre' : null;
  }
  if (publisherId !== undefined) return publishers.get(publisherId) === null ? 'publisher' : null;
  const personId = authorId ?? narratorId;
  return personId !== undefined && people.get(personId) === null ? 'artist' : null;
}

/** The title of a genre by its number or its identifier; empty if it is unknown. */
export function titleOfGenre(
  categories: readonly Category[],
  { genre, categoryId }: ListingQuery,
): string {
  const isAskedFor = ({ id, identifier }: Category) => id === categoryId || identifier === genre;
  return findCategory(categories, isAskedFor)?.title ?? '';
}

/** The name of a person among the authors and narrators of books; empty if nobody has this id. */
export function nameOf(items: readonly BookCard[], personId: number): string {
  const people = items.flatMap(({ authors, narrators }) => [...authors, ...narrators]);
  const found = people.find(({ id }) => id === personId);
  return found ? fullName(found) : '';
}

function findCategory(
  categories: readonly Category[],
  isAskedFor: (category: Category) => boolean,
): Category | undefined {
  for (const category of categories) {
    const found = isAskedFor(category) ? category : findCategory(category.children, isAskedFor);
    if (found) return found;
  }
  return undefined;
}
