import { commentsOf } from '@fixtures/catalog/comments';
import type { Comment, CommentSort } from '@/shared/api/contract/comments';

import { ApiFailure } from '../core/api-failure';
import type { Account } from '../db/account';
import type { Db } from '../db/db';
import type { StoredComment } from '../db/state';
import { anonymousName } from '../messages';

/** The public name of an account. */
function displayName(account: Account | undefined): string {
  return `${account?.firstName ?? ''} ${account?.lastName ?? ''}`.trim() || anonymousName;
}

/** The part of a comment that depends on the likes of all accounts and on the reader. */
function likesOf(db: Db, commentId: number, reader: Account | null) {
  const likers = db.state.commentLikes[commentId] ?? [];
  return { likeCount: likers.length, isLiked: reader !== null && likers.includes(reader.id) };
}

/** Converts a stored comment to a list item, as `reader` sees it. */
export function toComment(db: Db, stored: StoredComment, reader: Account | null): Comment {
  const { id, accountId, text, rate, at, editedAt } = stored;
  return {
    id,
    userName: displayName(db.state.accounts[accountId]),
    text,
    rate,
    createdAt: new Date(at).toISOString(),
    editedAt: editedAt === null ? null : new Date(editedAt).toISOString(),
    ...likesOf(db, id, reader),
    isMine: accountId === reader?.id,
  };
}

/** All comments of a title, newest first, as `reader` sees them. */
function newestComments(db: Db, audioBookId: number, reader: Account | null): Comment[] {
  const added = db.state.comments[audioBookId] ?? [];
  const fixed = commentsOf(audioBookId).map((comment): Comment => {
    const { likeCount, isLiked } = likesOf(db, comment.id, reader);
    return {
      ...comment,
      editedAt: null,
      likeCount: comment.likeCount + likeCount,
      isLiked,
      isMine: false,
    };
  });
  return [...added.map((comment) => toComment(db, comment, reader)).reverse(), ...fixed];
}

/** Comments without stars come last in an order by stars. */
const orders: Record<CommentSort, (one: Comment, other: Comment) => number> = {
  newest: () => 0,
  liked: (one, other) => other.likeCount - one.likeCount,
  highest: (one, other) => other.rate - one.rate,
  lowest: (one, other) => (one.rate || Infinity) - (other.rate || Infinity) || 0,
};

/** All comments of a title in the wanted order; equal ones keep the newest first. */
export function sortedComments(
  db: Db,
  audioBookId: number,
  { reader, sort = 'newest' }: { reader: Account | null; sort?: CommentSort | undefined },
): Comment[] {
  return newestComments(db, audioBookId, reader).sort(orders[sort]);
}

export function commentCount(db: Db, audioBookId: number): number {
  return commentsOf(audioBookId).length + (db.state.comments[audioBookId]?.length ?? 0);
}

/** Throws `not-found` unless the title has this comment. */
export function requireComment(db: Db, audioBookId: number, commentId: number): void {
  const isKnown = newestComments(db, audioBookId, null).some(({ id }) => id === commentId);
  if (!isKnown) throw new ApiFailure('not-found');
}

/** The account's own comment. Throws `not-found`, or `not-your-comment` for one of somebody else. */
export function ownComment(
  db: Db,
  account: Account,
  { audioBookId, commentId }: { audioBookId: number; commentId: number },
): StoredComment {
  requireComment(db, audioBookId, commentId);
  const stored = db.state.comments[audioBookId]?.find(({ id }) => id === commentId);
  if (!stored || stored.accountId !== account.id) throw new ApiFailure('not-your-comment');
  return stored;
}
