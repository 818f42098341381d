import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { purchased } from '@/entities/purchase/purchased';
import { bookRequested } from '@/features/player/model/queue';
import { sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aDetail } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { passTimers } from '@/testing/pass-timers';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { $bookChapters, $detail, $libraryState, $productError } from './model';
import { $owned, playOwnedClicked } from './sample';

passTimers();

const chaptersOf = (audioBookId: number) => ({
  audioBookId,
  // In another order than the listener hears them.
  chapters: [3, 1, 2].map((order) => ({
    ...{ chapterId: audioBookId * 10 + order, duration: 100, title: `${order}`, order },
  })),
});
const detailOf = (audioBookId: number) =>
  aDetail({ audioBookId, identifier: `book-${audioBookId}`, genres: [], narrators: [] });
const page = (id: string) => ({ routeId: 'product', path: `/pdp/${id}`, params: { id } });
const firstStream = 'GET /api/stream/playlist/10011';
const stream = { streamUrl: '/hls/1.m3u8', downloadUrl: null };
const shop = { routeId: 'shop', path: '/' };

interface Opening {
  /** The purchaseButtonAction of the first book. */
  readonly action?: number;
  /** Other answers about the first book. */
  readonly first?: Readonly<Record<string, unknown>>;
}

async function open({ action = 1, first = {} }: Opening = {}) {
  const answers = [1001, 1002].map((id) => ({
    [`GET /api/audiobooks/${id}/detail2`]: detailOf(id),
    [`GET /api/audiobooks/book-${id}/detail2`]: detailOf(id),
    [`POST /api/library/single-item/${id}`]: chaptersOf(id),
    [`POST /api/library/state/${id}`]: aLibraryState(id === 1001 ? action : 3),
  }));
  const test = await createTestScope({
    answers: Object.assign({ [firstStream]: stream }, playerAnswers, ...answers, first) as Record<
      string,
      unknown
    >,
    tokens: someTokens(),
  });
  const { scope, router } = test;
  const visit = async (id: string) => {
    router.visit(page(id));
    await allSettled(scope);
  };
  const shown = () => ({
    book: scope.getState($detail)?.audioBookId ?? null,
    chapters: scope.getState($bookChapters).map(({ chapterId }) => chapterId),
    action: scope.getState($libraryState)?.purchaseButtonState.purchaseButtonAction ?? null,
  });
  const count = (part: string) => test.requests.filter(({ url }) => url.includes(part)).length;
  return { ...test, visit, shown, count };
}

const nothing = { book: null, chapters: [], action: null };
const firstBook = { book: 1001, chapters: [10_011, 10_012, 10_013], action: 1 };

