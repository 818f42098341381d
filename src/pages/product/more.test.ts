import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $ratings } from '@/entities/rating/model';
import type { ApiRequest } from '@/shared/api/send';
import { cameOnline } from '@/shared/browser/online';
import { aBookCard, aDetail, aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { playerAnswers } from '@/testing/player-fixtures';

import { firstComments, moreNeared, sameVoice, seriesParts, similar } from './more';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const cards = (...ids: number[]) => ids.map((audioBookId) => aBookCard({ audioBookId }));
const page = (id: string) => ({ routeId: 'product', path: `/pdp/${id}`, params: { id } });

async function open(extra: Record<string, unknown> = {}) {
  const test = await createTestScope({
    answers: {
      ...playerAnswers,
      'GET /api/audiobooks/1001/detail2': aDetail({ seriesTitle: 'Divans' }),
      'GET /api/audiobooks/1001/comments': aPage([aComment()]),
      'GET /api/audiobooks/1001/ratings': someRatings(),
      'GET /api/audiobooks/1001/parts': aPage(cards(1001, 1004)),
      'GET /api/booksSearch': ({ url }: ApiRequest) =>
        aPage(url.includes('narratorId=501') ? cards(1003, 1001) : cards(1001, 1002)),
      ...extra,
    },
  });
  const { scope, requests, router } = test;
  const settle = async () => {
    const settled = allSettled(scope);
    await vi.runAllTimersAsync();
    await settled;
  };
  const near = async () => {
    void allSettled(moreNeared, { scope });
    await settle();
  };
  router.visit(page('1001'));
  await settle();
  const ids = (part: typeof similar) =>
    scope.getState(part.$items).map(({ audioBookId }) => audioBookId);
  const urls = () => requests.map(({ url }) => url);
  return { ...test, settle, near, ids, urls };
}

it('loads nothing below the first view until the reader comes near', async () => {
  const { urls } = await open();
  expect(urls().filter((url) => /comments|ratings|parts|booksSearch/u.test(url))).toEqual([]);
});

it('loads the parts around the book, without the book among the others', async () => {
  const { scope, near, ids, urls } = await open();
  await near();
  expect(ids(similar)).toEqual([1002]);
  expect(ids(sameVoice)).toEqual([1003]);
  expect(ids(seriesParts)).toEqual([1001, 1004]);
  expect(scope.getState(firstComments.$items)).toEqual([aComment()]);
  expect(scope.getState($ratings)).toMatchObject({ audioBookId: 1001 });
  expect(urls()).toContain('/api/audiobooks/1001/comments?pageSize=3');
  expect(urls()).toContain('/api/booksSearch?genre=ghazal&pageSize=13');
});

it('goes by the first of several narrators and of several genres', async () => {
  const { genres, narrators } = aDetail();
  const { near, urls } = await open({
    'GET /api/audiobooks/1001/detail2': aDetail({
      genres: [
        ...genres,
        { identifier: 'epic', title: '', parentIdentifier: null, parentTitle: null },
      ],
      narrators: [...narrators, { id: 502, firstName: 'Omid', lastName: '' }],
    }),
  });
  await near();
  expect(urls().filter((url) => url.includes('booksSearch'))).toEqual([
    '/api/booksSearch?genre=ghazal&pageSize=13',
    '/api/booksSearch?narratorId=501&pageSize=13',
  ]);
});

it('does not ask again for the lost parts of the book before', async () => {
  const lost = () => {
    throw { kind: 'network' };
  };
  const { scope, router, settle, near, urls } = await open({
    'GET /api/audiobooks/1001/comments': lost,
    'GET /api/audiobooks/1002/detail2': aDetail({ audioBookId: 1002 }),
  });
  await near();
  router.visit(page('1002'));
  await settle();
  const known = urls().length;
  void allSettled(cameOnline, { scope });
  await settle();
  expect(
    urls()
      .slice(known)
      .filter((url) => url.includes('comments')),
  ).toEqual([]);
});

it.each([
  ['is among the answers', 1001],
  ['is not', 1000],
])('shows twelve others where the book %s', async (_, first) => {
  const others = Array.from({ length: 12 }, (__, index) => 2000 + index);
  const { near, ids } = await open({ 'GET /api/booksSearch': aPage(cards(first, ...others)) });
  await near();
  expect(ids(similar)).toEqual(first === 1001 ? others : [first, ...others.slice(0, 11)]);
});

it('asks for no parts of a book that stands alone', async () => {
  const { near, urls } = await open({
    'GET /api/audiobooks/1001/detail2': aDetail({ genres: [], narrators: [] }),
  });
  await near();
  expect(urls().filter((url) => /parts|booksSearch/u.test(url))).toEqual([]);
});

it('leaves out a part that fails, and shows the others', async () => {
  const { near, ids } = await open({
    'GET /api/audiobooks/1001/parts': () => {
      throw { kind: 'network' };
    },
  });
  await near();
  expect(ids(seriesParts)).toEqual([]);
  expect(ids(similar)).toEqual([1002]);
});

it('loads the parts that failed again when the device is online, while the page is open', async () => {
  let isLost = true;
  const lost = (answer: unknown) => () => {
    if (isLost) throw { kind: 'network' };
    return answer;
  };
  const { scope, router, settle, near, ids, urls } = await open({
    'GET /api/audiobooks/1001/parts': lost(aPage(cards(1001, 1004))),
    'GET /api/audiobooks/1001/ratings': lost(someRatings()),
  });
  await near();
  const goOnline = async () => {
    const before = urls().length;
    void allSettled(cameOnline, { scope });
    await settle();
    return urls().slice(before);
  };
  const failed = ['/api/audiobooks/1001/parts', '/api/audiobooks/1001/ratings'];
  expect((await goOnline()).toSorted()).toEqual(failed);
  router.visit({ routeId: 'feedback', path: '/feedback' });
  await settle();
  expect(await goOnline()).toEqual([]);
  router.visit(page('1001'));
  await settle();
  await near();
  isLost = false;
  expect((await goOnline()).toSorted()).toEqual(failed);
  expect(ids(seriesParts)).toEqual([1001, 1004]);
  expect(scope.getState($ratings)).toMatchObject({ audioBookId: 1001 });
  expect(await goOnline()).toEqual([]);
});

it.each(['comes', 'fails'])('forgets a part of the book before that %s late', async (how) => {
  const late = heldAnswer<unknown>();
  const { scope, router, settle, ids, urls } = await open({
    'GET /api/audiobooks/1001/parts': late.answer,
    'GET /api/audiobooks/1002/detail2': aDetail({ audioBookId: 1002 }),
    'POST /api/library/single-item/1002': { audioBookId: 1002, chapters: [] },
  });
  void allSettled(moreNeared, { scope });
  await vi.advanceTimersByTimeAsync(0);
  router.visit(page('1002'));
  if (how === 'comes') late.give(aPage(cards(1001, 1004)));
  else late.fail({ kind: 'network' });
  await settle();
  expect(ids(seriesParts)).toEqual([]);
  const before = urls().length;
  void allSettled(cameOnline, { scope });
  await settle();
  expect(urls().slice(before)).toEqual([]);
});

it('waits again on the page of another book', async () => {
  const { router, settle, near, ids, urls } = await open({
    'GET /api/audiobooks/1002/detail2': aDetail({ audioBookId: 1002 }),
    'POST /api/library/single-item/1002': { audioBookId: 1002, chapters: [] },
  });
  await near();
  const before = urls().length;
  router.visit(page('1002'));
  await settle();
  expect(ids(similar)).toEqual([]);
  expect(
    urls()
      .slice(before)
      .filter((url) => url.includes('booksSearch')),
  ).toEqual([]);
});
