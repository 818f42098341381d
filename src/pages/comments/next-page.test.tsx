import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { ApiRequest } from '@/shared/api/send';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { common } from '@/shared/i18n/fa/common';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { renderPage } from '@/testing/render-page';

import CommentsPage from './view';

const open = (answer: unknown) =>
  renderPage(
    <CommentsPage />,
    { routeId: 'comments', path: '/pdp/comment/7/x', params: { id: '7', identifier: 'x' } },
    {
      answers: {
        'GET /api/audiobooks/7/comments': answer,
        'GET /api/audiobooks/7/ratings': someRatings(),
      },
    },
  );

it('offers another try for a page that failed, below those that are there', async () => {
  let isBroken = true;
  const next = heldAnswer<unknown>();
  await open(({ url }: ApiRequest) => {
    if (!url.includes('page=2')) return aPage([aComment()], 2);
    if (isBroken) throw { kind: 'network' };
    return next.answer();
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.more }));
  const retry = await screen.findByRole('button', { name: common.retry });
  expect(screen.getByText('Lovely')).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
  expect(screen.queryByRole('status', { name: texts.loading })).toBeNull();
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('status', { name: texts.loading })).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
  next.give(aPage([aComment({ id: 2, text: 'Text 2' })], 2));
  expect(await screen.findByText('Text 2')).toBeVisible();
  expect(screen.queryByRole('status', { name: texts.loading })).toBeNull();
});
