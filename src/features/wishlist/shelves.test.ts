import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { wishCategories } from '@/entities/wishlist/categories';
import { $knownWishes, wishlistReloadRequested } from '@/entities/wishlist/model';
import { removeWishCategoryFx } from '@/shared/api/endpoints/wishlist';
import { httpError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $wishes,
  wishlistChangeFailed,
  wishlistChangeRequested,
  wishlistChangesRequested,
} from './model';
import { $shelves, shelvesShown } from './shelves';

const aWish = (productId: number, categoryId: number | null) => ({
  product: aBookCard({ productId, audioBookId: productId, title: `Book ${productId}` }),
  categoryId,
});
const shelves = [
  { id: 1, title: 'Night', count: 9 },
  { id: 2, title: 'Road', count: 9 },
];

async function start(answers: Record<string, unknown> = {}) {
  const test = await createTestScope({
    answers: {
      'POST /api/wishlist/items': aPage([aWish(9, null), aWish(8, 1), aWish(7, 1)]),
      'POST /api/wishlist/categories/1': aPage(shelves),
      'POST /api/wishlist/addItem': null,
      'POST /api/wishlist/removeItem': null,
      'POST /api/wishlist/move': null,
      'POST /api/wishlist/removeFromCategory': null,
      ...answers,
    },
  });
  await allSettled(tokensChanged, { scope: test.scope, params: someTokens() });
  const placesOf = () =>
    Object.fromEntries(
      test.scope.getState($wishes).map(({ productId, categoryId }) => [productId, categoryId]),
    );
  const sent = () =>
    test.requests
      .filter(({ url }) => !/items|categories/.test(url))
      .map(({ url, body }) => [url.split('/').pop(), body]);
  return { ...test, placesOf, sent };
}
const to = (productId: number, categoryId: number | null) => ({
  ...{ productId, categoryId },
  isInWishlist: true,
});

it('loads the shelves once, and counts what is on them', async () => {
  const { scope, requests } = await start();
  expect(scope.getState($shelves)).toBeNull();
  await allSettled(shelvesShown, { scope });
  await allSettled(shelvesShown, { scope });
  expect(requests.filter(({ url }) => url.includes('categories'))).toHaveLength(1);
  expect(scope.getState($shelves)).toMatchObject([
    { id: 1, title: 'Night', count: 2, newest: { title: 'Book 8' } },
    { id: 2, title: 'Road', count: 0, newest: null },
  ]);
  // A title whose card is not there yet has no cover to show.
  await allSettled(wishlistChangeRequested, { scope, params: to(5, 1) });
  expect(scope.getState($shelves)?.[0]).toMatchObject({ count: 3, newest: { title: 'Book 8' } });
});

it('loads the shelves again after a failure when the connection is back', async () => {
  let isBroken = true;
  const { scope } = await start({
    'POST /api/wishlist/categories/1': () => {
      if (isBroken) throw { kind: 'network' };
      return aPage(shelves);
    },
  });
  await allSettled(shelvesShown, { scope });
  expect(scope.getState($shelves)).toBeNull();
  isBroken = false;
  await allSettled(cameOnline, { scope });
  expect(scope.getState($shelves)).toHaveLength(2);
});

it('loads every page of the shelves', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    ...{ id: index + 1, title: `Shelf ${index}`, count: 0 },
  }));
  const { scope } = await start({
    'POST /api/wishlist/categories/1': aPage(many.slice(0, 20), 25),
    'POST /api/wishlist/categories/2': { ...aPage(many.slice(20), 25), page: 2 },
  });
  await allSettled(shelvesShown, { scope });
  expect(scope.getState($shelves)).toHaveLength(25);
});

it('moves several titles at once, each by one call', async () => {
  const { scope, placesOf, sent } = await start();
  await allSettled(wishlistChangesRequested, { scope, params: [to(9, 2), to(8, 2), to(7, 2)] });
  expect(placesOf()).toEqual({ 9: 2, 8: 2, 7: 2 });
  expect(sent()).toEqual([
    ['addItem', { productId: 9, categoryId: 2 }],
    ['move', { productId: 8, fromCategoryId: 1, toCategoryId: 2 }],
    ['move', { productId: 7, fromCategoryId: 1, toCategoryId: 2 }],
  ]);
});

