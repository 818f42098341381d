import { combine, createEvent, createStore, sample } from 'effector';

import { $haveRatingsFailed, ratingsRequested } from '@/entities/rating/model';
import { $user } from '@/entities/session/model';
import type { Comment, CommentSort } from '@/shared/api/contract/comments';
import { createPagedList } from '@/shared/api/create-paged-list';
import { getCommentsFx } from '@/shared/api/endpoints/comments';
import { cameOnline } from '@/shared/browser/online';
import { commentsRoute } from '@/shared/routing/routes';

/** The reader chose another order. */
export const sortPicked = createEvent<CommentSort>();
/** The list has changed on the server; it is shown anew from its beginning, newest first. */
export const newestRequested = createEvent();

/** The book's title, taken from the link that led here. */
export const $bookTitle = commentsRoute.$visit.map((visit) => visit?.query['title'] ?? '');
/** The audioBookId of the book. */
export const $bookId = commentsRoute.$visit.map((visit) => Number(visit?.params['id'] ?? 0));
/** The id of the signed-in reader; null while signed out. */
export const $readerId = $user.map((user) => user?.sub ?? null);

export const $sort = createStore<CommentSort>('newest')
  .on(sortPicked, (_, sort) => sort)
  .reset(newestRequested, $bookId);

interface CommentsQuery {
  readonly audioBookId: number;
  readonly sort: CommentSort;
  /** Another reader gets another list, in which other comments are their own. */
  readonly readerId: string | null;
}
const $query = combine({ audioBookId: $bookId, sort: $sort, readerId: $readerId });

/** The comments on the book. */
export const bookComments = createPagedList<Comment, CommentsQuery>({
  load: ({ query: { audioBookId, sort }, page }) =>
    getCommentsFx({
      params: { id: audioBookId },
      query: { sort, page },
    }),
  keyOf: ({ id }) => id,
  firstQuery: { audioBookId: 0, sort: 'newest', readerId: null },
  of: 'anyone',
  whenReopened: 'reload',
});

sample({
  clock: [commentsRoute.visited, sortPicked, newestRequested, $readerId],
  source: $query,
  filter: commentsRoute.$isOpened,
  target: bookComments.opened,
});
sample({ clock: cameOnline, target: bookComments.retried });
sample({ clock: commentsRoute.visited, source: $bookId, target: ratingsRequested });
sample({
  clock: cameOnline,
  source: $bookId,
  filter: combine(
    commentsRoute.$isOpened,
    $haveRatingsFailed,
    (isOpened, haveFailed) => isOpened && haveFailed,
  ),
  target: ratingsRequested,
});
