import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import { $isDeleting, deleteClicked, deleteConfirmed } from './delete';
import { bookComments, newestRequested, sortPicked } from './model';

/** The comments of a book, whose reader has confirmed that their own one shall be deleted. */
async function deleting() {
  const deletion = heldAnswer<null>();
  const server = {
    comments: (): unknown => aPage([aComment(), aComment({ id: 2 })], 30),
  };
  const { scope, router } = await createTestScope({
    answers: {
      'GET /api/audiobooks/7/comments': () => server.comments(),
      'GET /api/audiobooks/7/ratings': someRatings(),
      'DELETE /api/audiobooks/7/comments/1': deletion.answer,
    },
    tokens: someTokens(),
    skipsWaits: true,
  });
  router.visit({ routeId: 'comments', path: '/pdp/comment/7/x', params: { id: '7' } });
  await allSettled(scope);
  await allSettled(deleteClicked, { scope, params: aComment() });
  void allSettled(deleteConfirmed, { scope });
  return { scope, deletion, server };
}

it('is counted once when the list has come without the comment before the answer', async () => {
  const { scope, deletion, server } = await deleting();
  server.comments = () => aPage([aComment({ id: 2 })], 29);
  void allSettled(newestRequested, { scope });
  await expect.poll(() => scope.getState(bookComments.$total)).toBe(29);
  deletion.give(null);
  await allSettled(scope);
  expect(scope.getState(bookComments.$total)).toBe(29);
});

it('leaves the comment away from a list in another order that was asked for before', async () => {
  const { scope, deletion, server } = await deleting();
  const before = heldAnswer<unknown>();
  server.comments = before.answer;
  void allSettled(sortPicked, { scope, params: 'liked' });
  deletion.give(null);
  await expect.poll(() => scope.getState($isDeleting)).toBe(false);
  before.give(aPage([aComment({ id: 2 }), aComment()], 30));
  await allSettled(scope);
  expect(scope.getState(bookComments.$items)?.map(({ id }) => id)).toEqual([2]);
  expect(scope.getState(bookComments.$total)).toBe(29);
});
