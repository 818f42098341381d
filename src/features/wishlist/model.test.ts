import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $wishes,
  $wishlistWithChange,
  wishlistChangeFailed,
  wishlistChangeRequested,
  wishlistChangeUndone,
} from './model';

const add = 'POST /api/wishlist/addItem';
const remove = 'POST /api/wishlist/removeItem';
const emptyPage = { items: [], total: 0, page: 1, pageSize: 20 };

async function loggedIn(answers: Record<string, unknown>) {
  const test = await createTestScope({
    answers: { 'POST /api/wishlist/items': emptyPage, ...answers },
  });
  await allSettled(tokensChanged, { scope: test.scope, params: someTokens() });
  return test;
}
const changeTo = (isInWishlist: boolean) => ({ productId: 7, isInWishlist });

it('shows an added item at once, sends it once, and keeps it', async () => {
  const held = heldAnswer<null>();
  const { scope, requests } = await loggedIn({ [add]: held.answer });
  const settled = allSettled(wishlistChangeRequested, { scope, params: changeTo(true) });
  expect(scope.getState($wishlistWithChange)).toEqual([7]);
  void allSettled(wishlistChangeRequested, { scope, params: changeTo(true) });
  held.give(null);
  await settled;
  expect(scope.getState($wishlistWithChange)).toEqual([7]);
  expect(requests.filter(({ url }) => url.includes('addItem'))).toHaveLength(1);
});

it('removes an item again', async () => {
  const { scope, requests } = await loggedIn({ [add]: null, [remove]: null });
  await allSettled(wishlistChangeRequested, { scope, params: changeTo(true) });
  await allSettled(wishlistChangeRequested, { scope, params: changeTo(false) });
  expect(scope.getState($wishlistWithChange)).toEqual([]);
  expect(requests.at(-1)).toMatchObject({ url: '/api/wishlist/removeItem' });
});

it.each<[string, ApiError, number]>([
  ['the server', { kind: 'http', status: 500, statusText: '', message: null, code: null }, 1],
  ['a 403, silently', { kind: 'http', status: 403, statusText: '', message: 'No', code: null }, 0],
  ['offline, without a notice of its own', { kind: 'offline' }, 0],
])('reverts the change after a failure: %s', async (_name, error, failureCount) => {
  const { scope } = await loggedIn({
    [add]: () => {
      throw error;
    },
  });
  const failures = watchCalls(wishlistChangeFailed, scope);
  await allSettled(wishlistChangeRequested, { scope, params: changeTo(true) });
  expect(scope.getState($wishlistWithChange)).toEqual([]);
  expect(failures).toHaveLength(failureCount);
});

it('leaves no change for the next user', async () => {
  const held = heldAnswer<null>();
  const { scope } = await loggedIn({ [add]: held.answer });
  const settled = allSettled(wishlistChangeRequested, { scope, params: changeTo(true) });
  void allSettled(sessionEnded, { scope });
  held.give(null);
  await settled;
  await allSettled(tokensChanged, { scope, params: someTokens() });
  expect(scope.getState($wishlistWithChange)).toEqual([]);
});

it('sends the tap of the next user before the answer to the previous one, which then leaves it alone', async () => {
  const previous = heldAnswer<null>();
  const own = heldAnswer<null>();
  const inTurn = [previous, own];
  const { scope, requests } = await loggedIn({ [add]: () => inTurn.shift()?.answer() });
  const undone = watchCalls(wishlistChangeUndone, scope);
  const additions = () => requests.filter(({ url }) => url.includes('addItem'));
  void allSettled(wishlistChangeRequested, { scope, params: changeTo(true) });
  await expect.poll(additions).toHaveLength(1);
  void allSettled(sessionEnded, { scope });
  void allSettled(tokensChanged, { scope, params: someTokens() });
  void allSettled(wishlistChangeRequested, { scope, params: changeTo(true) });
  await expect.poll(additions).toHaveLength(2);
  previous.give(null);
  own.give(null);
  await allSettled(scope);
  expect(undone).toEqual([]);
  expect(scope.getState($wishlistWithChange)).toEqual([7]);
});

it('moves a title to the last of two shelves that are picked faster than the answers', async () => {
  const held = heldAnswer<null>();
  const { scope, requests } = await loggedIn({
    [add]: held.answer,
    'POST /api/wishlist/move': null,
  });
  const pick = (categoryId: number) =>
    allSettled(wishlistChangeRequested, { scope, params: { ...changeTo(true), categoryId } });
  const settled = pick(1);
  void pick(2);
  expect(scope.getState($wishes)).toMatchObject([{ productId: 7, categoryId: 2 }]);
  held.give(null);
  await settled;
  expect(requests.slice(1).map(({ body }) => body)).toEqual([
    { productId: 7, categoryId: 1 },
    { productId: 7, fromCategoryId: 1, toCategoryId: 2 },
  ]);
  expect(scope.getState($wishes)).toMatchObject([{ productId: 7, categoryId: 2 }]);
});

it('shows the newest wish first, before the answers and after them', async () => {
  const held = heldAnswer<null>();
  const { scope } = await loggedIn({ [add]: held.answer });
  const settled = [7, 8].map((productId) =>
    allSettled(wishlistChangeRequested, { scope, params: { productId, isInWishlist: true } }),
  );
  expect(scope.getState($wishlistWithChange)).toEqual([8, 7]);
  held.give(null);
  await Promise.all(settled);
  expect(scope.getState($wishlistWithChange)).toEqual([8, 7]);
});
