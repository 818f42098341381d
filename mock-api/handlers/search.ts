import { booksSearch, getSearchStart, getSuggestions } from '@/shared/api/contract/search';

import { handle, type Route } from '../core/handle';
import { cardOf, ratingOf, withPortrait } from '../rules/cards';
import { pageOf } from '../rules/paging';
import { genreItems, personItems } from '../rules/storefront';
import { bookLengths } from '../search/facets';
import { findBooks } from '../search/find-books';

/** The most suggestions of each kind. */
const SUGGESTED = { people: 3, titles: 5, lists: 3 } as const;
/** The narrators that the start of the search shows. */
const PEOPLE_SHOWN = 12;

export const searchRoutes: readonly Route[] = [
  handle(booksSearch, ({ query, db }) => {
    const books = findBooks(db.catalogue, query, (book) => ratingOf(db, book).rate);
    return pageOf(books, query, (book) => cardOf(db, book));
  }),
  handle(getSuggestions, ({ query: { q }, db }) => {
    const { names } = db.catalogue;
    const titles = q.trim() === '' ? [] : findBooks(db.catalogue, { q }, ({ rate }) => rate);
    return {
      people: names
        .people(q)
        .slice(0, SUGGESTED.people)
        .map(({ person: { id, firstName, lastName }, role, count }) =>
          withPortrait({ id, firstName, lastName, role, count }),
        ),
      titles: titles.slice(0, SUGGESTED.titles).map((book) => cardOf(db, book)),
      lists: names.lists(q).slice(0, SUGGESTED.lists),
    };
  }),
  handle(getSearchStart, ({ db }) => ({
    lengths: bookLengths.map((length) => ({
      length,
      count: findBooks(db.catalogue, { length }, ({ rate }) => rate).length,
    })),
    genres: genreItems(db),
    people: personItems(db, PEOPLE_SHOWN),
  })),
];
