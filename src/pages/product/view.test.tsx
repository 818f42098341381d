import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { clientRequested } from '@/entities/client/model';
import { savedChaptersLoaded } from '@/features/player/model/queue';
import { shareRequested } from '@/features/share/model';
import type { ApiRequest } from '@/shared/api/send';
import { tokensChanged } from '@/shared/api/tokens';
import { common } from '@/shared/i18n/fa/common';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { product } from '@/shared/i18n/fa/product';
import { formatClock, formatNumber, formatPercent, formatToman } from '@/shared/i18n/format';
import { aBookCard, aDetail, aPage } from '@/testing/api-fixtures';
import { someRatings } from '@/testing/comment-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { playerAnswers, threeChapters } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { productRetryClicked } from './model';
import ProductPage from './view';

const detail2 = 'GET /api/audiobooks/1001/detail2';
const answers = {
  ...playerAnswers,
  [detail2]: aDetail(),
  'GET /api/audiobooks/1001/comments': aPage([]),
  'GET /api/audiobooks/1001/ratings': someRatings(),
  'GET /api/booksSearch': ({ url }: ApiRequest) =>
    aPage([
      aBookCard(),
      url.includes('narratorId=501')
        ? aBookCard({ audioBookId: 1003, title: 'Boostan' })
        : aBookCard({ audioBookId: 1002, title: 'Golestan' }),
    ]),
};
const owned = {
  purchaseButtonState: {
    purchaseButtonAction: 1,
    purchaseButtonText: '',
    stateDiscountedPrice: null,
  },
  subscriptionButtonState: { subscriptionButtonState: 0, subscriptionButtonText: '' },
  discounts: [],
};

const open = (extra: Record<string, unknown> = {}) =>
  renderPage(
    <ProductPage />,
    { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } },
    { answers: { ...answers, ...extra } },
  );
const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });

it('shows the book and links to everything related', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Divan' })).toBeVisible();
  expect(await link('Hafez')).toHaveAttribute('href', '/artist/1');
  expect(await link('Maryam Nikoo')).toHaveAttribute('href', '/artist/501');
  expect(await link('Publisher')).toHaveAttribute('href', '/publisher/1');
  expect(await link('Ghazal')).toHaveAttribute('href', '/clp?genre=ghazal');
  expect(await link(product.comments)).toHaveAttribute(
    'href',
    '/pdp/comment/1001/divan?title=Divan',
  );
  expect(await screen.findByRole('link', { name: /Golestan/ })).toHaveAttribute(
    'href',
    '/pdp/1002',
  );
  expect(screen.getByText(formatToman(900_000))).toBeVisible();
});

it('names an author who is also the narrator once', async () => {
  const host = { id: 7, firstName: 'Bahram', lastName: '' };
  await open({ [detail2]: aDetail({ authors: [host], narrators: [host] }) });
  expect(await screen.findAllByRole('link', { name: 'Bahram' })).toHaveLength(1);
});

