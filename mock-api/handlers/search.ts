import { booksSearch } from '@/shared/api/contract/search';

import { handle, type Route } from '../core/handle';
import { cardOf, ratingOf } from '../rules/cards';
import { pageOf } from '../rules/paging';
import { findBooks } from '../search/find-books';

export const searchRoutes: readonly Route[] = [
  handle(booksSearch, ({ query, db }) => {
    const books = findBooks(db.catalogue, query, (book) => ratingOf(db, book).rate);
    return pageOf(books, query, (book) => cardOf(db, book));
  }),
];
