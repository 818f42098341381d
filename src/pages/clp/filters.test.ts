import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ApiRequest } from '@/shared/api/send';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';

import { $draftCount, $draftQuery, filtersApplied, filtersDrafted, filterSheet } from './filters';
import './start';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const listing = { routeId: 'clp', path: '/clp', search: '?q=a' };
const page = aPage([aBookCard()], 7);
const isCount = ({ url }: ApiRequest) => url.endsWith('pageSize=1');

/** A listing whose sheet of filters is open; `count` answers the number of titles of its draft. */
async function openSheet(count: () => unknown) {
  const { scope, router, requests } = await createTestScope({
    answers: {
      'GET /api/booksSearch': (request: ApiRequest) => (isCount(request) ? count() : page),
    },
  });
  router.visit(listing);
  await vi.advanceTimersByTimeAsync(0);
  router.visit({ ...listing, hash: '#filters' });
  await vi.advanceTimersByTimeAsync(0);
  const draft = async () => {
    void allSettled(filtersDrafted, { scope, params: { q: 'a', contentType: 2 } });
    await vi.advanceTimersByTimeAsync(200);
  };
  const close = async () => {
    router.visit(listing);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { scope, router, draft, close, counts: () => requests.filter(isCount) };
}

it('forgets the draft and its number of titles when the sheet closes', async () => {
  const { scope, draft, close } = await openSheet(() => aPage([aBookCard()], 3));
  await draft();
  expect(scope.getState($draftQuery)).toMatchObject({ contentType: 2 });
  expect(scope.getState($draftCount)).toBe(3);
  await close();
  expect(scope.getState($draftQuery)).toEqual({ q: 'a' });
  expect(scope.getState($draftCount)).toBe(7);
});

it('shows no number of an earlier draft, however late it comes', async () => {
  const late = heldAnswer<unknown>();
  const { scope, draft, counts } = await openSheet(late.answer);
  await draft();
  expect(counts()).toHaveLength(1);
  void allSettled(filtersDrafted, { scope, params: { q: 'a', contentType: 1 } });
  late.give(aPage([aBookCard()], 3));
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState($draftCount)).toBeNull();
});

it('shows the number of a draft no longer than that draft', async () => {
  const { scope, draft } = await openSheet(() => aPage([aBookCard()], 3));
  await draft();
  expect(scope.getState($draftCount)).toBe(3);
  void allSettled(filtersDrafted, { scope, params: { q: 'a', contentType: 1 } });
  expect(scope.getState($draftCount)).toBeNull();
});

it('asks for the number once choosing pauses, and for none once the sheet is closed', async () => {
  const { scope, close, counts } = await openSheet(() => aPage([aBookCard()], 3));
  const choose = () => void allSettled(filtersDrafted, { scope, params: { q: 'a', price: 'low' } });
  choose();
  await vi.advanceTimersByTimeAsync(199);
  expect(counts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(counts()).toHaveLength(1);
  choose();
  await close();
  await vi.advanceTimersByTimeAsync(200);
  expect(counts()).toHaveLength(1);
});

it('puts the draft into the address in place of the sheet', async () => {
  const { scope, router, draft } = await openSheet(() => aPage([aBookCard()], 3));
  await draft();
  void allSettled(filtersApplied, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(router.navigations.at(-1)).toEqual({
    to: `${listing.path}?q=a&contentType=2`,
    replace: true,
  });
});

it('closes the sheet, and goes back, when nothing has changed', async () => {
  const { scope, router } = await openSheet(() => page);
  router.visit(listing);
  void allSettled(filterSheet.opened, { scope });
  router.visit({ ...listing, hash: '#filters' });
  void allSettled(filtersDrafted, { scope, params: { q: 'a', contentType: 2 } });
  void allSettled(filtersDrafted, { scope, params: { q: 'a' } });
  void allSettled(filtersApplied, { scope });
  await vi.advanceTimersByTimeAsync(0);
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
});

it('knows no number of titles before the list has come', async () => {
  const { scope } = await createTestScope();
  expect(scope.getState($draftCount)).toBeNull();
});

const start = { routeId: 'clp', path: '/clp' };
const stray = { ...start, hash: '#filters' };

it.each([
  ['after a reload', [stray]],
  ['on the way forward', [start, stray]],
])('removes the marker of the sheet %s where there is no list to narrow', async (_, visits) => {
  const { scope, router } = await createTestScope();
  for (const visit of visits) router.visit(visit);
  await allSettled(scope);
  expect(router.navigations).toEqual([{ to: '/clp', replace: true }]);
});

it('shows the sheet after a reload of a list', async () => {
  const { scope, router } = await createTestScope({ answers: { 'GET /api/booksSearch': page } });
  router.visit({ ...listing, hash: '#filters' });
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState(filterSheet.$isOpen)).toBe(true);
  expect(router.navigations).toEqual([]);
});