it('shows a title of an unknown type without a type', async () => {
  await open({ [detail2]: aDetail({ contentType: 99 }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Divan' })).toBeVisible();
  for (const { one } of Object.values(contentTypeNames)) {
    expect(screen.queryByText(one)).toBeNull();
  }
});

it('leaves out unknown facts', async () => {
  const bare = aDetail({
    rate: 0,
    duration: 0,
    chapterCount: 0,
    products: [],
    publisher: null,
    genres: [],
    description: '',
  });
  await open({ [detail2]: bare, 'POST /api/library/single-item/1001': { audioBookId: 1001 } });
  await button(product.playSample);
  expect(screen.queryByText(product.about)).toBeNull();
  expect(screen.queryByText(product.chapters)).toBeNull();
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|ناعدد/);
});

describe('the sample button', () => {
  it('plays and pauses, and its label names the next action', async () => {
    const { engine } = await open();
    const sample = await button(product.playSample);
    await userEvent.click(sample);
    expect(sample).toHaveAttribute('data-status', 'loading');
    engine.emit('playing', { duration: 60 });
    engine.emit('timeupdate', { time: 15, duration: 60 });
    expect(await button(product.pauseSample)).toBe(sample);
    expect(sample).toHaveTextContent(formatClock(45));
    await userEvent.click(sample);
    expect(await button(product.playSample)).toBe(sample);
    expect(sample).toHaveAttribute('data-status', 'paused');
    expect(engine.calls.at(-1)).toEqual(['pause']);
  });

  it.each(['hover', 'focus'] as const)('prepares its stream on %s', async (way) => {
    const { requests } = await open();
    const sample = await button(product.playSample);
    if (way === 'hover') await userEvent.hover(sample);
    else sample.focus();
    expect(requests.map(({ url }) => url)).toContain('/api/stream/sample/1001');
  });
});

describe('an owned book', () => {
  const openOwned = async () => {
    const test = await open({ 'POST /api/library/state/1001': owned });
    await button(product.playSample);
    // Not awaited: the scope settles only after the page's own timers.
    void allSettled(tokensChanged, { scope: test.scope, params: someTokens() });
    void allSettled(productRetryClicked, { scope: test.scope });
    return test;
  };

  it('plays completely, and has no price', async () => {
    const { engine } = await openOwned();
    await userEvent.click(await screen.findByRole('button', { name: product.play }));
    await expect.poll(() => engine.sources.at(-1)?.url).toBe('/hls/1.m3u8');
    engine.emit('playing');
    expect(await button(product.pause)).toBeVisible();
    expect(screen.queryByText(formatToman(900_000))).toBeNull();
    expect(screen.queryByRole('button', { name: product.playSample })).toBeNull();
  });

  it('plays from any chapter, and marks the playing one', async () => {
    const { engine } = await openOwned();
    const chapter = await screen.findByRole('button', { name: /two/ });
    await userEvent.click(chapter);
    await expect.poll(() => engine.sources.at(-1)?.url).toBe('/hls/2.m3u8');
    expect(chapter).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    [0, ['۲', 'two']],
    [99.4, ['۲', 'two', product.heardShare(formatPercent(0.99)), '']],
    [99.6, ['', 'two', product.heard]],
    [100, ['', 'two', product.heard]],
  ])('tells of a chapter of which %d of 100 s were heard', async (durationPlayed, told) => {
    const { scope } = await openOwned();
    await button(product.play);
    const saved = { ...{ chapterId: 2, duration: 100, title: '', index: 1 }, audioBookId: 1001 };
    const params = { 1001: [{ ...saved, durationPlayed, isPlaying: false }] };
    void allSettled(savedChaptersLoaded, { scope, params });
    const chapter = await screen.findByRole('button', { name: /two/ });
    const texts = () => [...chapter.children].map(({ textContent }) => textContent);
    await expect.poll(texts).toEqual([...told, formatClock(100)]);
  });
});

it('shows the first six chapters, and all of them on demand', async () => {
  const chapters = Array.from({ length: 9 }, (_, index) => ({
    chapterId: index + 1,
    duration: 60,
    title: index === 8 ? '' : `Part ${index + 1}`,
    order: 9 - index,
  }));
  await open({ 'POST /api/library/single-item/1001': { audioBookId: 1001, chapters } });
  const section = await screen.findByRole('region', { name: product.chapters });
  const rows = () => within(section).getAllByRole('listitem');
  await expect.poll(() => rows()).toHaveLength(6);
  expect(rows()[0]).toHaveTextContent(`${product.chapter} ${formatNumber(1)}`);
  await userEvent.click(await button(product.allChapters(formatNumber(9))));
  expect(rows()).toHaveLength(9);
  await userEvent.click(await button(product.fewerChapters));
  expect(rows()).toHaveLength(6);
});

it('does not play chapters of a book that is not owned', async () => {
  await open();
  expect(await screen.findByText(threeChapters.chapters[0]!.title)).toBeVisible();
  expect(screen.queryByRole('button', { name: /one/ })).toBeNull();
});

describe('share', () => {
  it('shares the title and the path', async () => {
    const { scope } = await open();
    const shared = watchCalls(shareRequested, scope);
    await userEvent.click(await button(product.share));
    expect(shared).toEqual([{ title: 'Divan', path: '/pdp/divan/Divan' }]);
  });

  it('is hidden for a client that cannot share', async () => {
    const { scope } = await open();
    const share = await button(product.share);
    void allSettled(clientRequested, { scope, params: { clientId: '12' } });
    await waitForElementToBeRemoved(share);
  });
});

describe('without the book', () => {
  const http = { kind: 'http', statusText: '', message: null, code: null };
  const failing = (error: unknown) => () => {
    throw error;
  };

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return () => vi.useRealTimers();
  });

  it('says that the book does not exist', async () => {
    await open({ [detail2]: failing({ ...http, status: 404 }) });
    expect(await screen.findByText(product.notFound)).toBeVisible();
    expect(await link(product.toSearch)).toHaveAttribute('href', '/clp');
    expect(screen.queryByRole('button', { name: common.retry })).toBeNull();
  });

  it('retries after a failure', async () => {
    let requestCount = 0;
    await open({
      [detail2]: () => {
        requestCount += 1;
        if (requestCount === 1) throw { ...http, status: 500 };
        return aDetail();
      },
    });
    expect(await link(product.toSearch)).toHaveAttribute('href', '/clp');
    await userEvent.click(await button(common.retry));
    expect(await screen.findByRole('heading', { level: 1, name: 'Divan' })).toBeVisible();
  });

  it('says after 1500 ms that the network is slow, and offers a retry', async () => {
    const slow = heldAnswer<unknown>();
    await open({ [detail2]: slow.answer });
    expect(screen.queryByText(product.slow)).toBeNull();
    await vi.advanceTimersByTimeAsync(1500);
    expect(await screen.findByText(product.slow)).toBeVisible();
    expect(await button(common.retry)).toBeVisible();
    slow.give(aDetail());
    expect(await button(product.playSample)).toBeVisible();
  });
});
