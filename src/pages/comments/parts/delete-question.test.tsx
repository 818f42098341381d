import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { comments as texts } from '@/shared/i18n/fa/comments';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import { deleteClicked } from '../delete';

import DeleteQuestion from './delete-question';

const page = {
  ...{ routeId: 'comments', path: '/pdp/comment/7/x' },
  params: { id: '7', identifier: 'x' },
};

it('shows that it is busy while the comment is being deleted', async () => {
  const held = heldAnswer<null>();
  const { scope, router } = await renderPage(<DeleteQuestion />, page, {
    answers: {
      'GET /api/audiobooks/7/comments': aPage([aComment()]),
      'GET /api/audiobooks/7/ratings': someRatings(),
      'DELETE /api/audiobooks/7/comments/1': held.answer,
    },
    tokens: someTokens(),
    skipsWaits: true,
  });
  await act(() => allSettled(deleteClicked, { scope, params: aComment() }));
  act(() => router.visit({ ...page, hash: '#deleteComment' }));
  const confirm = await screen.findByRole('button', { name: texts.deleteConfirm });
  await userEvent.click(confirm);
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  held.give(null);
  await act(() => allSettled(scope));
  expect(confirm).not.toHaveAttribute('aria-busy');
});