it('rolls back only the title that the server refuses', async () => {
  const { scope, placesOf } = await start({
    'POST /api/wishlist/move': ({ body }: ApiRequest) => {
      if ((body as { productId: number }).productId === 8) throw httpError(409, '', null);
      return null;
    },
  });
  const failures = watchCalls(wishlistChangeFailed, scope);
  await allSettled(wishlistChangesRequested, { scope, params: [to(8, 2), to(7, 2)] });
  expect(placesOf()).toEqual({ 9: null, 8: 1, 7: 2 });
  expect(failures).toHaveLength(1);
});

it('ends on the shelf that was picked last when picks are faster than answers', async () => {
  const held = heldAnswer<null>();
  const { scope, placesOf, sent } = await start({ 'POST /api/wishlist/addItem': held.answer });
  const settled = allSettled(wishlistChangeRequested, { scope, params: to(9, 1) });
  void allSettled(wishlistChangeRequested, { scope, params: to(9, null) });
  void allSettled(wishlistChangeRequested, { scope, params: to(9, 2) });
  expect(placesOf()).toMatchObject({ 9: 2 });
  held.give(null);
  await settled;
  expect(sent()).toEqual([
    ['addItem', { productId: 9, categoryId: 1 }],
    ['move', { productId: 9, fromCategoryId: 1, toCategoryId: 2 }],
  ]);
  expect(placesOf()).toMatchObject({ 9: 2 });
});

it('forgets the shelf of a title that was removed and wished again', async () => {
  const { scope, placesOf } = await start();
  await allSettled(wishlistChangeRequested, {
    scope,
    params: { productId: 8, isInWishlist: false },
  });
  expect(placesOf()).toEqual({ 9: null, 7: 1 });
  await allSettled(wishlistChangeRequested, {
    scope,
    params: { productId: 8, isInWishlist: true },
  });
  expect(placesOf()).toMatchObject({ 8: null });
});

it('takes the titles of a removed shelf off it', async () => {
  const { scope, placesOf } = await start({ 'POST /api/wishlist/removeCategory': null });
  await allSettled(shelvesShown, { scope });
  await allSettled(wishlistChangeRequested, { scope, params: to(9, 1) });
  await allSettled(removeWishCategoryFx, { scope, params: { body: { categoryId: 1 } } });
  expect(placesOf()).toEqual({ 9: null, 8: null, 7: null });
  expect(scope.getState($shelves)?.map(({ id }) => id)).toEqual([2]);
});

it('takes over what another device has changed, and keeps what this one changes meanwhile', async () => {
  let served = aPage([aWish(9, null), aWish(8, 1), aWish(7, 1)]);
  const { scope, placesOf } = await start({ 'POST /api/wishlist/items': () => served });
  await allSettled(wishlistChangeRequested, { scope, params: to(9, 2) });
  served = aPage([aWish(9, 1), aWish(6, null)]);
  const reloaded = allSettled(wishlistReloadRequested, { scope });
  void allSettled(wishlistChangeRequested, { scope, params: to(6, 2) });
  await reloaded;
  expect(placesOf()).toEqual({ 9: 1, 6: 2 });
});

it('knows a title that was wished before the list could be loaded', async () => {
  let isBroken = true;
  const { scope, placesOf } = await start({
    'POST /api/wishlist/items': () => {
      if (isBroken) throw { kind: 'network' };
      return aPage([aWish(9, null)]);
    },
  });
  await allSettled(wishlistChangeRequested, {
    scope,
    params: { productId: 5, isInWishlist: true },
  });
  expect(placesOf()).toEqual({ 5: null });
  isBroken = false;
  await allSettled(wishlistReloadRequested, { scope });
  expect(scope.getState($knownWishes).map(({ productId }) => productId)).toEqual([5, 9]);
});

it('leaves no shelf for the next user', async () => {
  const { scope } = await start();
  await allSettled(shelvesShown, { scope });
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($shelves)).toBeNull();
  expect(scope.getState(wishCategories.$answer)).toBeNull();
  // Theirs are loaded with the sign-in, because the shelves are still in sight.
  await allSettled(tokensChanged, { scope, params: someTokens() });
  expect(scope.getState($shelves)).toMatchObject([{ title: 'Night' }, { title: 'Road' }]);
});
