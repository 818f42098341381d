import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { httpError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { common } from '@/shared/i18n/fa/common';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { formatNumber, formatPercent } from '@/shared/i18n/format';
import { formatDate } from '@/shared/i18n/format-date';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import { bookComments } from './model';
import CommentsPage from './view';

interface Visit {
  readonly answer: unknown;
  readonly search?: string;
  readonly answers?: Record<string, unknown>;
  readonly isSignedIn?: boolean;
}

const open = ({ answer, search = '?title=Divan', answers = {}, isSignedIn = false }: Visit) =>
  renderPage(
    <CommentsPage />,
    {
      routeId: 'comments',
      path: '/pdp/comment/1001/divan',
      search,
      params: { id: '1001', identifier: 'divan' },
    },
    {
      answers: {
        'GET /api/audiobooks/1001/comments': answer,
        'GET /api/audiobooks/1001/ratings': someRatings(),
        ...answers,
      },
      ...(isSignedIn && { tokens: someTokens() }),
      skipsWaits: true,
    },
  );
const items = async () => {
  const list = await screen.findByRole('list', { name: pageTitles.comments });
  return within(list).getAllByRole('listitem');
};

it("shows the author, date and text of each comment and the book's title", async () => {
  await open({ answer: aPage([aComment()]) });
  const [item] = await items();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pageTitles.comments);
  expect(screen.getByRole('link', { name: 'Divan' })).toHaveAttribute('href', '/pdp/1001');
  expect(screen.getByText(texts.count(formatNumber(1)))).toBeVisible();
  expect(item).toHaveTextContent('Sara');
  expect(item).toHaveTextContent('Lovely');
  expect(item).toHaveTextContent(formatDate('2026-03-21T12:00:00.000Z'));
  expect(item).not.toHaveTextContent(texts.edited);
  expect(within(item!).getByRole('img', { name: common.stars(formatNumber(4)) })).toBeVisible();
});

it('shows a comment without name, stars or date', async () => {
  await open({
    answer: aPage([aComment({ userName: '', rate: 0, createdAt: 'soon' })]),
    search: '',
  });
  const [item] = await items();
  expect(item).toHaveTextContent(texts.someone);
  expect(screen.queryByRole('link')).toBeNull();
  expect(within(item!).queryByRole('img')).toBeNull();
  expect(item!.querySelector('time')).toBeNull();
});

it('shows how the rates are spread, and says it in words', async () => {
  await open({ answer: aPage([]) });
  const summary = await screen.findByRole('region', { name: texts.ratings });
  expect(summary).toHaveTextContent('۴٫۵');
  expect(summary).toHaveTextContent(texts.rateCount('۱۰'));
  const label = texts.starsShare('۵', '۶', formatPercent(0.6));
  expect(within(summary).getByRole('img', { name: label })).toBeVisible();
});

it('does without the rates if they cannot be loaded', async () => {
  await open({
    answer: aPage([aComment()]),
    answers: {
      'GET /api/audiobooks/1001/ratings': () => {
        throw { kind: 'network' };
      },
    },
  });
  expect(await items()).toHaveLength(1);
  expect(screen.queryByRole('region', { name: texts.ratings })).toBeNull();
});

it('loads the next page', async () => {
  await open({
    answer: ({ url }: ApiRequest) => {
      const page = Number(new URLSearchParams(url.split('?')[1]).get('page'));
      return aPage([aComment({ id: page, text: `Text ${page}` })], 2);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.more }));
  expect(await screen.findByText('Text 2')).toBeVisible();
  expect(screen.getByText('Text 1')).toBeVisible();
});

it('says that there are no comments, and invites to write one', async () => {
  await open({ answer: aPage([]) });
  expect(await screen.findByText(texts.empty, { exact: false })).toBeVisible();
  expect(screen.getByRole('textbox', { name: texts.field })).toBeVisible();
});

it('retries after a failure', async () => {
  let requestCount = 0;
  await open({
    answer: () => {
      requestCount += 1;
      if (requestCount === 1) throw { kind: 'network' };
      return aPage([aComment()]);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: common.retry }));
  expect(await screen.findByText('Lovely')).toBeVisible();
});

