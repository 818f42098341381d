import { combine, createEffect, createEvent, sample } from 'effector';

import { $isLoggedIn } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import { signInRequested } from '@/features/sign-in/intent';
import type { Comment } from '@/shared/api/contract/comments';
import { createLastTap, type Tap } from '@/shared/api/create-last-tap';
import { likeCommentFx, unlikeCommentFx } from '@/shared/api/endpoints/comments';
import { errorText } from '@/shared/api/error-text';
import { isHttpError, type ApiError } from '@/shared/api/errors';

import { withLike } from './lib/with-like';
import { $bookId, bookComments } from './model';

/** Likes the comment, or takes the like back; a signed-out reader signs in first. */
export const likeClicked = createEvent<Comment>();

interface LikeTap extends Tap<boolean> {
  readonly audioBookId: number;
}

const saveLikeFx = createEffect<LikeTap, undefined, ApiError>(
  async ({ audioBookId, id: commentId, value }) => {
    const params = { id: audioBookId, commentId };
    await (value ? likeCommentFx({ params }) : unlikeCommentFx({ params }));
    return undefined;
  },
);
const likes = createLastTap<LikeTap, undefined>(saveLikeFx);

/** The loaded comments with the likes as the reader's last taps want them; null until they are there. */
export const $comments = combine(
  bookComments.$items,
  likes.$wanted,
  (comments, wanted) =>
    comments?.map((comment) => {
      const tap = wanted.get(comment.id);
      return tap ? withLike(comment, tap.value) : comment;
    }) ?? null,
);

const clicked = sample({
  clock: likeClicked,
  source: { audioBookId: $bookId, isLoggedIn: $isLoggedIn },
  fn: ({ audioBookId, isLoggedIn }, { id, isLiked }) => ({
    isLoggedIn,
    tap: { audioBookId, id, value: !isLiked },
  }),
});
sample({
  clock: clicked,
  filter: ({ isLoggedIn }) => isLoggedIn,
  fn: ({ tap }) => tap,
  target: likes.tapped,
});
sample({
  clock: clicked,
  filter: ({ isLoggedIn }) => !isLoggedIn,
  fn: () => ({}),
  target: signInRequested,
});

const saved = sample({
  clock: likes.saved,
  source: bookComments.$items,
  fn: (comments, { change }) => {
    const comment = comments?.find(({ id }) => id === change.id);
    return comment && withLike(comment, change.value);
  },
});
sample({ clock: saved.filterMap((comment) => comment), target: bookComments.changed });
// Being offline has its own notification, and a 403 has none. Rule: docs/behaviour.md#errors
sample({
  clock: likes.refused,
  filter: ({ error }) => error.kind !== 'offline' && !isHttpError(error, 403),
  fn: ({ error }) => ({ kind: 'error' as const, text: errorText(error) }),
  target: notificationRequested,
});
