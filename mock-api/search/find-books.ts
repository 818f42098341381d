import type { InferOutput } from 'valibot';

import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { lists } from '@fixtures/catalog/storefront';
import type { booksSearch, SortOrder } from '@/shared/api/contract/search';

import type { Catalogue } from '../db/catalogue';
import { hasLength, hasPrice } from './facets';
import type { StaticOrder } from './search-index';

export type SearchQuery = InferOutput<(typeof booksSearch)['query']>;

/** Returns the average rate of a title, including new rates. */
type RateOf = (book: AudiobookFixture) => number;

type Test = (book: AudiobookFixture, number: number) => boolean;

/** Returns all titles that match a query, in the requested order. */
export function findBooks(
  catalogue: Catalogue,
  query: SearchQuery,
  rateOf: RateOf,
): readonly AudiobookFixture[] {
  const { search } = catalogue;
  const tests = filtersOf(catalogue, query);
  const scores = query.q?.trim() ? search.score(query.q) : undefined;
  const sort = query.sort ?? (scores ? 'relevance' : undefined);
  const inOrder = sort ? search.order(staticOrderOf(sort)) : ownOrder(catalogue, query);
  const isAll = !scores && tests.length === 0;
  const matches = isAll
    ? [...inOrder]
    : inOrder.filter((number) => {
        if (scores && scores[number] === 0) return false;
        const book = search.books[number];
        return book !== undefined && tests.every((test) => test(book, number));
      });
  if (sort === 'relevance' && scores) sortBy(matches, scores);
  if (sort === 'rating') sortBy(matches, search.books.map(rateOf));
  return matches.map((number) => search.books[number] as AudiobookFixture);
}

/** Sorts numbers by their value, highest first. The sort is stable. */
function sortBy(numbers: number[], values: ArrayLike<number>): void {
  numbers.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
}

/** The order of titles with equal relevance or rate is by sales. */
function staticOrderOf(sort: SortOrder): StaticOrder {
  return sort === 'relevance' || sort === 'rating' ? 'bestselling' : sort;
}

/** The default order: an editorial list keeps its own, `new` is by date, all others by sales. */
function ownOrder(catalogue: Catalogue, query: SearchQuery): readonly number[] {
  const list = editorialList(catalogue, query);
  if (list) return catalogue.search.numbersOf(list);
  return catalogue.search.order(query.listKey === 'new' ? 'newest' : 'bestselling');
}

function filtersOf(catalogue: Catalogue, query: SearchQuery): Test[] {
  const { contentType, authorId, narratorId, publisherId, isSeries, length, price } = query;
  return [
    query.categoryId !== undefined && among(catalogue, catalogue.booksOfGenre(query.categoryId)),
    query.genre !== undefined && among(catalogue, catalogue.booksOfGenre(query.genre)),
    query.listId !== undefined && among(catalogue, catalogue.list(query.listId)),
    query.listKey === 'recommended' && among(catalogue, recommended(catalogue)),
    query.listKey === 'free' && ((book: AudiobookFixture) => book.price === 0),
    contentType !== undefined && ((book: AudiobookFixture) => book.contentType === contentType),
    authorId !== undefined && ((book: AudiobookFixture) => book.authorIds.includes(authorId)),
    narratorId !== undefined && ((book: AudiobookFixture) => book.narratorIds.includes(narratorId)),
    publisherId !== undefined && ((book: AudiobookFixture) => book.publisherId === publisherId),
    isSeries !== undefined && ((book: AudiobookFixture) => isInSeries(book) === isSeries),
    length !== undefined && ((book: AudiobookFixture) => hasLength(book, length)),
    price !== undefined && ((book: AudiobookFixture) => hasPrice(book, price)),
  ].filter((test): test is Test => test !== false);
}

function isInSeries(book: AudiobookFixture): boolean {
  return book.seriesId !== undefined;
}

function among({ search }: Catalogue, books: ReadonlySet<AudiobookFixture> = new Set()): Test {
  const marks = search.marksOf(books);
  return (_book, number) => marks[number] === 1;
}

function recommended(catalogue: Catalogue): ReadonlySet<AudiobookFixture> | undefined {
  const list = lists.find(({ key }) => key === 'recommended');
  return list && catalogue.list(list.listId);
}

/** The editorial list of a query, if it has one. */
function editorialList(
  catalogue: Catalogue,
  { listId, listKey }: SearchQuery,
): ReadonlySet<AudiobookFixture> | undefined {
  if (listId !== undefined) return catalogue.list(listId);
  return listKey === 'recommended' ? recommended(catalogue) : undefined;
}
