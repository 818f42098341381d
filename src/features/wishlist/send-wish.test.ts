import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import type { WishState } from '@/entities/wishlist/wishes';
import { createTestScope } from '@/testing/create-scope';

import { sendWishFx } from './send-wish';

const productId = 7;
const onShelf = (categoryId: number | null) => ({ isInWishlist: true, categoryId });
const wished = { isInWishlist: true };

test.each<[string, number | null | undefined, WishState, object[]]>([
  ['a heart', undefined, wished, [{ addItem: { productId } }]],
  ['a heart of a title that is there', 5, wished, [{ addItem: { productId } }]],
  ['a heart that is taken back', 5, { isInWishlist: false }, [{ removeItem: { productId } }]],
  ['a new title for a shelf', undefined, onShelf(5), [{ addItem: { productId, categoryId: 5 } }]],
  ['a new title for no shelf', undefined, onShelf(null), [{ addItem: { productId } }]],
  ['a title without a shelf', null, onShelf(5), [{ addItem: { productId, categoryId: 5 } }]],
  [
    'a title of another shelf',
    4,
    onShelf(5),
    [{ move: { productId, fromCategoryId: 4, toCategoryId: 5 } }],
  ],
  [
    'a title that leaves its shelf',
    4,
    onShelf(null),
    [{ removeFromCategory: { productId, categoryId: 4 } }],
  ],
  ['a title that is on that shelf', 5, onShelf(5), []],
  ['a title without a shelf that stays without', null, onShelf(null), []],
])('sends one call at most for %s', async (_name, from, wanted, expected) => {
  const names = ['addItem', 'removeItem', 'move', 'removeFromCategory'];
  const { scope, requests } = await createTestScope({
    answers: Object.fromEntries(names.map((name) => [`POST /api/wishlist/${name}`, null])),
  });
  const { status } = await allSettled(sendWishFx, {
    scope,
    params: { ...wanted, productId, from },
  });
  expect(status).toBe('done');
  expect(requests.map(({ url, body }) => ({ [url.split('/').pop() ?? '']: body }))).toEqual(
    expected,
  );
});
