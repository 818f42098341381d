import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList } from '@/shared/api/create-paged-list';
import { getLibraryFx } from '@/shared/api/endpoints/library';

/** The most that the API gives at once: filters and orders need the whole list. */
const PAGE_SIZE = 100;

/** All books of the library without the archived ones, newest first. */
export const libraryBooks = createPagedList<BookCard, 'all'>({
  load: ({ query, page }) =>
    getLibraryFx({
      query: { filter: query, pageSize: PAGE_SIZE, page },
    }),
  keyOf: ({ audioBookId }) => audioBookId,
  firstQuery: 'all',
  of: 'user',
  whenReopened: 'reload',
  pageSize: PAGE_SIZE,
});

/** The archived books, newest first. */
export const archivedBooks = createPagedList<BookCard, 'archived'>({
  load: ({ page }) =>
    getLibraryFx({
      query: { archived: true, pageSize: PAGE_SIZE, page },
    }),
  keyOf: ({ audioBookId }) => audioBookId,
  firstQuery: 'archived',
  of: 'user',
  whenReopened: 'reload',
  pageSize: PAGE_SIZE,
});
