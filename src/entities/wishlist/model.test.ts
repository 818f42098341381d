import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import type { ApiRequest } from '@/shared/api/send';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';

import {
  $knownWishes,
  $wishlistError,
  $wishlistIds,
  wishlistChanged,
  wishlistIdsRequested,
  wishlistReloadRequested,
} from './model';

const wishlistCall = 'POST /api/wishlist/items';
const stored = 'session:wishlist_ids';

const tokensOf = (name: string) => ({ access: name, refresh: `refresh-${name}`, expiresAt: 1e15 });
const anItem = (productId: number) => ({ product: aBookCard({ productId }) });

/** A wishlist of 45 items, in pages of 20. */
function answerPage({ body }: ApiRequest) {
  const { page } = body as { page: number };
  const count = page < 3 ? 20 : 5;
  return {
    items: Array.from({ length: count }, (_, index) => anItem((page - 1) * 20 + index + 1)),
    total: 45,
    page,
    pageSize: 20,
  };
}
const all = Array.from({ length: 45 }, (_, index) => index + 1);

it('loads the ids of every page at sign-in, and stores them for the tab', async () => {
  const { scope, storage } = await createTestScope({ answers: { [wishlistCall]: answerPage } });
  await allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  expect(scope.getState($wishlistIds)).toEqual(all);
  expect(JSON.parse(storage.get(stored) ?? '')).toEqual(all);
});

it('loads them once for several requests', async () => {
  const { scope, requests } = await createTestScope({ answers: { [wishlistCall]: answerPage } });
  await allSettled(wishlistIdsRequested, { scope });
  expect(requests).toEqual([]);
  await allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  await allSettled(wishlistIdsRequested, { scope });
  expect(requests).toHaveLength(3);
});

it('sends no second request while the first one runs', async () => {
  const held = heldAnswer<unknown>();
  const { scope, requests } = await createTestScope({ answers: { [wishlistCall]: held.answer } });
  const settled = allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  void allSettled(wishlistIdsRequested, { scope });
  held.give({ items: [anItem(1)], total: 1, page: 1, pageSize: 20 });
  await settled;
  expect(scope.getState($wishlistIds)).toEqual([1]);
  expect(requests).toHaveLength(1);
});

it('clears them when the session ends', async () => {
  const { scope } = await createTestScope({ answers: { [wishlistCall]: answerPage } });
  await allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($wishlistIds)).toBeNull();
});

it('ignores an answer that arrives after the sign-out', async () => {
  const held = heldAnswer<unknown>();
  const { scope, storage } = await createTestScope({ answers: { [wishlistCall]: held.answer } });
  const settled = allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  await Promise.resolve();
  void allSettled(sessionEnded, { scope });
  held.give({ items: [anItem(7)], total: 1, page: 1, pageSize: 20 });
  await settled;
  expect(scope.getState($wishlistIds)).toBeNull();
  expect(storage.has(stored)).toBe(false);
});

it("has only the next user's wishlist when the first user's answer arrives late", async () => {
  const held = heldAnswer<unknown>();
  const { scope } = await createTestScope({
    answers: {
      [wishlistCall]: ({ headers }: ApiRequest) =>
        headers['authorization'] === 'Bearer sara'
          ? held.answer()
          : { items: [anItem(2)], total: 1, page: 1, pageSize: 20 },
    },
  });
  const settled = allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  await Promise.resolve();
  void allSettled(sessionEnded, { scope });
  void allSettled(tokensChanged, { scope, params: tokensOf('omid') });
  held.give({ items: [anItem(1)], total: 1, page: 1, pageSize: 20 });
  await settled;
  expect(scope.getState($wishlistIds)).toEqual([2]);
});

