import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { bookMoveRequested, type Place } from '@/features/owned-books/archive';
import { libraryBooks } from '@/features/owned-books/library-books';
import { $lastPlayed } from '@/features/player/model/progress';
import { savedChaptersLoaded } from '@/features/player/model/queue';
import type { ApiRequest } from '@/shared/api/send';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { anItem } from '@/testing/player-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { $bookPlaces, $continuedItems } from './continued';

/** Two chapters of 100 s; `played` seconds of the second one. */
const chapters = (audioBookId: number, played: number) =>
  [1, 2].map((chapterId) => ({
    audioBookId,
    chapterId,
    index: chapterId - 1,
    title: `Chapter ${chapterId}`,
    duration: 100,
    durationPlayed: chapterId === 2 ? played : 0,
    isPlaying: chapterId === 2,
  }));
const begun = Object.fromEntries([1, 2, 3, 4, 9].map((id) => [id, chapters(id, 10)]));
const last = (sample = false) => {
  const { isSample: _, ...item } = anItem({ audioBookId: 9, title: 'The last' });
  return { ...item, chapterId: 2, sample };
};

interface OpenOptions {
  search?: string;
  sample?: boolean;
  library?: ReturnType<typeof aPage>;
  archive?: ReturnType<typeof aPage>;
}

const books = (...ids: number[]) => ids.map((audioBookId) => aBookCard({ audioBookId }));
const isArchive = ({ url }: ApiRequest) => url.includes('archived=true');

async function open({ search = '', sample = false, ...lists }: OpenOptions = {}) {
  const { library = aPage(books(5, 1, 9, 2, 3, 4)), archive = aPage([]) } = lists;
  const { scope, router } = await createTestScope({
    tokens: someTokens(),
    answers: {
      'GET /api/library': (request: ApiRequest) => (isArchive(request) ? archive : library),
      'POST /api/library/archive/9': null,
      'POST /api/library/unarchive/9': null,
    },
    skipsWaits: true,
  });
  await allSettled(savedChaptersLoaded, { scope, params: { ...begun, 5: chapters(5, 0) } });
  await allSettled($lastPlayed, { scope, params: last(sample) });
  const ids = () => scope.getState($continuedItems).map(({ audioBookId }) => audioBookId);
  expect(ids()).toEqual([]);
  router.visit({ routeId: 'library', path: '/library', search });
  await allSettled(scope);
  const visit = (query: string) => {
    router.visit({ routeId: 'library', path: '/library', search: query });
    return allSettled(scope);
  };
  return { scope, ids, visit };
}

it('begins with the book played last, then those of the list that were begun, three at most', async () => {
  const { scope, ids } = await open();
  expect(ids()).toEqual([9, 1, 2]);
  expect(scope.getState($continuedItems)[0]).toEqual(anItem({ audioBookId: 9, title: 'The last' }));
});

it('does not count a sample that was played last as its book', async () => {
  const { ids } = await open({ sample: true });
  expect(ids()).toEqual([1, 9, 2]);
});

it('begins with the book played last also while its page of the list has not loaded', async () => {
  const { ids } = await open({ library: aPage(books(1), 150) });
  expect(ids()).toEqual([9, 1]);
});

it('leaves out the book played last once it is known that the library does not have it', async () => {
  const { ids } = await open({ library: aPage(books(1)) });
  expect(ids()).toEqual([1]);
});

it.each([
  ['a short list', aPage(books(9, 1))],
  ['a list with further pages', aPage(books(9, 1), 150)],
])('leaves out a book that is archived from %s, until it is back', async (_, library) => {
  const { scope, ids } = await open({ library });
  expect(ids()).toEqual([9, 1]);
  const move = (to: Place) =>
    allSettled(bookMoveRequested, { scope, params: { book: aBookCard({ audioBookId: 9 }), to } });
  await move('archive');
  expect(ids()).toEqual([1]);
  await move('library');
  await allSettled(libraryBooks.opened, { scope, params: 'all' });
  expect(ids()).toEqual([9, 1]);
});

it('leaves out the book played last when it is in the archive', async () => {
  const { ids, visit } = await open({ library: aPage(books(1), 150), archive: aPage(books(9)) });
  expect(ids()).toEqual([9, 1]);
  await visit('?filter=archived');
  await visit('');
  expect(ids()).toEqual([1]);
});

it('does not know after a sign-out where somebody else moved the book played last', async () => {
  const { scope, ids } = await open({ library: aPage(books(1), 150) });
  const moved = { book: aBookCard({ audioBookId: 9 }), to: 'archive' } as const;
  await allSettled(bookMoveRequested, { scope, params: moved });
  expect(ids()).toEqual([1]);
  await allSettled(sessionEnded, { scope });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(libraryBooks.opened, { scope, params: 'all' });
  await allSettled(savedChaptersLoaded, { scope, params: begun });
  await allSettled($lastPlayed, { scope, params: last() });
  expect(ids()).toEqual([9, 1]);
});

it('names none on the other tabs', async () => {
  const { ids } = await open({ search: '?filter=finished' });
  expect(ids()).toEqual([]);
});

it('knows the chapter that each book goes on with, and what is left of it', async () => {
  const { scope } = await open();
  expect(scope.getState($bookPlaces).get(2)).toEqual({ chapter: 'Chapter 2', remaining: 90 });
});
