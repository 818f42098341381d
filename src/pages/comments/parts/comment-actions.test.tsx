import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { comments as texts } from '@/shared/i18n/fa/comments';
import { formatNumber } from '@/shared/i18n/format';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { iconNameOf } from '@/testing/icon-names';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { deleteClicked } from '../delete';
import { editClicked } from '../drafts';
import { likeClicked } from '../likes';
import { reportClicked } from '../report';

import { CommentActions } from './comment-actions';

const visit = {
  ...{ routeId: 'comments', path: '/pdp/comment/7/x' },
  params: { id: '7', identifier: 'x' },
};
const show = (comment: ReturnType<typeof aComment>, isMine: boolean) =>
  renderPage(<CommentActions comment={comment} isMine={isMine} editButton={null} />, visit, {
    answers: {
      'GET /api/audiobooks/7/comments': aPage([comment]),
      'GET /api/audiobooks/7/ratings': someRatings(),
      'PUT /api/audiobooks/7/comments/1/like': null,
    },
    tokens: someTokens(),
  });

it.each([
  [texts.edit, true, 'EditIcon', editClicked],
  [texts.delete, true, 'BinIcon', deleteClicked],
  [texts.like, false, 'ThumbIcon', likeClicked],
  [texts.report, false, 'FlagIcon', reportClicked],
])(
  'has the button «%s» (of the own comment: %s) with its icon',
  async (name, isMine, icon, unit) => {
    const comment = aComment({ likeCount: 0 });
    const { scope } = await show(comment, isMine);
    const clicks = watchCalls(unit, scope);
    const button = screen.getByRole('button', { name });
    expect(iconNameOf(button.querySelector('svg')!)).toBe(icon);
    await userEvent.click(button);
    expect(clicks).toEqual([comment]);
  },
);

it.each([
  [true, 2, texts.likeCount(formatNumber(2))],
  [true, 0, ''],
  [false, 2, `${texts.like} ${formatNumber(2)}`],
  [false, 0, `${texts.like} `],
])('counts the likes of a comment (own: %s) unless there are none: %i', async (...row) => {
  const [isMine, likeCount, shown] = row;
  await show(aComment({ likeCount }), isMine);
  expect(document.querySelector('[class*="actions"]')?.textContent).toBe(shown);
});

it.each([true, false])(
  'fills the thumb of a comment that the reader likes: %s',
  async (isLiked) => {
    await show(aComment({ isLiked }), false);
    const thumb = screen.getByRole('button', { pressed: isLiked }).querySelector('svg')!;
    expect(iconNameOf(thumb)).toBe(isLiked ? 'ThumbIcon (solid)' : 'ThumbIcon');
  },
);
