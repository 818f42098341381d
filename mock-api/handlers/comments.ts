import {
  addComment,
  deleteComment,
  editComment,
  getComments,
  likeComment,
  MAX_COMMENT_LENGTH,
  reportComment,
  unlikeComment,
} from '@/shared/api/contract/comments';

import { handle, type Route } from '../core/handle';
import type { Db } from '../db/db';
import { ownComment, requireComment, sortedComments, toComment } from '../rules/comments';
import { parseText } from '../rules/contact';
import { pageOf } from '../rules/paging';
import { bookOf } from '../rules/require-found';

const parseComment = (text: string) => parseText(text, 'text', MAX_COMMENT_LENGTH);

/** The accounts that like a comment of a title. Throws `not-found`. */
function likersOf(db: Db, { id, commentId }: { id: number; commentId: number }): string[] {
  requireComment(db, bookOf(db, id).audioBookId, commentId);
  return db.state.commentLikes[commentId] ?? [];
}

export const commentRoutes: readonly Route[] = [
  handle(getComments, ({ params, query, account, db }) => {
    const { audioBookId } = bookOf(db, params.id);
    const all = sortedComments(db, audioBookId, { reader: account, sort: query.sort });
    return pageOf(all, query, (comment) => comment);
  }),
  handle(addComment, ({ params, body, account, db }) => {
    const { audioBookId } = bookOf(db, params.id);
    const text = parseComment(body.text);
    const added = {
      id: db.nextId(),
      accountId: account.id,
      text,
      rate: body.rate ?? 0,
      at: db.now(),
      editedAt: null,
    };
    (db.state.comments[audioBookId] ??= []).push(added);
    if (body.rate) (db.state.ratings[audioBookId] ??= {})[account.id] = body.rate;
    return toComment(db, added, account);
  }),
  handle(editComment, ({ params, body, account, db }) => {
    const { audioBookId } = bookOf(db, params.id);
    const stored = ownComment(db, account, { audioBookId, commentId: params.commentId });
    stored.text = parseComment(body.text);
    stored.rate = body.rate ?? 0;
    stored.editedAt = db.now();
    if (body.rate) (db.state.ratings[audioBookId] ??= {})[account.id] = body.rate;
    return toComment(db, stored, account);
  }),
  handle(deleteComment, ({ params, account, db }) => {
    const { audioBookId } = bookOf(db, params.id);
    const gone = ownComment(db, account, { audioBookId, commentId: params.commentId });
    db.state.comments[audioBookId] = db.state.comments[audioBookId]?.filter(
      (comment) => comment !== gone,
    );
    return undefined;
  }),
  handle(likeComment, ({ params, account, db }) => {
    const likers = likersOf(db, params);
    db.state.commentLikes[params.commentId] = [...new Set([...likers, account.id])];
    return undefined;
  }),
  handle(unlikeComment, ({ params, account, db }) => {
    const likers = likersOf(db, params);
    db.state.commentLikes[params.commentId] = likers.filter((id) => id !== account.id);
    return undefined;
  }),
  handle(reportComment, ({ params, body, account, db }) => {
    requireComment(db, bookOf(db, params.id).audioBookId, params.commentId);
    (db.state.commentReports[params.commentId] ??= {})[account.id] = body.reason;
    return undefined;
  }),
];
