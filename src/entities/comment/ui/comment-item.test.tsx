import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { comments } from '@/shared/i18n/fa/comments';
import { common } from '@/shared/i18n/fa/common';
import { formatDate } from '@/shared/i18n/format-date';
import { formatNumber } from '@/shared/i18n/format';
import { aComment } from '@/testing/comment-fixtures';

import { CommentItem } from './comment-item';
import { CommentSkeleton } from './comment-skeleton';

const show = (changes: Parameters<typeof aComment>[0] = {}) =>
  render(<CommentItem comment={aComment(changes)} />);

it('tells the day of the comment to people and to machines', () => {
  const { createdAt } = aComment();
  const { container } = show();
  const time = container.querySelector('time');
  expect(time).toHaveTextContent(formatDate(createdAt));
  expect(time).toHaveAttribute('datetime', createdAt);
});

it.each([
  ['of an unreadable day', { createdAt: 'once' }, 'time'],
  ['without a rate', { rate: 0 }, '[role="img"]'],
])('shows nothing in the place of what a comment %s has not', (_, changes, selector) => {
  const { container } = show(changes);
  expect(container.querySelector(selector)).toBeNull();
});

it('has five stars at most, and a name for somebody without one', () => {
  show({ rate: 7, userName: '' });
  expect(screen.getByRole('img', { name: common.stars(formatNumber(5)) })).toBeInTheDocument();
  expect(screen.getByText(comments.someone)).toBeVisible();
});

it('says that a comment was changed since', () => {
  const { container } = show({ editedAt: '2026-03-22T12:00:00.000Z' });
  expect(container).toHaveTextContent(` · ${comments.edited}`);
});

it('keeps the room of a comment without a word to a screen reader', () => {
  const { container } = render(<CommentSkeleton />);
  expect(container.querySelector(':scope > [aria-hidden=true]')).toBe(container.firstElementChild);
});
