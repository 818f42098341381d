import { allSettled, createEffect, fork } from 'effector';
import { describe, expect, it } from 'vitest';

import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import { createPagedList } from './create-paged-list';
import type { ApiError } from './errors';
import { sessionEnded, tokensChanged } from './tokens';

interface PageRequest {
  query: string;
  page: number;
}
interface Page {
  items: number[];
  total: number;
  page: number;
  pageSize: number;
}

const sendFx = createEffect<PageRequest, Page, ApiError>();
const list = createPagedList<number, string>({
  loadFx: sendFx,
  keyOf: (item) => item,
  firstQuery: 'all',
  of: 'user',
  whenReopened: 'reload',
});
const publicList = createPagedList<number, string>({
  loadFx: sendFx,
  keyOf: (item) => item,
  firstQuery: 'all',
  of: 'anyone',
  whenReopened: 'keep',
});

/** Numbers from 1 to `total`, twenty on each page. */
const count =
  (total: number, requests: PageRequest[] = []) =>
  (request: PageRequest): Page => {
    requests.push(request);
    const first = (request.page - 1) * 20 + 1;
    const length = Math.max(0, Math.min(20, total - first + 1));
    const items = Array.from({ length }, (_, index) => first + index);
    return { items, total, page: request.page, pageSize: 20 };
  };

async function openList(handler: (request: PageRequest) => Page | Promise<Page>) {
  const scope = fork({ handlers: [[sendFx, handler]] });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  return scope;
}

