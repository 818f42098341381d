import { attach, combine, createEvent, createStore, sample } from 'effector';

import { cameOnline } from '@/shared/browser/online';
import type { Comment } from '@/shared/api/contract/audiobooks';
import { getCommentsFx } from '@/shared/api/endpoints/audiobooks';
import type { ApiError } from '@/shared/api/errors';
import { commentsRoute } from '@/shared/routing/routes';

export const retryClicked = createEvent();
/** The end of the list comes into view. */
export const endReached = createEvent();

interface PageRequest {
  readonly audioBookId: number;
  readonly page: number;
}

const loadPageFx = attach({
  effect: getCommentsFx,
  mapParams: ({ audioBookId, page }: PageRequest) => ({
    params: { id: audioBookId },
    query: { page },
  }),
});

const $audioBookId = commentsRoute.$visit.map((visit) => Number(visit?.params['id'] ?? 0));
/** The book's title, as the link that led here told it. */
export const $bookTitle = commentsRoute.$visit.map((visit) => visit?.query['title'] ?? '');

const bookVisited = sample({
  clock: [commentsRoute.opened, commentsRoute.updated],
  source: $audioBookId,
});

/** Null until the first page has come. */
export const $comments = createStore<readonly Comment[] | null>(null).reset(bookVisited);
export const $total = createStore(0).reset(bookVisited);
const $nextPage = createStore(1).reset(bookVisited);
export const $error = createStore<ApiError | null>(null).reset(loadPageFx, bookVisited);
export const $isLoading = loadPageFx.pending;
export const $hasMore = combine(
  $comments,
  $total,
  (comments, total) => (comments?.length ?? 0) < total,
);

sample({
  clock: bookVisited,
  fn: (audioBookId) => ({ audioBookId, page: 1 }),
  target: loadPageFx,
});
sample({
  clock: endReached,
  source: { audioBookId: $audioBookId, page: $nextPage },
  filter: combine(
    { has: $hasMore, comments: $comments, isPending: loadPageFx.pending, error: $error },
    ({ has, comments, isPending, error }) => has && comments !== null && !isPending && !error,
  ),
  target: loadPageFx,
});
sample({
  clock: [retryClicked, cameOnline],
  source: { audioBookId: $audioBookId, page: $nextPage },
  filter: $error.map((error) => error !== null),
  target: loadPageFx,
});

// An answer for a book that was left meanwhile is dropped.
const pageArrived = sample({
  clock: loadPageFx.done,
  source: $audioBookId,
  filter: (audioBookId, { params }) => audioBookId === params.audioBookId,
  fn: (_, done) => done,
});
sample({
  clock: loadPageFx.fail,
  source: $audioBookId,
  filter: (audioBookId, { params }) => audioBookId === params.audioBookId,
  fn: (_, { error }) => error,
  target: $error,
});
sample({
  clock: pageArrived,
  source: $comments,
  fn: (comments, { params, result }) =>
    params.page === 1 ? result.items : [...(comments ?? []), ...result.items],
  target: $comments,
});
sample({ clock: pageArrived, fn: ({ result }) => result.total, target: $total });
sample({ clock: pageArrived, fn: ({ params }) => params.page + 1, target: $nextPage });
