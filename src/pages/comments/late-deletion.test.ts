import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import { deleteClicked, deleteConfirmed } from './delete';
import { bookComments, newestRequested } from './model';

it('is counted once when the list has come without the comment before the answer', async () => {
  const held = heldAnswer<null>();
  let served = aPage([aComment(), aComment({ id: 2 })], 30);
  const { scope, router } = await createTestScope({
    answers: {
      'GET /api/audiobooks/7/comments': () => served,
      'GET /api/audiobooks/7/ratings': someRatings(),
      'DELETE /api/audiobooks/7/comments/1': held.answer,
    },
    tokens: someTokens(),
    skipsWaits: true,
  });
  router.visit({ routeId: 'comments', path: '/pdp/comment/7/x', params: { id: '7' } });
  await allSettled(scope);
  await allSettled(deleteClicked, { scope, params: aComment() });
  void allSettled(deleteConfirmed, { scope });
  served = aPage([aComment({ id: 2 })], 29);
  void allSettled(newestRequested, { scope });
  await expect.poll(() => scope.getState(bookComments.$total)).toBe(29);
  held.give(null);
  await allSettled(scope);
  expect(scope.getState(bookComments.$total)).toBe(29);
});
