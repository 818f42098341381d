import type { Ratings } from '@/shared/api/contract/audiobooks';
import type { Comment } from '@/shared/api/contract/comments';

/** A comment as the API sends it. */
export function aComment(changes: Partial<Comment> = {}): Comment {
  return {
    id: 1,
    userName: 'Sara',
    text: 'Lovely',
    rate: 4,
    createdAt: '2026-03-21T12:00:00.000Z',
    editedAt: null,
    likeCount: 2,
    isLiked: false,
    isMine: false,
    ...changes,
  };
}

/** The ratings of a title as the API sends them. */
export function someRatings(changes: Partial<Ratings> = {}): Ratings {
  return { rate: 4.5, count: 10, stars: [0, 0, 1, 3, 6], mine: 0, ...changes };
}
