import { describeOperation } from './describe-operation';

/** Descriptions of the comments on a title. */
export const commentDescriptions = {
  getComments: describeOperation(
    'The comments of a title, newest first unless sorted otherwise. isLiked and isMine are those of the caller.',
    'not-found',
  ),
  addComment: describeOperation(
    'Adds a comment and returns it as a list item. Its rate also rates the title.',
    'not-found',
  ),
  editComment: describeOperation(
    'Replaces text and rate of the own comment; without a rate it has none.',
    'not-found',
    'not-your-comment',
  ),
  deleteComment: describeOperation('Deletes the own comment.', 'not-found', 'not-your-comment'),
  likeComment: describeOperation('Likes a comment, at most once.', 'not-found'),
  unlikeComment: describeOperation('Takes back the like of the caller, if any.', 'not-found'),
  reportComment: describeOperation(
    'Reports a comment. A second report of the same user replaces the first.',
    'not-found',
  ),
} as const;
