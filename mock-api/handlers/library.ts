import { getSingleItem } from '@/shared/api/contract/chapters';
import {
  archiveBook,
  getLibrary,
  getLibraryState,
  unarchiveBook,
  type LibraryFilter,
} from '@/shared/api/contract/library';

import { ApiFailure } from '../core/api-failure';
import { handle, type Route } from '../core/handle';
import type { Account, LibraryEntry } from '../db/account';
import type { Db } from '../db/db';
import { cardOf } from '../rules/cards';
import { bookOf } from '../rules/require-found';
import { libraryStateOf } from '../rules/library-state';
import { ownedEntries, owns, overrideGalleryPair } from '../rules/ownership';
import { pageOf } from '../rules/paging';

const filters: Record<LibraryFilter, (entry: LibraryEntry) => boolean> = {
  all: () => true,
  notStarted: ({ startedAt }) => startedAt === null,
  inProgress: ({ startedAt, finishedAt }) => startedAt !== null && finishedAt === null,
  finished: ({ finishedAt }) => finishedAt !== null,
};

/** Returns the audioBookId of an owned title. Throws `not-owned`. */
function ownedBook(db: Db, account: Account, id: number): number {
  const { audioBookId } = bookOf(db, id);
  if (!owns(db, account, audioBookId)) throw new ApiFailure('not-owned');
  overrideGalleryPair(db, account, audioBookId);
  return audioBookId;
}

export const libraryRoutes: readonly Route[] = [
  handle(getLibraryState, ({ params, account, clientId, db }) =>
    libraryStateOf(db, account, bookOf(db, params.id), clientId),
  ),
  handle(getSingleItem, ({ params, db }) => {
    const { audioBookId, chapters } = bookOf(db, params.audioBookId);
    return {
      audioBookId,
      chapters: chapters.map(({ chapterId, duration, title }, index) => ({
        chapterId,
        duration,
        title,
        order: index + 1,
      })),
    };
  }),
  handle(getLibrary, ({ query, account, db }) => {
    const { filter = 'all', archived = false } = query;
    const entries = ownedEntries(db, account).filter(
      (entry) =>
        filters[filter](entry) && account.archived.includes(entry.audioBookId) === archived,
    );
    const books = entries.flatMap(({ audioBookId }) => db.catalogue.book(audioBookId) ?? []);
    return pageOf(books, query, (book) => cardOf(db, book));
  }),
  handle(archiveBook, ({ params, account, db }) => {
    const audioBookId = ownedBook(db, account, params.id);
    if (!account.archived.includes(audioBookId)) account.archived.push(audioBookId);
    return undefined;
  }),
  handle(unarchiveBook, ({ params, account, db }) => {
    const audioBookId = ownedBook(db, account, params.id);
    account.archived = account.archived.filter((id) => id !== audioBookId);
    return undefined;
  }),
];
