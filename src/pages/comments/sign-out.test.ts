import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionEnded } from '@/shared/api/tokens';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { $deletedComment, deleteClicked } from './delete';
import { $reportedId, reportClicked } from './report';

const path = '/pdp/comment/7/x';
const page = { routeId: 'comments', path, params: { id: '7', identifier: 'x' } };

it.each([
  ['the question about a deletion', deleteClicked, '#deleteComment', $deletedComment],
  ['the sheet of a report', reportClicked, '#reportComment', $reportedId],
] as const)('closes %s, and forgets its comment', async (_, clicked, hash, $subject) => {
  const { scope, router } = await createTestScope({
    answers: {
      'GET /api/audiobooks/7/comments': aPage([aComment()]),
      'GET /api/audiobooks/7/ratings': someRatings(),
    },
    tokens: someTokens(),
    skipsWaits: true,
  });
  router.visit(page);
  await allSettled(clicked, { scope, params: aComment() });
  router.visit({ ...page, hash });
  await allSettled(sessionEnded, { scope });
  expect(router.navigations.slice(1)).toEqual([{ to: -1 }]);
  expect(scope.getState<unknown>($subject)).toBeNull();
});
