import { attach, sample } from 'effector';

import type { Comment } from '@/shared/api/contract/audiobooks';
import { createPagedList, type PageRequest } from '@/shared/api/create-paged-list';
import { getCommentsFx } from '@/shared/api/endpoints/audiobooks';
import { cameOnline } from '@/shared/browser/online';
import { commentsRoute } from '@/shared/routing/routes';

/** The book's title, taken from the link that led here. */
export const $bookTitle = commentsRoute.$visit.map((visit) => visit?.query['title'] ?? '');

/** The comments on the book with this audioBookId. */
export const bookComments = createPagedList<Comment, number>({
  loadFx: attach({
    effect: getCommentsFx,
    mapParams: ({ query: id, page }: PageRequest<number>) => ({ params: { id }, query: { page } }),
  }),
  keyOf: ({ id }) => id,
  firstQuery: 0,
  of: 'anyone',
  whenReopened: 'reload',
});

sample({
  clock: commentsRoute.visited,
  fn: ({ params }) => Number(params['id'] ?? 0),
  target: bookComments.opened,
});
sample({ clock: cameOnline, target: bookComments.retried });