it("sends no second request while the next user's runs, when the first user's has ended", async () => {
  const [sara, omid] = [heldAnswer<unknown>(), heldAnswer<unknown>()];
  const { scope, requests } = await createTestScope({
    answers: {
      [wishlistCall]: ({ headers }: ApiRequest) =>
        (headers['authorization'] === 'Bearer sara' ? sara : omid).answer(),
    },
  });
  void allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  await Promise.resolve();
  void allSettled(sessionEnded, { scope });
  const settled = allSettled(tokensChanged, { scope, params: tokensOf('omid') });
  sara.give({ items: [anItem(1)], total: 1, page: 1, pageSize: 20 });
  await new Promise(setImmediate);
  void allSettled(wishlistIdsRequested, { scope });
  omid.give({ items: [anItem(2)], total: 1, page: 1, pageSize: 20 });
  await settled;
  expect(requests).toHaveLength(2);
});

it('keeps changes made during a load that started before them', async () => {
  const held = heldAnswer<unknown>();
  const { scope, storage } = await createTestScope({ answers: { [wishlistCall]: held.answer } });
  const loaded = allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  for (const params of [
    { productId: 7, isInWishlist: true },
    { productId: 1, isInWishlist: false },
    { productId: 8, isInWishlist: true },
  ]) {
    void allSettled(wishlistChanged, { scope, params });
  }
  expect(scope.getState($wishlistIds)).toBeNull();
  held.give({ items: [anItem(1), anItem(2)], total: 2, page: 1, pageSize: 20 });
  await loaded;
  expect(scope.getState($wishlistIds)).toEqual([8, 7, 2]);
  expect(JSON.parse(storage.get(stored) ?? '')).toEqual([8, 7, 2]);
});

it('says why it could not be loaded, until the next attempt or the sign-out', async () => {
  const error = { kind: 'network' };
  let isBroken = true;
  const { scope } = await createTestScope({
    answers: {
      [wishlistCall]: (request: ApiRequest) => {
        if (isBroken) throw error;
        return answerPage(request);
      },
    },
  });
  await allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  expect(scope.getState($wishlistError)).toEqual(error);
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($wishlistError)).toBeNull();
  await allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  isBroken = false;
  await allSettled(wishlistReloadRequested, { scope });
  expect(scope.getState($wishlistError)).toBeNull();
  expect(scope.getState($wishlistIds)).toEqual(all);
});

it('has no error of a request that a sign-out cancelled', async () => {
  const held = heldAnswer<unknown>();
  const { scope } = await createTestScope({ answers: { [wishlistCall]: held.answer } });
  void allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  void allSettled(sessionEnded, { scope });
  held.give({ items: [], total: 0, page: 1, pageSize: 20 });
  await allSettled(scope);
  expect(scope.getState($wishlistError)).toBeNull();
});

it('ends with an empty page, whatever the total says', async () => {
  const { scope, requests } = await createTestScope({
    answers: { [wishlistCall]: { items: [], total: 40, page: 1, pageSize: 20 } },
  });
  await allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  expect(requests).toHaveLength(1);
  expect(scope.getState($wishlistIds)).toEqual([]);
});

it('is loaded when the device is online, unless it was before', async () => {
  let isOnline = false;
  const { scope, requests } = await createTestScope({
    answers: {
      [wishlistCall]: () => {
        if (!isOnline) throw { kind: 'offline' };
        return { items: [anItem(1)], total: 1, page: 1, pageSize: 20 };
      },
    },
  });
  await allSettled(tokensChanged, { scope, params: tokensOf('sara') });
  expect(scope.getState($wishlistIds)).toBeNull();
  isOnline = true;
  for (const _ of ['first', 'again']) await allSettled(cameOnline, { scope });
  expect(scope.getState($wishlistIds)).toEqual([1]);
  expect(requests).toHaveLength(2);
});

it('keeps a title on its shelf, until it is taken off the wishlist', async () => {
  const { scope } = await createTestScope();
  const change = async (isInWishlist: boolean, categoryId?: number) => {
    const params = { productId: 7, isInWishlist, ...(categoryId !== undefined && { categoryId }) };
    await allSettled(wishlistChanged, { scope, params });
    return scope.getState($knownWishes).map((wish) => wish.categoryId);
  };
  expect(await change(true, 1)).toEqual([1]);
  expect(await change(true)).toEqual([1]);
  expect(await change(false)).toEqual([]);
  expect(await change(true)).toEqual([null]);
});
