import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { wishlistReloadRequested } from '@/entities/wishlist/model';
import { $keptBooks } from '@/features/kept-books/model/books';
import { cameOnline } from '@/shared/browser/online';
import { contentTypes } from '@/shared/api/contract/codes';
import type { ApiRequest } from '@/shared/api/send';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $isIncomplete,
  $isTabEmpty,
  $shownBooks,
  $shownList,
  $shownTotal,
  libraryEndReached,
  libraryRetryClicked,
} from './model';

const TOTAL = 3;
const isArchive = ({ url }: ApiRequest) => url.includes('archived=true');
const pageOf = ({ url }: ApiRequest) => Number(/page=(\d+)$/.exec(url)?.[1]);
const kept = (audioBookId: number) => ({
  ...{ card: aBookCard({ audioBookId }), span: 'whole' as const, isPaused: false },
  ...{ confirmedAt: 0, chapters: [] },
});

/** The library and the archive, with one book on each of three pages. */
async function open(search: string, { failsFrom = Infinity, total = TOTAL } = {}) {
  let isBroken = true;
  const test = await createTestScope({
    tokens: someTokens(),
    answers: {
      'POST /api/wishlist/items': { items: [], total: 0, page: 1, pageSize: 100 },
      'GET /api/library': (request: ApiRequest) => {
        const page = pageOf(request);
        if (page >= failsFrom && isBroken) throw { kind: 'network' };
        const audioBookId = page + (isArchive(request) ? 10 : 0);
        const items = total === 0 ? [] : [aBookCard({ audioBookId, title: `${9 - page}` })];
        return { items, total, page, pageSize: 1 };
      },
    },
  });
  const { scope } = test;
  const reloads = watchCalls(wishlistReloadRequested, scope);
  test.router.visit({ routeId: 'library', path: '/library', search });
  await allSettled(scope);
  const pages = () => {
    const library = test.requests.filter(({ url }) => url.startsWith('/api/library?'));
    return {
      library: library.filter((request) => !isArchive(request)).map(pageOf),
      archive: library.filter(isArchive).map(pageOf),
    };
  };
  const shown = () => scope.getState($shownBooks)?.map(({ audioBookId }) => audioBookId) ?? null;
  const mend = () => {
    isBroken = false;
  };
  return { ...test, reloads, pages, shown, mend };
}

it.each([
  ['', { library: [1], archive: [] }, TOTAL],
  ['?filter=kept', { library: [1], archive: [] }, 0],
  ['?filter=archived', { library: [1], archive: [1] }, TOTAL],
  ['?filter=notStarted', { library: [1, 2, 3], archive: [] }, TOTAL],
  ['?sort=title', { library: [1, 2, 3], archive: [] }, TOTAL],
  [`?type=${contentTypes.podcast}`, { library: [1, 2, 3], archive: [] }, 0],
  ['?filter=archived&sort=title', { library: [1], archive: [1, 2, 3] }, TOTAL],
])('the library at %j has loaded %j', async (search, expected, total) => {
  const { scope, pages } = await open(search);
  expect(pages()).toEqual(expected);
  expect(scope.getState($isIncomplete)).toBe(false);
  expect(scope.getState($shownTotal)).toBe(total);
});

it.each([
  ['', { library: [1, 2], archive: [] }],
  ['?filter=archived', { library: [1], archive: [1, 2] }],
])('at %j, the end of the list loads more of that list alone', async (search, expected) => {
  const { scope, pages } = await open(search);
  await allSettled(libraryEndReached, { scope });
  expect(pages()).toEqual(expected);
});

it('shows the books on the device, the newest first, whatever the server has', async () => {
  const { scope, shown } = await open('?filter=kept', { failsFrom: 1 });
  expect(shown()).toEqual([]);
  expect(scope.getState($isTabEmpty)).toBe(true);
  await allSettled($keptBooks, { scope, params: [kept(1), kept(2)] });
  expect(shown()).toEqual([2, 1]);
  expect(scope.getState($shownTotal)).toBe(2);
  expect(scope.getState($shownList)).toMatchObject({ hasMore: false, isLoading: false });
});

it.each([
  ['', TOTAL, false],
  ['', 0, true],
  ['?filter=finished', TOTAL, true],
  [`?type=${contentTypes.podcast}`, TOTAL, false],
])('at %j of %i books, has nothing to arrange: %s', async (search, total, isEmpty) => {
  const { scope } = await open(search, { total });
  expect(scope.getState($isTabEmpty)).toBe(isEmpty);
});

it('reloads the wishlist on its own tab alone', async () => {
  const library = await open('');
  expect(library.reloads).toHaveLength(0);
  const { reloads } = await open('?filter=wishes');
  expect(reloads).toHaveLength(1);
});

it('shows what has come when a further page fails, until a retry', async () => {
  const { scope, pages, shown, mend } = await open('?sort=title', { failsFrom: 2 });
  expect(pages().library).toEqual([1, 2]);
  expect(shown()).toEqual([1]);
  mend();
  await allSettled(libraryRetryClicked, { scope });
  expect(shown()).toEqual([3, 2, 1]);
});

it('retries no list while the page is closed', async () => {
  const { scope, router, pages, mend } = await open('', { failsFrom: 1 });
  mend();
  router.visit({ routeId: 'shop', path: '/' });
  await allSettled(cameOnline, { scope });
  expect(pages().library).toEqual([1]);
});
