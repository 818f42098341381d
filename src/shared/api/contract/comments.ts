import * as v from 'valibot';

import { ratePoints } from './audiobooks';
import { operation } from './operation';
import { id, pageOf, pageSize, tolerant } from './values';

/** The longest comment that the API accepts, in UTF-16 units. */
export const MAX_COMMENT_LENGTH = 5000;

/** `newest` first, the most `liked` first, or the `highest` or `lowest` stars first. */
export const commentSort = v.picklist(['newest', 'liked', 'highest', 'lowest']);
export type CommentSort = v.InferOutput<typeof commentSort>;

/** Why a reader reports a comment. */
export const reportReason = v.picklist(['offensive', 'spoiler', 'spam', 'other']);
export type ReportReason = v.InferOutput<typeof reportReason>;

export const comment = v.object({
  id,
  userName: tolerant(v.string(), ''),
  text: v.string(),
  /** One to five stars, or 0 without any. */
  rate: tolerant(v.number(), 0),
  /** ISO 8601. */
  createdAt: tolerant(v.string(), ''),
  /** ISO 8601; null for a comment that was never changed. */
  editedAt: tolerant(v.nullable(v.string()), null),
  likeCount: tolerant(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** The caller likes it. */
  isLiked: tolerant(v.boolean(), false),
  /** The caller wrote it. */
  isMine: tolerant(v.boolean(), false),
});
export type Comment = v.InferOutput<typeof comment>;

const ofBook = v.object({ id });
/** `id` is the audioBookId. */
const ofComment = v.object({ id, commentId: id });
const body = v.object({ text: v.string(), rate: v.exactOptional(ratePoints) });

export const getComments = operation({
  id: 'getComments',
  method: 'GET',
  path: '/api/audiobooks/{id}/comments',
  access: 'anyone',
  params: ofBook,
  query: v.object({ sort: v.exactOptional(commentSort), page: v.exactOptional(id), pageSize }),
  response: pageOf(comment),
});

/** Adds a comment and returns it in the form of the list. Its `rate` is the caller's rate of the title, too. */
export const addComment = operation({
  id: 'addComment',
  method: 'POST',
  path: '/api/audiobooks/{id}/comments',
  access: 'user',
  params: ofBook,
  body,
  response: comment,
});

/** Replaces the text and the rate of the caller's own comment. */
export const editComment = operation({
  id: 'editComment',
  method: 'PUT',
  path: '/api/audiobooks/{id}/comments/{commentId}',
  access: 'user',
  params: ofComment,
  body,
  response: comment,
});

/** Deletes the caller's own comment. */
export const deleteComment = operation({
  id: 'deleteComment',
  method: 'DELETE',
  path: '/api/audiobooks/{id}/comments/{commentId}',
  access: 'user',
  params: ofComment,
});

/** Likes a comment; liking it again changes nothing. */
export const likeComment = operation({
  id: 'likeComment',
  method: 'PUT',
  path: '/api/audiobooks/{id}/comments/{commentId}/like',
  access: 'user',
  params: ofComment,
});

/** Takes the like back, if there is one. */
export const unlikeComment = operation({
  id: 'unlikeComment',
  method: 'DELETE',
  path: '/api/audiobooks/{id}/comments/{commentId}/like',
  access: 'user',
  params: ofComment,
});

/** Reports a comment to the editors; a second report of the same caller replaces the first. */
export const reportComment = operation({
  id: 'reportComment',
  method: 'POST',
  path: '/api/audiobooks/{id}/comments/{commentId}/report',
  access: 'user',
  params: ofComment,
  body: v.object({ reason: reportReason }),
});
