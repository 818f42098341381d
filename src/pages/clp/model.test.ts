import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { aBookCard, aPage } from '@/testing/api-fixtures';
import type { ApiRequest } from '@/shared/api/send';
import { clp as texts } from '@/shared/i18n/fa/clp';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';

import { $fieldText, $listingHeading, listedBooks, queryTyped } from './model';
import './start';

const search = 'GET /api/booksSearch';
const start = { 'GET /api/search/start': { lengths: [], genres: [], people: [] } };
const clp = (query: string) => ({ routeId: 'clp', path: '/clp', search: query });
const ids = (items: readonly { audioBookId: number }[] | null) =>
  items?.map(({ audioBookId }) => audioBookId);
const searches = (requests: readonly ApiRequest[]) =>
  requests.filter(({ url }) => url.startsWith('/api/booksSearch'));
const pageOf = ({ url }: ApiRequest) => Number(new URLSearchParams(url.split('?')[1]).get('page'));

it('loads page after page until the list is complete', async () => {
  const { scope, router, requests } = await createTestScope({
    answers: {
      ...start,
      [search]: (request: ApiRequest) => aPage([aBookCard({ audioBookId: pageOf(request) })], 2),
    },
  });
  router.visit(clp('?contentType=2'));
  await allSettled(scope);
  expect(scope.getState(listedBooks.$hasMore)).toBe(true);
  await allSettled(listedBooks.endReached, { scope });
  expect(ids(scope.getState(listedBooks.$items))).toEqual([1, 2]);
  expect(scope.getState(listedBooks.$hasMore)).toBe(false);
  await allSettled(listedBooks.endReached, { scope });
  expect(searches(requests)).toHaveLength(2);
});

it('keeps the list when the user returns', async () => {
  const { scope, router, requests } = await createTestScope({
    answers: { ...start, [search]: aPage([aBookCard()]) },
  });
  router.visit(clp('?contentType=2'));
  await allSettled(scope);
  router.visit({ routeId: 'product', path: '/pdp/1' });
  router.visit(clp('?contentType=2'));
  expect(searches(requests)).toHaveLength(1);
  expect(scope.getState(listedBooks.$items)).toHaveLength(1);
});

it('has the last five lists at once, and no sixth', async () => {
  const { scope, router } = await createTestScope({
    answers: { ...start, [search]: aPage([aBookCard()]) },
  });
  const isThereAtOnce = async (sort: string) => {
    router.visit(clp(`?contentType=2&sort=${sort}`));
    const isThere = scope.getState(listedBooks.$items) !== null;
    await allSettled(scope);
    return isThere;
  };
  const orders = ['newest', 'title', 'rating', 'bestselling', 'priceAsc', 'priceDesc'];
  for (const order of orders) expect(await isThereAtOnce(order)).toBe(false);
  for (const order of orders.slice(1)) expect(await isThereAtOnce(order)).toBe(true);
  expect(await isThereAtOnce('newest')).toBe(false);
});

it('asks once for the name of a person without titles', async () => {
  const { scope, router, requests } = await createTestScope({
    answers: {
      ...start,
      [search]: aPage([]),
      'GET /api/artists/2': { id: 2, firstName: 'Sara', lastName: '', about: '', works: [] },
    },
  });
  for (const address of ['?authorId=2', '?authorId=2&sort=newest']) {
    router.visit(clp(address));
    await allSettled(scope);
    expect(scope.getState($listingHeading).text).toContain('Sara');
  }
  expect(requests.filter(({ url }) => url === '/api/artists/2')).toHaveLength(1);
});

it('shows the last search when answers arrive out of order', async () => {
  const first = heldAnswer<unknown>();
  const { scope, router } = await createTestScope({
    answers: {
      ...start,
      [search]: ({ url }: ApiRequest) =>
        url.includes('q=ab') ? aPage([aBookCard({ audioBookId: 2 })]) : first.answer(),
    },
  });
  router.visit(clp('?q=a'));
  router.visit(clp('?q=ab'));
  first.give(aPage([aBookCard({ audioBookId: 1 })]));
  await allSettled(scope);
  expect(ids(scope.getState(listedBooks.$items))).toEqual([2]);
});

