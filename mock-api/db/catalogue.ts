import type { AudiobookFixture, ChapterFixture } from '@fixtures/catalog/audiobook';
import { fals } from '@fixtures/catalog/fal/fals';
import { genres, type GenreFixture } from '@fixtures/catalog/genres';
import { people } from '@fixtures/catalog/people';
import type { PersonFixture } from '@fixtures/catalog/person';
import { publishers, type PublisherFixture } from '@fixtures/catalog/publishers';
import { lists, resolveList } from '@fixtures/catalog/storefront';
import { gallery, type GalleryEntry } from '@fixtures/library-states/gallery';

import { createNameIndex, type NameIndex } from '../search/name-index';
import { createSearchIndex, type SearchIndex } from '../search/search-index';

interface GenreInTree {
  readonly genre: GenreFixture;
  readonly parent: GenreFixture | null;
}

/** Titles, people, genres and lists. Immutable while a mock runs. */
export interface Catalogue {
  /** The titles of shop and search, without the fortunes and the state gallery. */
  readonly titles: readonly AudiobookFixture[];
  /** Finds a title by number or identifier, also a fortune or one of the state gallery. */
  book(idOrIdentifier: number | string): AudiobookFixture | undefined;
  bookOfProduct(productId: number): AudiobookFixture | undefined;
  chapter(chapterId: number): { book: AudiobookFixture; chapter: ChapterFixture } | undefined;
  galleryEntry(audioBookId: number): GalleryEntry | undefined;
  /** Finds a genre by number or identifier. */
  genre(idOrIdentifier: number | string): GenreInTree | undefined;
  /** The titles of a genre, or of all its leaves for a parent. Undefined for an unknown genre. */
  booksOfGenre(idOrIdentifier: number | string): ReadonlySet<AudiobookFixture> | undefined;
  person(id: number): PersonFixture | undefined;
  publisher(id: number): PublisherFixture | undefined;
  /** The titles of an editorial list in its order. Undefined for an unknown list. */
  list(listId: number): ReadonlySet<AudiobookFixture> | undefined;
  readonly search: SearchIndex;
  /** Finds people and lists by their names. */
  readonly names: NameIndex;
}

function indexBy<T>(items: readonly T[], ...keys: ((item: T) => number | string)[]) {
  return new Map(items.flatMap((item) => keys.map((key) => [key(item), item] as const)));
}

/** Computes a value on the first call and returns the same value afterwards. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Indexes titles together with the people, genres and lists of the fixtures. */
export function createCatalogue(titles: readonly AudiobookFixture[]): Catalogue {
  const all = [...titles, ...[...fals, ...gallery].map(({ book }) => book)];
  const books = indexBy<AudiobookFixture>(
    all,
    (book) => book.audioBookId,
    (book) => book.identifier,
  );
  const products = indexBy(all, (book) => book.productId);
  const galleryEntries = indexBy(gallery, ({ book }) => book.audioBookId);
  const persons = indexBy(people, ({ id }) => id);
  const publishersById = indexBy(publishers, ({ id }) => id);
  const shelves = new Map(
    lists.map((list) => [list.listId, lazy(() => new Set(resolveList(list, titles)))]),
  );
  const catalogue = {
    titles,
    ...genreLookups(titles),
    book: (key: number | string) => books.get(key),
    bookOfProduct: (productId: number) => products.get(productId),
    chapter: (chapterId: number) => chapterIn(books, chapterId),
    galleryEntry: (audioBookId: number) => galleryEntries.get(audioBookId),
    person: (id: number) => persons.get(id),
    publisher: (id: number) => publishersById.get(id),
    list: (listId: number) => shelves.get(listId)?.(),
  };
  const search = lazy(() => createSearchIndex(catalogue));
  const names = lazy(() => createNameIndex(whole));
  const whole: Catalogue = {
    ...catalogue,
    get search() {
      return search();
    },
    get names() {
      return names();
    },
  };
  return whole;
}

function genreLookups(titles: readonly AudiobookFixture[]) {
  const tree = genres.flatMap((parent) => [
    { genre: parent, parent: null },
    ...parent.children.map((genre) => ({ genre, parent })),
  ]);
  const byKey = indexBy<GenreInTree>(
    tree,
    ({ genre }) => genre.id,
    ({ genre }) => genre.identifier,
  );
  const books = new Map(
    tree.map(({ genre }) => [genre, lazy(() => new Set(titles.filter(isOf(genre))))]),
  );
  return {
    genre: (key: number | string) => byKey.get(key),
    booksOfGenre: (key: number | string) => {
      const node = byKey.get(key);
      return node && books.get(node.genre)?.();
    },
  };
}

/** Creates a filter for a genre. A parent matches the titles of all its leaves. */
function isOf({ identifier, children }: GenreFixture): (book: AudiobookFixture) => boolean {
  const wanted = new Set([identifier, ...children.map((child) => child.identifier)]);
  return (book) => book.genres.some((genre) => wanted.has(genre));
}

/** Chapter ids contain the id of their title (`fixtures/catalog/ids.ts`). */
function chapterIn(books: ReadonlyMap<number | string, AudiobookFixture>, chapterId: number) {
  const book = books.get(Math.floor(chapterId / 100));
  const chapter = book?.chapters.find((each) => each.chapterId === chapterId);
  return book && chapter ? { book, chapter } : undefined;
}
