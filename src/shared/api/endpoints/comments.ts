import {
  addComment,
  deleteComment,
  editComment,
  getComments,
  likeComment,
  reportComment,
  unlikeComment,
} from '../contract/comments';
import { createEndpoint } from '../create-endpoint';

/** One page of the comments on a title. */
export const getCommentsFx = createEndpoint(getComments);
export const addCommentFx = createEndpoint(addComment);
export const editCommentFx = createEndpoint(editComment);
export const deleteCommentFx = createEndpoint(deleteComment);
export const likeCommentFx = createEndpoint(likeComment);
export const unlikeCommentFx = createEndpoint(unlikeComment);
export const reportCommentFx = createEndpoint(reportComment);