it('keeps the loaded pages when the next one fails, and retries that page', async () => {
  let fails = true;
  const { scope, router } = await createTestScope({
    answers: {
      ...start,
      [search]: (request: ApiRequest) => {
        if (pageOf(request) === 2 && fails) throw { kind: 'network' };
        return aPage([aBookCard({ audioBookId: pageOf(request) })], 2);
      },
    },
  });
  router.visit(clp('?contentType=2'));
  await allSettled(scope);
  await allSettled(listedBooks.endReached, { scope });
  expect(scope.getState(listedBooks.$error)).toEqual({ kind: 'network' });
  expect(ids(scope.getState(listedBooks.$items))).toEqual([1]);
  fails = false;
  await allSettled(listedBooks.retried, { scope });
  expect(ids(scope.getState(listedBooks.$items))).toEqual([1, 2]);
});

it("uses the title of the storefront's shelf as heading", async () => {
  const section = { id: 's', kind: 'shelf', title: 'Short ones', listId: 7, items: [] };
  const { scope, router } = await createTestScope({
    answers: { ...start, [search]: aPage([]), 'GET /api/storefront': { sections: [section] } },
  });
  router.visit({ routeId: 'clp.list', path: '/clp/list/7', params: { id: '7' } });
  await allSettled(scope);
  expect(scope.getState($listingHeading)).toEqual({ text: 'Short ones', isSearch: false });
});

it('updates the address after a pause in typing', async () => {
  vi.useFakeTimers();
  try {
    const { scope, router } = await createTestScope({ answers: { ...start, [search]: aPage([]) } });
    router.visit(clp(''));
    void allSettled(queryTyped, { scope, params: 'a' });
    await vi.advanceTimersByTimeAsync(299);
    void allSettled(queryTyped, { scope, params: 'a b' });
    await vi.advanceTimersByTimeAsync(299);
    expect(router.navigations).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(router.navigations).toEqual([{ to: '/clp?q=a%20b', replace: true }]);
  } finally {
    vi.useRealTimers();
  }
});

it('does not call back a user who has left the search while typing', async () => {
  vi.useFakeTimers();
  try {
    const { scope, router } = await createTestScope({ answers: { ...start, [search]: aPage([]) } });
    router.visit(clp(''));
    void allSettled(queryTyped, { scope, params: 'a' });
    router.visit({ routeId: 'profile', path: '/profile' });
    await vi.advanceTimersByTimeAsync(300);
    expect(router.navigations).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('leaves a listing alone that was opened from the search while typing', async () => {
  vi.useFakeTimers();
  try {
    const { scope, router } = await createTestScope({ answers: { ...start, [search]: aPage([]) } });
    router.visit(clp(''));
    void allSettled(queryTyped, { scope, params: 'a' });
    router.visit(clp('?contentType=2'));
    await vi.advanceTimersByTimeAsync(300);
    expect(router.navigations).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('ignores the failure of a listing that the user has left', async () => {
  const first = heldAnswer<unknown>();
  const { scope, router } = await createTestScope({
    answers: {
      ...start,
      [search]: ({ url }: ApiRequest) => (url.includes('q=ab') ? aPage([]) : first.answer()),
    },
  });
  router.visit(clp('?q=a'));
  router.visit(clp('?q=ab'));
  first.fail({ kind: 'network' });
  await allSettled(scope);
  expect(scope.getState(listedBooks.$error)).toBeNull();
});

it('loads the start of the search once, and no books for it', async () => {
  const { scope, router, requests } = await createTestScope({ answers: start });
  router.visit(clp(''));
  await allSettled(scope);
  router.visit({ routeId: 'profile', path: '/profile' });
  router.visit(clp(''));
  await allSettled(scope);
  expect(requests.map(({ url }) => url)).toEqual(['/api/search/start']);
  expect(scope.getState($listingHeading)).toEqual({ text: texts.searchHeading, isSearch: true });
});

it('shows the query of the address in the field, but not under the fingers', async () => {
  vi.useFakeTimers();
  try {
    const { scope, router } = await createTestScope({ answers: { ...start, [search]: aPage([]) } });
    const field = () => scope.getState($fieldText);
    expect(field()).toBe('');
    router.visit(clp('?q=a'));
    expect(field()).toBe('a');
    void allSettled(queryTyped, { scope, params: 'a b ' });
    router.visit(clp('?q=c'));
    expect(field()).toBe('a b ');
    await vi.advanceTimersByTimeAsync(300);
    router.visit(clp('?q=a%20b'));
    expect(field()).toBe('a b ');
    router.visit(clp(''));
    expect(field()).toBe('');
  } finally {
    vi.useRealTimers();
  }
});
