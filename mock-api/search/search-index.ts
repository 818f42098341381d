import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { latinNames } from '@fixtures/catalog/latin-names';
import type { PersonFixture } from '@fixtures/catalog/person';

import type { Catalogue } from '../db/catalogue';
import { foldText, searchWords } from './fold';
import { createInvertedIndex, type AddWord } from './inverted-index';
import { createTextScorer, type TextScorer } from './text-scorer';

/** Sort orders that do not depend on the query. */
export type StaticOrder = 'newest' | 'bestselling' | 'priceAsc' | 'priceDesc' | 'title';

/** The searchable titles. A title's number is its position in `books`, bestsellers first. */
export interface SearchIndex {
  readonly books: readonly AudiobookFixture[];
  /** The numbers of all titles in a sort order. */
  order(order: StaticOrder): readonly number[];
  /** The numbers of the titles in a set, in its order. */
  numbersOf(books: ReadonlySet<AudiobookFixture>): readonly number[];
  /** An array with 1 at the number of each title in the set. Cached for each set. */
  marksOf(books: ReadonlySet<AudiobookFixture>): Uint8Array;
  /** Scores all titles for a query. */
  readonly score: TextScorer;
}

/** The weight of a word by the field that contains it. */
const weights = {
  title: 8,
  identifier: 6,
  series: 5,
  author: 5,
  narrator: 4,
  publisher: 2,
  genre: 2,
} as const;
/** The identifiers of generated titles say nothing about them. */
const generatedIdentifier = /^title-\d+$/;

type Source = Omit<Catalogue, 'search' | 'names'>;

/** The price after the discount, in rial. */
export function currentPrice({ price, discount }: AudiobookFixture): number {
  return Math.max(0, price - (discount?.value ?? 0));
}

const collator = new Intl.Collator('fa');
const comparisons: Record<
  Exclude<StaticOrder, 'title'>,
  (a: AudiobookFixture, b: AudiobookFixture) => number
> = {
  newest: (a, b) => (a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0),
  bestselling: (a, b) => b.soldCount - a.soldCount,
  priceAsc: (a, b) => currentPrice(a) - currentPrice(b),
  priceDesc: (a, b) => currentPrice(b) - currentPrice(a),
};

/** Indexes all titles on sale. */
export function createSearchIndex(source: Source): SearchIndex {
  const books = source.titles.filter((book) => !book.isWithdrawn).sort(comparisons.bestselling);
  const numbers = books.map((_, number) => number);
  const orders = new Map<StaticOrder, readonly number[]>();
  const words = createInvertedIndex((add) => {
    const memoizedSearchWords = memoized(searchWords);
    books.forEach((book, number) => addBook(source, book, number, memoizedSearchWords, add));
  });
  const titles = books.map(({ title }) => foldText(title));
  return {
    books,
    score: createTextScorer(words, titles),
    ...createSetLookups(books),
    order(order) {
      const known = orders.get(order) ?? sorted(books, numbers, order);
      orders.set(order, known);
      return known;
    },
  };
}

function createSetLookups(
  books: readonly AudiobookFixture[],
): Pick<SearchIndex, 'numbersOf' | 'marksOf'> {
  const numberOf = new Map(books.map((book, number) => [book, number]));
  const known = new WeakMap<ReadonlySet<AudiobookFixture>, Uint8Array>();
  const numbersOf = (set: ReadonlySet<AudiobookFixture>) =>
    [...set].flatMap((book) => numberOf.get(book) ?? []);
  return {
    numbersOf,
    marksOf(set) {
      const marks = known.get(set) ?? new Uint8Array(books.length);
      if (!known.has(set)) for (const number of numbersOf(set)) marks[number] = 1;
      known.set(set, marks);
      return marks;
    },
  };
}

function sorted(
  books: readonly AudiobookFixture[],
  numbers: readonly number[],
  order: StaticOrder,
) {
  if (order === 'bestselling') return numbers;
  const compare =
    order === 'title'
      ? (a: AudiobookFixture, b: AudiobookFixture) => collator.compare(a.title, b.title)
      : comparisons[order];
  const at = (number: number) => books[number] as AudiobookFixture;
  return numbers.toSorted((a, b) => compare(at(a), at(b)));
}

/** Caches the words of each text, because titles share names. */
function memoized(wordsOf: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
}

function addBook(
  source: Source,
  book: AudiobookFixture,
  number: number,
  wordsOf: (text: string) => string[],
  add: AddWord,
): void {
  const addText = (text: string | undefined, weight: number) => {
    if (text !== undefined) for (const word of wordsOf(text)) add(word, number, weight);
  };
  const nameOf = (id: number) => fullName(source.person(id));
  addText(book.title, weights.title);
  if (!generatedIdentifier.test(book.identifier)) addText(book.identifier, weights.identifier);
  addText(book.seriesTitle, weights.series);
  for (const id of book.authorIds) {
    addText(nameOf(id), weights.author);
    addText(latinNames.get(id), weights.author);
  }
  for (const id of book.narratorIds) addText(nameOf(id), weights.narrator);
  addText(source.publisher(book.publisherId)?.title, weights.publisher);
  for (const genre of book.genres) addText(source.genre(genre)?.genre.title, weights.genre);
}

function fullName(person: PersonFixture | undefined): string | undefined {
  return person && `${person.firstName} ${person.lastName}`.trim();
}
