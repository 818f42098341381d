import * as v from 'valibot';

import { operation } from './operation';
import { genreItem, personItem } from './sections';
import { bookCard, contentType, id, listOf, pageOf, pageSize, person, tolerant } from './values';

export const sortOrder = v.picklist([
  'relevance',
  'newest',
  'bestselling',
  'rating',
  'priceAsc',
  'priceDesc',
  'title',
]);
export type SortOrder = v.InferOutput<typeof sortOrder>;

export const listKey = v.picklist(['new', 'bestselling', 'free', 'recommended']);
export type ListKey = v.InferOutput<typeof listKey>;

/** How long a title is, from a few minutes to many hours. docs/api.md#values */
export const bookLength = v.picklist(['minutes', 'hour', 'evening', 'week']);
export type BookLength = v.InferOutput<typeof bookLength>;

/** What a title costs after its discount. docs/api.md#values */
export const priceRange = v.picklist(['free', 'low', 'middle', 'high']);
export type PriceRange = v.InferOutput<typeof priceRange>;

/** Search and every listing of books: any of the filters together, `page` from 1. */
export const booksSearch = operation({
  id: 'booksSearch',
  method: 'GET',
  path: '/api/booksSearch',
  access: 'anyone',
  query: v.object({
    q: v.exactOptional(v.string()),
    categoryId: v.exactOptional(id),
    listId: v.exactOptional(id),
    listKey: v.exactOptional(listKey),
    genre: v.exactOptional(v.string()),
    contentType: v.exactOptional(contentType),
    authorId: v.exactOptional(id),
    narratorId: v.exactOptional(id),
    publisherId: v.exactOptional(id),
    isSeries: v.exactOptional(v.boolean()),
    length: v.exactOptional(bookLength),
    price: v.exactOptional(priceRange),
    sort: v.exactOptional(sortOrder),
    page: v.exactOptional(id),
    pageSize,
  }),
  response: pageOf(bookCard),
});

const count = tolerant(v.number(), 0);

/** An author or narrator whose name matches what is typed. */
export const personSuggestion = v.object({
  ...person.entries,
  role: tolerant(v.picklist(['author', 'narrator']), 'author'),
  /** Number of titles. */
  count,
});

/** An editor's list or a genre whose title matches what is typed. */
export const listSuggestion = v.variant('kind', [
  v.object({ kind: v.literal('list'), listId: id, title: v.string(), count }),
  v.object({ kind: v.literal('genre'), identifier: v.string(), title: v.string(), count }),
]);
export type ListSuggestion = v.InferOutput<typeof listSuggestion>;

/** What somebody who types `q` may be looking for, the likeliest first in each kind. */
export const getSuggestions = operation({
  id: 'getSuggestions',
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'anyone',
  query: v.object({ q: v.string() }),
  response: v.object({
    people: listOf(personSuggestion),
    titles: listOf(bookCard),
    lists: listOf(listSuggestion),
  }),
});

/** What the search offers before anything is typed. */
export const getSearchStart = operation({
  id: 'getSearchStart',
  method: 'GET',
  path: '/api/search/start',
  access: 'anyone',
  response: v.object({
    /** The lengths with the number of their titles, the shortest first. */
    lengths: listOf(v.object({ length: bookLength, count })),
    genres: listOf(genreItem),
    /** The narrators with the most titles. */
    people: listOf(personItem),
  }),
});
export type SearchStart = v.InferOutput<(typeof getSearchStart)['response']>;