describe('a paged list', () => {
  it('requests nothing while signed out', async () => {
    const requests: PageRequest[] = [];
    const scope = fork({ handlers: [[sendFx, count(3, requests)]] });
    await allSettled(list.opened, { scope, params: 'all' });
    expect(requests).toEqual([]);
  });

  it('loads page after page until its end', async () => {
    const requests: PageRequest[] = [];
    const scope = await openList(count(25, requests));
    await allSettled(list.opened, { scope, params: 'all' });
    expect(scope.getState(list.$items)).toHaveLength(20);
    await allSettled(list.endReached, { scope });
    await allSettled(list.endReached, { scope });
    expect(scope.getState(list.$items)).toHaveLength(25);
    expect(scope.getState(list.$hasMore)).toBe(false);
    expect(requests.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('skips no item after one was removed', async () => {
    const scope = await openList(count(30));
    await allSettled(list.opened, { scope, params: 'all' });
    await allSettled(list.removed, { scope, params: 7 });
    expect(scope.getState(list.$total)).toBe(29);
    while (scope.getState(list.$hasMore)) await allSettled(list.endReached, { scope });
    expect(new Set(scope.getState(list.$items)).size).toBe(30);
  });

  it('ignores the answer to an older query', async () => {
    const held = heldAnswer<Page>();
    const scope = await openList((request) =>
      request.query === 'slow' ? held.answer() : count(2)(request),
    );
    void allSettled(list.opened, { scope, params: 'slow' });
    void allSettled(list.opened, { scope, params: 'quick' });
    held.give({ items: [99], total: 1, page: 1, pageSize: 20 });
    await allSettled(scope);
    expect(scope.getState(list.$items)).toEqual([1, 2]);
  });

  it('keeps its items when the next page fails, and goes on after a retry', async () => {
    let isBroken = false;
    const scope = await openList((request) => {
      if (isBroken) throw { kind: 'network' } satisfies ApiError;
      return count(25)(request);
    });
    await allSettled(list.opened, { scope, params: 'all' });
    isBroken = true;
    await allSettled(list.endReached, { scope });
    expect(scope.getState(list.$error)).toEqual({ kind: 'network' });
    expect(scope.getState(list.$items)).toHaveLength(20);
    isBroken = false;
    await allSettled(list.retried, { scope });
    expect(scope.getState(list.$items)).toHaveLength(25);
    expect(scope.getState(list.$error)).toBeNull();
  });

  it('is cleared for the next user', async () => {
    const scope = await openList(count(3));
    await allSettled(list.opened, { scope, params: 'all' });
    await allSettled(sessionEnded, { scope });
    expect(scope.getState(list.$items)).toBeNull();
    expect(scope.getState(list.$total)).toBe(0);
  });

  it('requests the page after the last one, although an item came twice', async () => {
    const requests: number[] = [];
    const scope = await openList(({ page }) => {
      requests.push(page);
      // The second page begins with the last item of the first, as the server's list has grown.
      const first = (page - 1) * 20 + (page > 1 ? 0 : 1);
      const items = Array.from({ length: 20 }, (_, index) => first + index);
      return { items, total: 59, page, pageSize: 20 };
    });
    await allSettled(list.opened, { scope, params: 'all' });
    await allSettled(list.endReached, { scope });
    expect(scope.getState(list.$items)).toHaveLength(39);
    await allSettled(list.endReached, { scope });
    expect(requests).toEqual([1, 2, 3]);
    expect(scope.getState(list.$items)).toHaveLength(59);
  });

  it('reloads behind what is shown, and keeps the reader deep in the list', async () => {
    const requests: PageRequest[] = [];
    const scope = await openList(count(45, requests));
    await allSettled(list.opened, { scope, params: 'all' });
    await allSettled(list.endReached, { scope });
    await allSettled(list.opened, { scope, params: 'all' });
    expect(scope.getState(list.$items)).toHaveLength(40);
    await allSettled(list.endReached, { scope });
    expect(requests.map(({ page }) => page)).toEqual([1, 2, 1, 3]);
    expect(scope.getState(list.$items)).toHaveLength(45);
  });

  it('does not load twice at its end while a page is in flight', async () => {
    const held = heldAnswer<Page>();
    const requests: PageRequest[] = [];
    const scope = await openList((request) => {
      requests.push(request);
      return request.page === 1 ? count(45)(request) : held.answer();
    });
    await allSettled(list.opened, { scope, params: 'all' });
    void allSettled(list.endReached, { scope });
    void allSettled(list.endReached, { scope });
    held.give(count(45)({ query: 'all', page: 2 }));
    await allSettled(scope);
    expect(requests.map(({ page }) => page)).toEqual([1, 2]);
  });
});

describe('a list for anyone', () => {
  it('loads while signed out, and survives a sign-out', async () => {
    const scope = fork({ handlers: [[sendFx, count(3)]] });
    await allSettled(publicList.opened, { scope, params: 'all' });
    await allSettled(sessionEnded, { scope });
    expect(scope.getState(publicList.$items)).toEqual([1, 2, 3]);
  });

  it('keeps what is loaded when it is opened again, and empties itself for another query', async () => {
    const requests: PageRequest[] = [];
    const scope = fork({ handlers: [[sendFx, count(3, requests)]] });
    await allSettled(publicList.opened, { scope, params: 'one' });
    await allSettled(publicList.opened, { scope, params: 'one' });
    expect(requests).toHaveLength(1);
    await allSettled(publicList.opened, { scope, params: 'other' });
    expect(requests.map(({ query }) => query)).toEqual(['one', 'other']);
  });

  it('loads again when the first try had failed', async () => {
    let isBroken = true;
    const scope = fork({
      handlers: [
        [
          sendFx,
          (request: PageRequest) => {
            if (isBroken) throw { kind: 'network' } satisfies ApiError;
            return count(3)(request);
          },
        ],
      ],
    });
    await allSettled(publicList.opened, { scope, params: 'one' });
    expect(scope.getState(publicList.$error)).toEqual({ kind: 'network' });
    isBroken = false;
    await allSettled(publicList.opened, { scope, params: 'one' });
    expect(scope.getState(publicList.$items)).toEqual([1, 2, 3]);
    expect(scope.getState(publicList.$error)).toBeNull();
  });
});
