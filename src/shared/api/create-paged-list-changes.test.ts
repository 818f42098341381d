import { allSettled, attach, fork } from 'effector';
import { describe, expect, it } from 'vitest';

import { heldAnswer } from '@/testing/held-answer';
import {
  count,
  sendPageFx,
  signedInScope,
  userList,
  type NumbersPage,
  type NumbersRequest,
} from '@/testing/paged-list-fixtures';

import { createPagedList } from './create-paged-list';

describe('an item that left the list', () => {
  /** A server whose list is without the numbers that were removed. */
  function shrinking(total: number) {
    const all = Array.from({ length: total }, (_, index) => index + 1);
    const requests: number[] = [];
    const answer = ({ page }: NumbersRequest): NumbersPage => {
      requests.push(page);
      return {
        items: all.slice((page - 1) * 20, page * 20),
        total: all.length,
        page,
        pageSize: 20,
      };
    };
    return { answer, requests, remove: (item: number) => all.splice(all.indexOf(item), 1) };
  }

  it('moves the later ones up: the page on which the next one is now is requested again', async () => {
    const { answer, requests, remove } = shrinking(45);
    const scope = await signedInScope(answer);
    const leave = async (item: number) => {
      remove(item);
      await allSettled(userList.removed, { scope, params: item });
    };
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.endReached, { scope });
    await leave(7);
    await allSettled(userList.endReached, { scope });
    expect(requests).toEqual([1, 2, 2]);
    expect(scope.getState(userList.$items)).toHaveLength(40);
    await leave(8);
    await leave(9);
    while (scope.getState(userList.$hasMore)) await allSettled(userList.endReached, { scope });
    expect(requests).toEqual([1, 2, 2, 2, 3]);
    const left = Array.from({ length: 45 }, (_, index) => index + 1);
    const expected = left.filter((item) => ![7, 8, 9].includes(item));
    expect(scope.getState(userList.$items)).toEqual(expected);
    expect(scope.getState(userList.$total)).toBe(42);
  });

  it.each(['before', 'after'])(
    'makes the others move up while a page is in flight, whose answer is from %s it',
    async (time) => {
      const { answer, requests, remove } = shrinking(45);
      const held = heldAnswer<NumbersPage>();
      const scope = await signedInScope((request) => {
        const isHeld = request.page === 3 && !requests.includes(3);
        return isHeld ? held.answer() : answer(request);
      });
      await allSettled(userList.opened, { scope, params: 'all' });
      await allSettled(userList.endReached, { scope });
      void allSettled(userList.endReached, { scope });
      const page = { query: 'all', page: 3 };
      const before = answer(page);
      remove(7);
      void allSettled(userList.removed, { scope, params: 7 });
      held.give(time === 'before' ? before : answer(page));
      await allSettled(scope);
      while (scope.getState(userList.$hasMore)) await allSettled(userList.endReached, { scope });
      const left = Array.from({ length: 45 }, (_, index) => index + 1);
      expect(scope.getState(userList.$items)).toEqual(left.filter((item) => item !== 7));
    },
  );

  it('leaves an empty list behind, and never less than none', async () => {
    const scope = await signedInScope(count(1));
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.removed, { scope, params: 1 });
    await allSettled(userList.removed, { scope, params: 1 });
    expect(scope.getState(userList.$items)).toEqual([]);
    expect(scope.getState(userList.$total)).toBe(0);
    expect(scope.getState(userList.$hasMore)).toBe(false);
  });

  it('is counted once when a whole list has come without it meanwhile', async () => {
    const { answer, remove } = shrinking(3);
    const scope = await signedInScope(answer);
    await allSettled(userList.opened, { scope, params: 'all' });
    remove(2);
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.removed, { scope, params: 2 });
    expect(scope.getState(userList.$items)).toEqual([1, 3]);
    expect(scope.getState(userList.$total)).toBe(2);
  });

  it('is counted once when the first page of a longer list has come without it meanwhile', async () => {
    const { answer, remove } = shrinking(22);
    const scope = await signedInScope(answer);
    await allSettled(userList.opened, { scope, params: 'all' });
    remove(2);
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.removed, { scope, params: 2 });
    expect(scope.getState(userList.$total)).toBe(21);
    await allSettled(userList.endReached, { scope });
    expect(scope.getState(userList.$items)).toHaveLength(21);
  });

  it('does not come back with an answer from before it left, unless it was put back', async () => {
    const { answer } = shrinking(3);
    const held = heldAnswer<NumbersPage>();
    const answers = [answer, held.answer, answer];
    const scope = await signedInScope((request) => answers.shift()?.(request) ?? answer(request));
    await allSettled(userList.opened, { scope, params: 'all' });
    void allSettled(userList.opened, { scope, params: 'all' });
    for (const item of [1, 2]) void allSettled(userList.removed, { scope, params: item });
    void allSettled(userList.restored, { scope, params: { item: 1, index: 0 } });
    held.give({ items: [1, 2, 3], total: 3, page: 1, pageSize: 20 });
    await allSettled(scope);
    expect(scope.getState(userList.$items)).toEqual([1, 3]);
    expect(scope.getState(userList.$total)).toBe(2);
    await allSettled(userList.opened, { scope, params: 'all' });
    expect(scope.getState(userList.$items)).toEqual([1, 2, 3]);
  });

  it('is back at its place and counted again when it is put back, so that the list still has its end', async () => {
    const { answer } = shrinking(21);
    const scope = await signedInScope(answer);
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.removed, { scope, params: 7 });
    await allSettled(userList.restored, { scope, params: { item: 7, index: 6 } });
    expect(scope.getState(userList.$total)).toBe(21);
    while (scope.getState(userList.$hasMore)) await allSettled(userList.endReached, { scope });
    expect(scope.getState(userList.$items)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
  });

  it('makes no list of what has not been loaded yet', async () => {
    const requests: NumbersRequest[] = [];
    const scope = await signedInScope(count(25, requests));
    await allSettled(userList.removed, { scope, params: 1 });
    expect(scope.getState(userList.$items)).toBeNull();
    expect(scope.getState(userList.$total)).toBe(0);
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.endReached, { scope });
    expect(requests.map(({ page }) => page)).toEqual([1, 2]);
  });
});

describe('a query that is an object', () => {
  const genres = createPagedList<number, { genre: string }>({
    load: attach({
      effect: sendPageFx,
      mapParams: ({ query, page }: { query: { genre: string }; page: number }) => ({
        query: query.genre,
        page,
      }),
    }),
    keyOf: (item) => item,
    firstQuery: { genre: '' },
    of: 'anyone',
    whenReopened: 'keep',
  });

  it('is the same one when it has the same parts', async () => {
    const requests: NumbersRequest[] = [];
    const scope = fork({ handlers: [[sendPageFx, count(3, requests)]] });
    await allSettled(genres.opened, { scope, params: { genre: 'ghazal' } });
    await allSettled(genres.opened, { scope, params: { genre: 'ghazal' } });
    expect(requests).toEqual([{ query: 'ghazal', page: 1 }]);
    await allSettled(genres.opened, { scope, params: { genre: 'masnavi' } });
    expect(requests).toHaveLength(2);
    expect(scope.getState(genres.$query)).toEqual({ genre: 'masnavi' });
  });
});
