import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { genres } from '@fixtures/catalog/genres';
import { latinNames } from '@fixtures/catalog/latin-names';
import { people } from '@fixtures/catalog/people';
import type { PersonFixture } from '@fixtures/catalog/person';
import { lists } from '@fixtures/catalog/storefront';
import type { ListSuggestion } from '@/shared/api/contract/search';

import type { Catalogue } from '../db/catalogue';
import { onSale } from '../db/on-sale';
import { foldText, searchWords } from './fold';
import { createInvertedIndex } from './inverted-index';
import { createTextScorer } from './text-scorer';

/** A person of the catalogue and what they did most. */
export interface NamedPerson {
  readonly person: PersonFixture;
  readonly role: 'author' | 'narrator';
  /** Number of titles on sale. */
  readonly count: number;
}

/** Finds people and lists by their names, the best match first. */
export interface NameIndex {
  readonly people: (text: string) => readonly NamedPerson[];
  readonly lists: (text: string) => readonly ListSuggestion[];
}

/** Indexes the names of everybody and everything that has titles. */
export function createNameIndex(catalogue: Catalogue): NameIndex {
  return {
    people: finderOf(
      peopleWithTitles(catalogue.search.books),
      ({ person: { id, firstName, lastName } }) => [
        `${firstName} ${lastName}`.trim(),
        latinNames.get(id) ?? '',
      ],
    ),
    lists: finderOf(listsWithTitles(catalogue), ({ title }) => [title]),
  };
}

interface Counted {
  readonly count: number;
}

/** Of equally good matches, the one with the most titles comes first. */
function finderOf<Item extends Counted>(
  unordered: readonly Item[],
  namesOf: (item: Item) => readonly [name: string, ...others: string[]],
): (text: string) => readonly Item[] {
  const items = unordered.toSorted((a, b) => b.count - a.count);
  const words = createInvertedIndex((add) => {
    items.forEach((item, number) => {
      for (const name of namesOf(item)) for (const word of searchWords(name)) add(word, number, 4);
    });
  });
  const score = createTextScorer(
    words,
    items.map((item) => foldText(namesOf(item)[0])),
  );
  return (text) => {
    const scores = score(text);
    const numbers = items.flatMap((_, number) => (scores[number] ? [number] : []));
    return numbers
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
      .map((number) => items[number] as Item);
  };
}

function peopleWithTitles(books: readonly AudiobookFixture[]): NamedPerson[] {
  const written = countBy(books, ({ authorIds }) => authorIds);
  const narrated = countBy(books, ({ narratorIds }) => narratorIds);
  return people.flatMap((person) => {
    const [asAuthor, asNarrator] = [written.get(person.id) ?? 0, narrated.get(person.id) ?? 0];
    const count = Math.max(asAuthor, asNarrator);
    return count === 0
      ? []
      : [{ person, role: asAuthor >= asNarrator ? ('author' as const) : 'narrator', count }];
  });
}

function countBy(
  books: readonly AudiobookFixture[],
  idsOf: (book: AudiobookFixture) => readonly number[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const book of books) {
    for (const id of idsOf(book)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function listsWithTitles(catalogue: Catalogue): ListSuggestion[] {
  const tree = genres.flatMap((parent) => [parent, ...parent.children]);
  return [
    ...lists.map(({ listId, title }) => ({
      kind: 'list' as const,
      listId,
      title,
      count: onSale(catalogue.list(listId)).length,
    })),
    ...tree.map(({ identifier, title }) => ({
      kind: 'genre' as const,
      identifier,
      title,
      count: onSale(catalogue.booksOfGenre(identifier)).length,
    })),
  ].filter(({ count }) => count > 0);
}
