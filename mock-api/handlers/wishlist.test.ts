import { expect, it } from 'vitest';

import { personaNamed } from '@fixtures/users/personas';

import { createTestApi } from '../testing/create-test-api';

async function collector() {
  const api = createTestApi();
  const token = await api.signIn('collector');
  const post = async (path: string, body: object = {}) =>
    api.send({ method: 'POST', path: `/api/wishlist/${path}`, token, body });
  const wishes = async (body: object = {}) => {
    const { json } = await post('items', body);
    return (json as { items: { product: { productId: number }; categoryId: number | null }[] })
      .items;
  };
  return {
    post,
    wishes,
    idsOf: async (body: object) => (await wishes(body)).map(({ product }) => product.productId),
    categories: async () => {
      const { json } = await post('categories/1');
      return (json as { items: { id: number; title: string; count: number }[] }).items;
    },
  };
}

it('has the wishes of the collector, most of them in her categories', async () => {
  const { wishCategories, wishlist } = personaNamed('collector');
  const { wishes, idsOf, categories } = await collector();
  expect((await wishes()).map(({ product }) => product.productId)).toEqual(wishlist.toReversed());
  const known = await categories();
  expect(known.map(({ title, count }) => [title, count])).toEqual(
    wishCategories.map(({ title, productIds }) => [title, productIds.length]),
  );
  for (const [index, { id }] of known.entries()) {
    const ids = await idsOf({ categoryId: id });
    expect(ids.toSorted()).toEqual([...(wishCategories[index]?.productIds ?? [])].sort());
  }
});

it('renames, moves and removes without a change of anything else', async () => {
  const { post, wishes, categories } = await collector();
  const [before, [one, two, three]] = [await wishes(), await categories()];
  const [moved, left] = before.filter(({ categoryId }) => categoryId === one?.id);
  const productId = moved?.product.productId;
  await post('renameCategory', { categoryId: two?.id, title: ' Journey ' });
  await post('move', { productId, fromCategoryId: one?.id, toCategoryId: two?.id });
  const unknown = { productId: left?.product.productId, fromCategoryId: one?.id, toCategoryId: 99 };
  expect((await post('move', unknown)).status).toBe(404);
  const count = (category: { count: number } | undefined, more: number) => ({
    ...category,
    count: (category?.count ?? 0) + more,
  });
  expect(await categories()).toEqual([
    count(one, -1),
    { ...count(two, 1), title: 'Journey' },
    three,
  ]);
  expect(await wishes()).toEqual(
    before.map((wish) => (wish === moved ? { ...wish, categoryId: two?.id } : wish)),
  );
});

it('keeps the wishes of the other categories when one is removed', async () => {
  const { post, wishes, categories } = await collector();
  const [before, [one, ...others]] = [await wishes(), await categories()];
  expect(before.filter(({ categoryId }) => categoryId === one?.id)).not.toEqual([]);
  await post('removeCategory', { categoryId: one?.id });
  expect(await categories()).toEqual(others);
  expect(await wishes()).toEqual(
    before.map((wish) => (wish.categoryId === one?.id ? { ...wish, categoryId: null } : wish)),
  );
});

it('makes no wish in a category that the account does not have', async () => {
  const { post, wishes } = await collector();
  const before = await wishes();
  const { status, json } = await post('addItem', { productId: 20001, categoryId: 99 });
  expect([status, json]).toMatchObject([404, { code: 'not-found' }]);
  expect(await wishes()).toEqual(before);
});
