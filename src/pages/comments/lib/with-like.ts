import type { Comment } from '@/shared/api/contract/comments';

/** The comment as it is when its reader likes it, or does not. */
export function withLike(comment: Comment, isLiked: boolean): Comment {
  if (comment.isLiked === isLiked) return comment;
  const likeCount = Math.max(0, comment.likeCount + (isLiked ? 1 : -1));
  return { ...comment, isLiked, likeCount };
}
