import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { Comment } from '@/shared/api/contract/audiobooks';
import type { ApiRequest } from '@/shared/api/send';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { common } from '@/shared/i18n/fa/common';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { formatNumber } from '@/shared/i18n/format';
import { formatDate } from '@/shared/i18n/format-date';
import { aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import CommentsPage from './view';

const aComment = (changes: Partial<Comment> = {}): Comment => ({
  id: 1,
  userName: 'Sara',
  text: 'Lovely',
  rate: 4,
  createdAt: '2026-03-21T12:00:00.000Z',
  ...changes,
});

const open = (answer: unknown, search = '?title=Divan') =>
  renderPage(
    <CommentsPage />,
    {
      routeId: 'comments',
      path: '/pdp/comment/1001/divan',
      search,
      params: { id: '1001', identifier: 'divan' },
    },
    { answers: { 'GET /api/audiobooks/1001/comments': answer } },
  );

it("shows the author, date and text of each comment and the book's title", async () => {
  await open(aPage([aComment()]));
  const item = await screen.findByRole('listitem');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pageTitles.comments);
  expect(screen.getByText('Divan')).toBeVisible();
  expect(screen.getByText(texts.count(formatNumber(1)))).toBeVisible();
  expect(item).toHaveTextContent('Sara');
  expect(item).toHaveTextContent('Lovely');
  expect(item).toHaveTextContent(formatDate('2026-03-21T12:00:00.000Z'));
  expect(within(item).getByRole('img', { name: common.stars(formatNumber(4)) })).toBeVisible();
});

it('shows a comment without name, stars or date', async () => {
  await open(aPage([aComment({ userName: '', rate: 0, createdAt: 'soon' })]), '');
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent(texts.someone);
  expect(within(item).queryByRole('img')).toBeNull();
  expect(item.querySelector('time')).toBeNull();
});

it('loads the next page', async () => {
  await open(({ url }: ApiRequest) => {
    const page = Number(new URLSearchParams(url.split('?')[1]).get('page'));
    return aPage([aComment({ id: page, text: `Text ${page}` })], 2);
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.more }));
  expect(await screen.findByText('Text 2')).toBeVisible();
  expect(screen.getByText('Text 1')).toBeVisible();
});

it('says that there are no comments', async () => {
  await open(aPage([]));
  expect(await screen.findByText(texts.empty)).toBeVisible();
});

it('retries after a failure', async () => {
  let requestCount = 0;
  await open(() => {
    requestCount += 1;
    if (requestCount === 1) throw { kind: 'network' };
    return aPage([aComment()]);
  });
  await userEvent.click(await screen.findByRole('button', { name: common.retry }));
  expect(await screen.findByText('Lovely')).toBeVisible();
});
