import { fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { clientRequested } from '@/entities/client/model';
import { savedChaptersLoaded } from '@/features/player/model/queue';
import { succeeded } from '@/features/purchase/model/outcome';
import { shareRequested } from '@/features/share/model';
import { contentTypes } from '@/shared/api/contract/codes';
import { common } from '@/shared/i18n/fa/common';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { product } from '@/shared/i18n/fa/product';
import { purchase } from '@/shared/i18n/fa/purchase';
import { formatClock, formatNumber, formatToman } from '@/shared/i18n/format';
import { aDetail } from '@/testing/api-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { detail2, openOwnedProductPage, openProductPage } from '@/testing/product-page';
import { aLibraryState, aPurchaseBook } from '@/testing/purchase-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { playOwnedPointed, samplePointed } from './sample';

const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });

it('shows the book and links to everything related', async () => {
  await openProductPage();
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
  await openProductPage({ [detail2]: aDetail({ authors: [host], narrators: [host] }) });
  expect(await screen.findAllByRole('link', { name: 'Bahram' })).toHaveLength(1);
});

it('shows a title of an unknown type without a type', async () => {
  await openProductPage({ [detail2]: aDetail({ contentType: 99 }) });
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
  await openProductPage({
    [detail2]: bare,
    'POST /api/library/single-item/1001': { audioBookId: 1001 },
  });
  await button(product.playSample);
  expect(screen.queryByText(product.about)).toBeNull();
  expect(screen.queryByText(product.chapters)).toBeNull();
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|ناعدد/);
});

describe('the sample button', () => {
  it('says no time before it knows it', async () => {
    await openProductPage({ [detail2]: aDetail({ sampleDuration: 0 }) });
    expect((await button(product.playSample)).textContent).toBe(product.playSample);
  });

  it('plays and pauses, and its label names the next action', async () => {
    const { engine } = await openProductPage();
    const sample = await button(product.playSample);
    await userEvent.click(sample);
    expect(sample).toHaveAttribute('data-status', 'loading');
    expect(await button(product.pauseSample)).toBe(sample);
    engine.emit('playing', { duration: 60 });
    engine.emit('timeupdate', { time: 15, duration: 60 });
    await expect.poll(() => sample.textContent).toContain(formatClock(45));
    expect(await button(product.pauseSample)).toBe(sample);
    await userEvent.click(sample);
    expect(await button(product.playSample)).toBe(sample);
    expect(sample).toHaveAttribute('data-status', 'paused');
    expect(engine.calls.at(-1)).toEqual(['pause']);
  });

  it('prepares its stream when it is pointed at', async () => {
    const { requests } = await openProductPage();
    await userEvent.hover(await button(product.playSample));
    expect(requests.map(({ url }) => url)).toContain('/api/stream/sample/1001');
  });
});

it.each([
  ['the sample', openProductPage, product.playSample, samplePointed],
  ['the book', openOwnedProductPage, product.play, playOwnedPointed],
])(
  'tells of a pointer over the button of %s, of a finger on it, and of the focus',
  async (...row) => {
    const [, open, name, unit] = row;
    const { scope } = await open();
    const play = await button(name);
    const pointed = watchCalls(unit, scope);
    const ways = [fireEvent.pointerEnter, fireEvent.pointerDown, fireEvent.focus];
    for (const way of ways) way(play);
    expect(pointed).toHaveLength(ways.length);
  },
);

it('says for a moment that a book was just got, in place of where it goes on', async () => {
  const { scope } = await openOwnedProductPage();
  await button(product.play);
  const saved = { chapterId: 1, duration: 100, title: '', index: 0, audioBookId: 1001 };
  const params = { 1001: [{ ...saved, durationPlayed: 50, isPlaying: true }] };
  void allSettled(savedChaptersLoaded, { scope, params });
  const resumes = product.resumes(formatNumber(1), formatClock(50));
  expect(await screen.findByText(resumes)).toBeVisible();
  void allSettled(succeeded, { scope, params: { book: aPurchaseBook(), how: 'free' } });
  expect(await screen.findByText(purchase.owned)).toBeVisible();
  expect(screen.queryByText(resumes)).toBeNull();
});

it('names the series only where it has a name, and draws the first narrator with a portrait', async () => {
  const narrators = [
    { id: 501, firstName: 'Maryam', lastName: '' },
    { id: 502, firstName: 'Omid', lastName: '', portrait: '/content/people/502' },
  ];
  await openProductPage({ [detail2]: aDetail({ seriesTitle: '', narrators }) });
  await button(product.playSample);
  expect(screen.queryByText(product.series)).toBeNull();
  expect(document.querySelector('img[src="/content/people/502"]')).not.toBeNull();
});

it('unfolds a long description and folds it again', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
  await openProductPage();
  const about = await screen.findByRole('region', { name: product.about });
  for (const name of [product.more, product.less, product.more]) {
    await userEvent.click(within(about).getByRole('button', { name }));
  }
});

it('plays a book completely that is owned, without a price', async () => {
  const { engine } = await openOwnedProductPage();
  await userEvent.click(await screen.findByRole('button', { name: product.play }));
  await expect.poll(() => engine.sources.at(-1)?.url).toBe('/hls/1.m3u8');
  const pause = await button(product.pause);
  expect(pause).toHaveAttribute('data-status', 'loading');
  engine.emit('playing');
  await expect.poll(() => pause.dataset['status']).toBe('playing');
  expect(await button(product.pause)).toBe(pause);
  expect(screen.queryByText(formatToman(900_000))).toBeNull();
  expect(screen.queryByRole('button', { name: product.playSample })).toBeNull();
});

it('offers no pause while a podcast is being added, because a press then changes nothing', async () => {
  const order = heldAnswer<null>();
  // An order without an answer keeps the lock of its product, for the tests of other files as well.
  onTestFinished(() => order.give(null));
  await openOwnedProductPage({
    [detail2]: aDetail({
      contentType: contentTypes.podcast,
      isFree: true,
      products: [{ productId: 20001, price: 0 }],
    }),
    'POST /api/library/state/1001': aLibraryState(2),
    'POST /api/orders/app-nopayment': order.answer,
  });
  const play = await button(product.play);
  await userEvent.click(play);
  await expect.poll(() => play.dataset['status']).toBe('loading');
  expect(play).toHaveAccessibleName(product.play);
});

describe('share', () => {
  it('shares the title and the path', async () => {
    const { scope } = await openProductPage();
    const shared = watchCalls(shareRequested, scope);
    await userEvent.click(await button(product.share));
    expect(shared).toEqual([{ title: 'Divan', path: '/pdp/divan/Divan' }]);
  });

  it('is hidden for a client that cannot share', async () => {
    const { scope } = await openProductPage();
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
    await openProductPage({ [detail2]: failing({ ...http, status: 404 }) });
    expect(await screen.findByText(product.notFound)).toBeVisible();
    expect(await link(product.toSearch)).toHaveAttribute('href', '/clp');
    expect(screen.queryByRole('button', { name: common.retry })).toBeNull();
  });

  it('retries after a failure', async () => {
    let requestCount = 0;
    await openProductPage({
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
    await openProductPage({ [detail2]: slow.answer });
    expect(screen.queryByText(product.slow)).toBeNull();
    await vi.advanceTimersByTimeAsync(1500);
    expect(await screen.findByText(product.slow)).toBeVisible();
    expect(await button(common.retry)).toBeVisible();
    slow.give(aDetail());
    expect(await button(product.playSample)).toBeVisible();
  });
});
