import { commentsOf } from '@fixtures/catalog/comments';
import type { Comment } from '@/shared/api/contract/audiobooks';

import type { Account } from '../db/account';
import type { Db } from '../db/db';
import type { StoredComment } from '../db/state';
import { anonymousName } from '../messages';

/** The public name of an account. */
function displayName(account: Account | undefined): string {
  return `${account?.firstName ?? ''} ${account?.lastName ?? ''}`.trim() || anonymousName;
}

/** Converts a stored comment to a list item. */
export function toComment(db: Db, { id, accountId, text, rate, at }: StoredComment): Comment {
  return {
    id,
    userName: displayName(db.state.accounts[accountId]),
    text,
    rate,
    createdAt: new Date(at).toISOString(),
  };
}

/** All comments of a title, newest first. */
export function allComments(db: Db, audioBookId: number): Comment[] {
  const added = db.state.comments[audioBookId] ?? [];
  const fixed = commentsOf(audioBookId).map(({ id, userName, text, rate, createdAt }) => ({
    id,
    userName,
    text,
    rate,
    createdAt,
  }));
  return [...added.map((comment) => toComment(db, comment)).reverse(), ...fixed];
}

export function commentCount(db: Db, audioBookId: number): number {
  return commentsOf(audioBookId).length + (db.state.comments[audioBookId]?.length ?? 0);
}
