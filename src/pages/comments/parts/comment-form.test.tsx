import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { comments as texts } from '@/shared/i18n/fa/comments';
import { formatNumber } from '@/shared/i18n/format';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import { draftTyped } from '../drafts';

import { CommentForm } from './comment-form';

async function show(answers: Readonly<Record<string, unknown>> = {}) {
  const { scope } = await renderPage(
    <CommentForm draftKey="7:new" sendLabel="Send" />,
    { routeId: 'comments', path: '/pdp/comment/7/x', params: { id: '7', identifier: 'x' } },
    {
      answers: {
        'GET /api/audiobooks/7/comments': aPage([]),
        'GET /api/audiobooks/7/ratings': someRatings(),
        ...answers,
      },
      tokens: someTokens(),
      skipsWaits: true,
    },
  );
  const type = (text: string) =>
    act(() => allSettled(draftTyped, { scope, params: { key: '7:new', text } }));
  return { scope, type };
}

it.each([
  [4500, null],
  [4501, 499],
  [5000, 0],
  [5001, null],
])('counts, of a text of %i characters, those that are left: %s', async (length, left) => {
  const { type } = await show();
  await type('a'.repeat(length));
  const counted = texts.charactersLeft(formatNumber(left ?? 0));
  expect(screen.queryByText(counted) !== null).toBe(left !== null);
});

it('lets nothing be typed, and shows that it is busy, while the comment is on its way', async () => {
  const held = heldAnswer<unknown>();
  const { scope, type } = await show({ 'POST /api/audiobooks/7/comments': held.answer });
  await type('Lovely');
  const field = screen.getByRole('textbox');
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  expect(field).toHaveAttribute('readonly');
  expect(send).toHaveAttribute('aria-busy', 'true');
  held.give(aComment({ id: 2 }));
  await act(() => allSettled(scope));
  expect(field).not.toHaveAttribute('readonly');
  expect(send).not.toHaveAttribute('aria-busy');
});
