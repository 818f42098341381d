import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import type { ApiRequest } from '@/shared/api/send';
import {
  addWishCategoryFx,
  removeWishCategoryFx,
  renameWishCategoryFx,
} from '@/shared/api/endpoints/wishlist';
import { sessionEnded } from '@/shared/api/tokens';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { wishCategories } from './categories';
import { $knownWishes, wishlistChanged, wishlistReloadRequested } from './model';

const category = (id: number, title = `Shelf ${id}`) => ({ id, title, count: 0 });
const pageOf = ({ url }: ApiRequest) => Number(/categories\/(\d+)/.exec(url)?.[1]);

/** Two pages of shelves with one on each, and a wish on both. */
async function open(total = 2) {
  const page = (request: ApiRequest) => ({
    items: pageOf(request) > 2 ? [] : [category(pageOf(request))],
    ...{ total, page: pageOf(request), pageSize: 1 },
  });
  const test = await createTestScope({
    tokens: someTokens(),
    answers: {
      ...Object.fromEntries(
        [1, 2, 3].map((number) => [`POST /api/wishlist/categories/${number}`, page]),
      ),
      'POST /api/wishlist/addCategory': { id: 3 },
      'POST /api/wishlist/renameCategory': null,
      'POST /api/wishlist/removeCategory': null,
      'POST /api/wishlist/items': {
        items: [1, 2].map((id) => ({ product: aBookCard({ productId: id }), categoryId: id })),
        ...{ total: 2, page: 1, pageSize: 20 },
      },
    },
  });
  const { scope } = test;
  const load = () => allSettled(wishCategories.requested, { scope });
  const shelves = () => scope.getState(wishCategories.$answer)?.value ?? null;
  const remove = (categoryId: number) =>
    allSettled(removeWishCategoryFx, { scope, params: { body: { categoryId } } });
  return { ...test, load, shelves, remove };
}

it.each([
  [2, 2],
  // The server counts one that it does not list.
  [9, 3],
])('loads the shelves of every page: of %i, %i requests', async (total, count) => {
  const { load, shelves, requests } = await open(total);
  await load();
  expect(shelves()).toEqual([category(1), category(2)]);
  expect(requests).toHaveLength(count);
});

it('takes over what the user does with them', async () => {
  const { scope, load, shelves, remove } = await open();
  await load();
  await allSettled(addWishCategoryFx, { scope, params: { body: { title: 'New' } } });
  expect(shelves()).toEqual([category(1), category(2), category(3, 'New')]);
  const body = { categoryId: 2, title: 'Other' };
  await allSettled(renameWishCategoryFx, { scope, params: { body } });
  expect(shelves()).toEqual([category(1), category(2, 'Other'), category(3, 'New')]);
  await remove(1);
  expect(shelves()).toEqual([category(2, 'Other'), category(3, 'New')]);
});

it('makes none of what is not loaded, and forgets them at a sign-out', async () => {
  const { scope, load, shelves, remove } = await open();
  await allSettled(addWishCategoryFx, { scope, params: { body: { title: 'New' } } });
  const body = { categoryId: 2, title: 'Other' };
  await allSettled(renameWishCategoryFx, { scope, params: { body } });
  await remove(1);
  expect(shelves()).toBeNull();
  await load();
  await allSettled(sessionEnded, { scope });
  expect(shelves()).toBeNull();
});

it('takes its wishes off a shelf that is removed, and leaves those of the others', async () => {
  const { scope, remove } = await open();
  await allSettled(wishlistReloadRequested, { scope });
  const change = (productId: number, categoryId: number) =>
    allSettled(wishlistChanged, {
      scope,
      params: { productId, categoryId, isInWishlist: true },
    });
  await change(3, 1);
  await change(4, 2);
  await remove(1);
  const places = scope
    .getState($knownWishes)
    .map(({ productId, categoryId }) => [productId, categoryId]);
  expect(places).toEqual([
    [4, 2],
    [3, null],
    [1, null],
    [2, 2],
  ]);
});

it('loads the wishlist again behind the known one, with what was changed meanwhile', async () => {
  const { scope, remove, requests } = await open();
  await remove(1);
  expect(scope.getState($knownWishes)).toEqual([]);
  await allSettled(wishlistReloadRequested, { scope });
  await allSettled(wishlistReloadRequested, { scope });
  expect(requests.filter(({ url }) => url === '/api/wishlist/items')).toHaveLength(2);
  expect(scope.getState($knownWishes).map(({ productId }) => productId)).toEqual([1, 2]);
});
