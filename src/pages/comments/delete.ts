import { attach, combine, createEvent, createStore, sample } from 'effector';

import { notificationRequested } from '@/features/notifications/model';
import { deleteCommentFx } from '@/shared/api/endpoints/comments';
import { errorText } from '@/shared/api/error-text';
import { loggedOutError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import type { Comment } from '@/shared/api/contract/comments';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { nonNull } from '@/shared/lib/non-null';
import { createOverlay } from '@/shared/routing/create-overlay';
import { removeLostMarker } from '@/shared/routing/remove-lost-marker';
import { commentsRoute } from '@/shared/routing/routes';

import { $bookId, bookComments } from './model';

/** The reader wants to delete their own comment; the app asks first. */
export const deleteClicked = createEvent<Comment>();
export const deleteConfirmed = createEvent();

export const deleteQuestion = createOverlay('#deleteComment');

interface Deletion {
  readonly audioBookId: number;
  readonly comment: Comment;
}
const deleteFx = attach({
  effect: deleteCommentFx,
  mapParams: ({ audioBookId: id, comment }: Deletion) => ({
    params: { id, commentId: comment.id },
  }),
});

/** The comment that the question is about. */
export const $deletedComment = createStore<Comment | null>(null)
  .on(deleteClicked, (_, comment) => comment)
  .reset(sessionEnded);
export const $isDeleting = deleteFx.pending;

sample({ clock: deleteClicked, target: deleteQuestion.opened });
sample({
  clock: nonNull(
    sample({
      clock: deleteConfirmed,
      source: combine(
        { audioBookId: $bookId, comment: $deletedComment, isDeleting: $isDeleting },
        ({ audioBookId, comment, isDeleting }) =>
          comment && !isDeleting ? { audioBookId, comment } : null,
      ),
    }),
  ),
  target: deleteFx,
});
// The list leaves it out also of an answer that is still to come; to the list of another book it makes no difference.
sample({ clock: deleteFx.done, fn: ({ params }) => params.comment, target: bookComments.removed });
sample({
  clock: deleteFx.done,
  fn: () => ({ kind: 'info' as const, text: texts.deleted }),
  target: notificationRequested,
});
sample({
  clock: deleteFx.failData,
  filter: (error) => error.kind !== 'offline' && error !== loggedOutError,
  fn: (error) => ({ kind: 'error' as const, text: errorText(error) }),
  target: notificationRequested,
});
// By now the question may be about another comment.
sample({
  clock: deleteFx.finally,
  source: $deletedComment,
  filter: (asked, { params }) => asked?.id === params.comment.id,
  fn: () => undefined,
  target: deleteQuestion.closed,
});
sample({ clock: sessionEnded, target: deleteQuestion.closed });
// After a reload nobody knows which comment the marker in the address was about.
removeLostMarker({
  route: commentsRoute,
  overlay: deleteQuestion,
  $isEmpty: $deletedComment.map((comment) => comment === null),
});
