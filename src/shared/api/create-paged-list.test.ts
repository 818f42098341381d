import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';

import { heldAnswer } from '@/testing/held-answer';
import {
  count,
  publicList,
  sendPageFx,
  signedInScope,
  userList,
  type NumbersPage,
  type NumbersRequest,
} from '@/testing/paged-list-fixtures';

import { createPagedList } from './create-paged-list';
import type { ApiError } from './errors';
import { sessionEnded } from './tokens';

const rememberedList = createPagedList<number, string>({
  load: sendPageFx,
  keyOf: (item) => item,
  firstQuery: '',
  of: 'anyone',
  whenReopened: 'keep',
  remembers: 2,
});

describe('a paged list', () => {
  it('requests nothing while signed out', async () => {
    const requests: NumbersRequest[] = [];
    const scope = fork({ handlers: [[sendPageFx, count(3, requests)]] });
    await allSettled(userList.opened, { scope, params: 'all' });
    expect(requests).toEqual([]);
  });

  it('loads page after page until its end', async () => {
    const requests: NumbersRequest[] = [];
    const scope = await signedInScope(count(25, requests));
    await allSettled(userList.opened, { scope, params: 'all' });
    expect(scope.getState(userList.$items)).toHaveLength(20);
    await allSettled(userList.endReached, { scope });
    await allSettled(userList.endReached, { scope });
    expect(scope.getState(userList.$items)).toHaveLength(25);
    expect(scope.getState(userList.$hasMore)).toBe(false);
    expect(requests.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('skips no item after one was removed', async () => {
    const scope = await signedInScope(count(30));
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.removed, { scope, params: 7 });
    expect(scope.getState(userList.$total)).toBe(29);
    while (scope.getState(userList.$hasMore)) await allSettled(userList.endReached, { scope });
    expect(new Set(scope.getState(userList.$items)).size).toBe(30);
  });

  it('ignores the answer to an older query', async () => {
    const held = heldAnswer<NumbersPage>();
    const scope = await signedInScope((request) =>
      request.query === 'slow' ? held.answer() : count(2)(request),
    );
    void allSettled(userList.opened, { scope, params: 'slow' });
    void allSettled(userList.opened, { scope, params: 'quick' });
    held.give({ items: [99], total: 1, page: 1, pageSize: 20 });
    await allSettled(scope);
    expect(scope.getState(userList.$items)).toEqual([1, 2]);
  });

  it('drops a later page that comes after the list was reloaded', async () => {
    const held = heldAnswer<NumbersPage>();
    const scope = await signedInScope((request) =>
      request.page === 2 ? held.answer() : count(25)(request),
    );
    await allSettled(userList.opened, { scope, params: 'all' });
    void allSettled(userList.endReached, { scope });
    void allSettled(userList.opened, { scope, params: 'all' });
    held.give({ items: [99], total: 99, page: 2, pageSize: 20 });
    await allSettled(scope);
    expect(scope.getState(userList.$items)).toHaveLength(20);
    expect(scope.getState(userList.$total)).toBe(25);
  });

  it('drops a later page that comes after the list was left for one that is remembered', async () => {
    const held = heldAnswer<NumbersPage>();
    const answer = ({ query, page }: NumbersRequest) =>
      page === 2 ? held.answer() : count(query === 'long' ? 25 : 3)({ query, page });
    const scope = fork({ handlers: [[sendPageFx, answer]] });
    for (const params of ['short', 'long'])
      await allSettled(rememberedList.opened, { scope, params });
    void allSettled(rememberedList.endReached, { scope });
    void allSettled(rememberedList.opened, { scope, params: 'short' });
    held.give({ items: [99], total: 99, page: 2, pageSize: 20 });
    await allSettled(scope);
    expect(scope.getState(rememberedList.$items)).toEqual([1, 2, 3]);
    expect(scope.getState(rememberedList.$total)).toBe(3);
  });

  it('keeps its items when the next page fails, and goes on after a retry', async () => {
    let isBroken = false;
    const scope = await signedInScope((request) => {
      if (isBroken) throw { kind: 'network' } satisfies ApiError;
      return count(25)(request);
    });
    await allSettled(userList.opened, { scope, params: 'all' });
    isBroken = true;
    await allSettled(userList.endReached, { scope });
    expect(scope.getState(userList.$error)).toEqual({ kind: 'network' });
    expect(scope.getState(userList.$items)).toHaveLength(20);
    isBroken = false;
    await allSettled(userList.retried, { scope });
    expect(scope.getState(userList.$items)).toHaveLength(25);
    expect(scope.getState(userList.$error)).toBeNull();
  });

  it('is cleared for the next user', async () => {
    const scope = await signedInScope(count(3));
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(sessionEnded, { scope });
    expect(scope.getState(userList.$items)).toBeNull();
    expect(scope.getState(userList.$total)).toBe(0);
  });

  it('requests the page after the last one, although an item came twice', async () => {
    const requests: number[] = [];
    const scope = await signedInScope(({ page }) => {
      requests.push(page);
      // The second page begins with the last item of the first, as the server's list has grown.
      const first = (page - 1) * 20 + (page > 1 ? 0 : 1);
      const items = Array.from({ length: 20 }, (_, index) => first + index);
      return { items, total: 59, page, pageSize: 20 };
    });
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.endReached, { scope });
    expect(scope.getState(userList.$items)).toHaveLength(39);
    await allSettled(userList.endReached, { scope });
    expect(requests).toEqual([1, 2, 3]);
    expect(scope.getState(userList.$items)).toHaveLength(59);
  });

  it('reloads behind what is shown, and keeps the reader deep in the list', async () => {
    const requests: NumbersRequest[] = [];
    const scope = await signedInScope(count(45, requests));
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.endReached, { scope });
    await allSettled(userList.opened, { scope, params: 'all' });
    expect(scope.getState(userList.$items)).toHaveLength(40);
    await allSettled(userList.endReached, { scope });
    expect(requests.map(({ page }) => page)).toEqual([1, 2, 1, 3]);
    expect(scope.getState(userList.$items)).toHaveLength(45);
  });

  it('does not load twice at its end while a page is in flight', async () => {
    const held = heldAnswer<NumbersPage>();
    const requests: NumbersRequest[] = [];
    const scope = await signedInScope((request) => {
      requests.push(request);
      return request.page === 1 ? count(45)(request) : held.answer();
    });
    await allSettled(userList.opened, { scope, params: 'all' });
    void allSettled(userList.endReached, { scope });
    void allSettled(userList.endReached, { scope });
    held.give(count(45)({ query: 'all', page: 2 }));
    await allSettled(scope);
    expect(requests.map(({ page }) => page)).toEqual([1, 2]);
  });
});

describe('a list for anyone', () => {
  it('loads nothing at its end before it is loaded', async () => {
    const requests: NumbersRequest[] = [];
    const scope = fork({ handlers: [[sendPageFx, count(3, requests)]] });
    await allSettled(publicList.endReached, { scope });
    expect(requests).toEqual([]);
    expect(scope.getState(publicList.$hasMore)).toBe(false);
  });

  it('loads while signed out, and survives a sign-out', async () => {
    const scope = fork({ handlers: [[sendPageFx, count(3)]] });
    await allSettled(publicList.opened, { scope, params: 'all' });
    await allSettled(sessionEnded, { scope });
    expect(scope.getState(publicList.$items)).toEqual([1, 2, 3]);
  });

  it('keeps what is loaded when it is opened again, and empties itself for another query', async () => {
    const requests: NumbersRequest[] = [];
    const scope = fork({ handlers: [[sendPageFx, count(3, requests)]] });
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
          sendPageFx,
          (request: NumbersRequest) => {
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