it('says that there is no such book, and leads on', async () => {
  await open({
    answer: () => {
      throw httpError(404, '', null);
    },
  });
  expect(await screen.findByText(texts.bookMissing)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toSearch })).toHaveAttribute('href', '/clp');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('sorts by a chip', async () => {
  const { requests } = await open({ answer: aPage([aComment()]) });
  await items();
  await userEvent.click(screen.getByRole('radio', { name: texts.sorts.liked }));
  expect(await items()).toHaveLength(1);
  expect(requests.at(-1)?.url).toContain('sort=liked');
});

describe('the form', () => {
  const field = () => screen.findByRole('textbox', { name: texts.field });

  it('sends stars and text, and is empty afterwards', async () => {
    const { requests } = await open({
      answer: aPage([]),
      answers: { 'POST /api/audiobooks/1001/comments': aComment({ id: 2 }) },
      isSignedIn: true,
    });
    await userEvent.type(await field(), 'Love');
    await userEvent.click(screen.getByRole('radio', { name: texts.rate('۳') }));
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      text: 'Love',
      rate: 3,
    });
    expect(await field()).toHaveValue('');
  });

  it('begins with the rate that the reader has given', async () => {
    await open({
      answer: aPage([]),
      answers: { 'GET /api/audiobooks/1001/ratings': someRatings({ mine: 2 }) },
      isSignedIn: true,
    });
    expect(
      await screen.findByRole('radio', { name: texts.rate('۲'), checked: true }),
    ).toBeVisible();
  });

  it('says in the field why a text cannot be sent, and moves the focus there, each time', async () => {
    await open({ answer: aPage([]), isSignedIn: true });
    for (const _ of ['first', 'again']) {
      await userEvent.click(await screen.findByRole('button', { name: texts.send }));
      expect(await field()).toHaveAccessibleDescription(texts.nothingVisible);
      expect(await field()).toHaveFocus();
    }
  });

  it('names the sign-in on its button for a signed-out reader', async () => {
    await open({ answer: aPage([]) });
    expect(await screen.findByRole('button', { name: texts.signInAndSend })).toBeVisible();
    expect(screen.getByText(texts.signInHint)).toBeVisible();
  });

  it('counts the last characters', async () => {
    await open({ answer: aPage([]), isSignedIn: true });
    await userEvent.click(await field());
    await userEvent.paste('a'.repeat(4990));
    expect(await screen.findByText(texts.charactersLeft('۱۰'))).toBeVisible();
  });
});

describe("the reader's own comment", () => {
  const mine = aComment({ isMine: true, editedAt: '2026-03-22T12:00:00.000Z' });

  it('is marked, and can be changed in its place or left as it was', async () => {
    await open({ answer: aPage([mine]), isSignedIn: true });
    const [item] = await items();
    expect(item).toHaveTextContent(texts.mine);
    expect(item).toHaveTextContent(texts.edited);
    expect(within(item!).queryByRole('button', { name: texts.report })).toBeNull();
    await userEvent.click(within(item!).getByRole('button', { name: texts.edit }));
    expect(within(item!).getByRole('textbox')).toHaveFocus();
    expect(within(item!).getByRole('textbox')).toHaveValue('Lovely');
    await userEvent.click(within(item!).getByRole('button', { name: texts.cancel }));
    expect(within(item!).queryByRole('textbox')).toBeNull();
  });

  it('leaves without another taking its place, which would lose the focus', async () => {
    const later = aComment({ id: 2, text: 'Later' });
    const { scope } = await open({ answer: aPage([mine, later]), isSignedIn: true });
    const [own, other] = await items();
    await act(() => allSettled(bookComments.removed, { scope, params: mine }));
    expect(own).not.toBeInTheDocument();
    expect(other).toBeInTheDocument();
    expect(other).toHaveTextContent('Later');
  });

  it('belongs to nobody after a sign-out', async () => {
    await open({ answer: aPage([mine]) });
    const [item] = await items();
    expect(item).not.toHaveTextContent(texts.mine);
    expect(within(item!).queryByRole('button', { name: texts.delete })).toBeNull();
  });
});

it('shows a like at once', async () => {
  await open({
    answer: aPage([aComment()]),
    answers: { 'PUT /api/audiobooks/1001/comments/1/like': null },
    isSignedIn: true,
  });
  const like = await screen.findByRole('button', { name: `${texts.like} ۲`, pressed: false });
  await userEvent.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(like).toHaveAccessibleName(`${texts.like} ۳`);
});
