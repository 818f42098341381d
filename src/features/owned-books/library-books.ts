import { attach } from 'effector';

import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList, type PageRequest } from '@/shared/api/create-paged-list';
import { getLibraryFx } from '@/shared/api/endpoints/library';

/** The most that the API gives at once: filters and orders need the whole list. */
const PAGE_SIZE = 100;

/** All books of the library without the archived ones, newest first. */
export const libraryBooks = createPagedList<BookCard, 'all'>({
  loadFx: attach({
    effect: getLibraryFx,
    mapParams: ({ query, page }: PageRequest<'all'>) => ({
      query: { filter: query, pageSize: PAGE_SIZE, page },
    }),
  }),
  keyOf: ({ audioBookId }) => audioBookId,
  firstQuery: 'all',
  of: 'user',
  whenReopened: 'reload',
  pageSize: PAGE_SIZE,
});

/** The archived books, newest first. */
export const archivedBooks = createPagedList<BookCard, 'archived'>({
  loadFx: attach({
    effect: getLibraryFx,
    mapParams: ({ page }: PageRequest<'archived'>) => ({
      query: { archived: true, pageSize: PAGE_SIZE, page },
    }),
  }),
  keyOf: ({ audioBookId }) => audioBookId,
  firstQuery: 'archived',
  of: 'user',
  whenReopened: 'reload',
  pageSize: PAGE_SIZE,
});
