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

/** Filters that narrow a search or a listing without naming it. */
const narrowing: readonly string[] = ['q', 'sort', 'contentType', 'isSeries'];

/** The heading of a listing, from the loaded books or the loaded titles. */
export function headingOf(
  query: ListingQuery,
  items: readonly BookCard[],
  titles: ListingTitles,
): ListingHeading {
  const isOfSomething = Object.keys(query).some((key) => !narrowing.includes(key));
  const isSearch = !isOfSomething && (query.q !== undefined || query.contentType === undefined);
  return { text: isSearch ? clp.searchHeading : titleOf(query, items, titles), isSearch };
}

function titleOf(query: ListingQuery, items: readonly BookCard[], titles: ListingTitles): string {
  const { listId, listKey, genre, categoryId, publisherId, contentType } = query;
  if (listId !== undefined) return titles.lists.get(listId) ?? '';
  if (listKey !== undefined) return clp.lists[listKey];
  if (genre !== undefined || categoryId !== undefined) {
    const isAskedFor = ({ id, identifier }: Category) => id === categoryId || identifier === genre;
    return findCategory(titles.categories, isAskedFor)?.title ?? '';
  }
  if (publisherId !== undefined) return titles.publishers.get(publisherId) ?? '';
  const personId = query.authorId ?? query.narratorId;
  if (personId !== undefined) return nameOf(items, personId) || (titles.people.get(personId) ?? '');
  return contentType === undefined ? '' : contentTypeNames[contentType].many;
}

/** What the listing is of, if the server knows no such publisher or person. */
export function missingOf(
  query: ListingQuery,
  titles: ListingTitles,
): 'publisher' | 'artist' | null {
  const { publisherId, authorId, narratorId } = query;
  const personId = authorId ?? narratorId;
  if (publisherId !== undefined) {
    return titles.publishers.get(publisherId) === null ? 'publisher' : null;
  }
  return personId !== undefined && titles.people.get(personId) === null ? 'artist' : null;
}

function nameOf(items: readonly BookCard[], personId: number): string {
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