describe('the page of a book', () => {
  it('shows the chapters in their order', async () => {
    const { visit, shown } = await open();
    expect(shown()).toEqual(nothing);
    await visit('1001');
    expect(shown()).toEqual(firstBook);
  });

  it('shows nothing of the book before, and everything of the same one', async () => {
    const { router, visit, shown } = await open();
    await visit('1001');
    router.visit(shop);
    router.visit(page('book-1001'));
    expect(shown()).toEqual(firstBook);
    router.visit(page('1001'));
    expect(shown()).toEqual(firstBook);
    router.visit(page('book-1002'));
    expect(shown()).toEqual(nothing);
  });

  it('drops what comes late of the book before', async () => {
    const chapters = heldAnswer<unknown>();
    const state = heldAnswer<unknown>();
    const detail = heldAnswer<unknown>();
    const { scope, router, shown } = await open({
      first: {
        'POST /api/library/single-item/1001': chapters.answer,
        'POST /api/library/state/1001': state.answer,
        // The next book has not come either, so nothing of its own is requested meanwhile.
        'GET /api/audiobooks/book-1002/detail2': detail.answer,
      },
    });
    router.visit(page('1001'));
    await new Promise((resolve) => void setTimeout(resolve));
    router.visit(page('book-1002'));
    chapters.give(chaptersOf(1001));
    state.give(aLibraryState(1));
    await new Promise((resolve) => void setTimeout(resolve));
    expect(shown()).toEqual(nothing);
    detail.give(detailOf(1002));
    await allSettled(scope);
    expect(shown()).toMatchObject({ book: 1002, action: 3 });
  });

  it('drops a state that comes after the sign-out', async () => {
    const state = heldAnswer<unknown>();
    const { scope, router, shown } = await open({
      first: { 'POST /api/library/state/1001': state.answer },
    });
    router.visit(page('1001'));
    await new Promise((resolve) => void setTimeout(resolve));
    void allSettled(sessionEnded, { scope });
    state.give(aLibraryState(1));
    await allSettled(scope);
    expect(shown().action).toBeNull();
  });

  it.each(['book-1001', '1001-nights'])(
    'asks for the state of the number in the address alone, which %s is not',
    async (identifier) => {
      const first = { [`GET /api/audiobooks/${identifier}/detail2`]: detailOf(1001) };
      const { visit, requests } = await open({ first });
      await visit(identifier);
      const paths = requests.map(({ url }) => url).filter((url) => url.includes('/state/'));
      expect(paths).toEqual(['/api/library/state/1001']);
    },
  );

  it('is loaded again when the device is online, only after a failure and while it is open', async () => {
    let isBroken = true;
    const { scope, router, visit, shown, count } = await open({
      first: {
        'GET /api/audiobooks/1001/detail2': () => {
          if (isBroken) throw { kind: 'network' };
          return detailOf(1001);
        },
      },
    });
    await visit('1001');
    expect(scope.getState($productError)).toEqual({ kind: 'network' });
    router.visit(shop);
    await allSettled(cameOnline, { scope });
    expect(count('/1001/detail2')).toBe(1);
    await visit('1001');
    isBroken = false;
    await allSettled(cameOnline, { scope });
    expect(shown()).toEqual(firstBook);
    await allSettled(cameOnline, { scope });
    expect(count('/1001/detail2')).toBe(3);
  });

  it('reads the state again after the purchase of its book', async () => {
    const { scope, visit, count } = await open({ action: 3 });
    await visit('1001');
    const params = { audioBookId: 1001, productId: 1, how: 'free' as const };
    await allSettled(purchased, { scope, params });
    expect(count('/state/1001')).toBe(2);
    await allSettled(purchased, { scope, params: { ...params, audioBookId: 1002 } });
    expect(count('/state/')).toBe(2);
  });
});

describe('the rest of a page', () => {
  it('prepares the player for an owned book, and the sample of another one', async () => {
    const { engine, visit, count } = await open();
    await visit('1001');
    expect(engine.calls.filter(([name]) => name === 'prepare')).toHaveLength(1);
    expect(count('/stream/sample/1001')).toBe(0);
    const offered = await open({ action: 3 });
    await offered.visit('1001');
    expect(offered.count('/stream/sample/1001')).toBe(1);
  });

  it('prepares nothing where no book has come', async () => {
    const { engine, visit, count } = await open({
      first: {
        'GET /api/audiobooks/1001/detail2': () => {
          throw { kind: 'network' };
        },
      },
    });
    await visit('1001');
    expect(engine.calls).toEqual([]);
    expect(count('/stream/')).toBe(0);
  });
});

describe('the whole book', () => {
  it('has the state of itself in the player, and of no sample', async () => {
    const { scope, engine, visit } = await open();
    await visit('1001');
    expect(scope.getState($owned)).toEqual({ isCurrent: false, status: 'ended' });
    await allSettled(bookRequested, { scope, params: { item: anItem({ isSample: false }) } });
    engine.emit('playing');
    expect(scope.getState($owned)).toEqual({ isCurrent: true, status: 'playing' });
  });

  it('is not played where it is not owned', async () => {
    const { scope, visit, engine } = await open({ action: 3 });
    await visit('1001');
    await allSettled(playOwnedClicked, { scope });
    expect(engine.sources).toEqual([]);
  });
});
