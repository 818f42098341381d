import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $notification, dismissClicked } from '@/features/notifications/model';
import { wishlistChangeRequested } from '@/features/wishlist/model';
import { httpError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer, type HeldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import { $shownWishes } from './model';
import { $isSelecting, selectionStarted } from './selection';
import { newShelfForm, renameShelfForm, shelfRemovalConfirmed } from './shelf-forms';

const shelfTwo = { routeId: 'wishlist', path: '/wishlist', search: '?category=2' };
const settled = () => new Promise((resolve) => void setImmediate(resolve));
const broken = () => {
  throw httpError(500, 'Broken', null);
};

/** The shelf 1 is open, and the calls that change shelves have these answers. */
async function openShelf(answers: Record<string, unknown> = {}) {
  const test = await createTestScope({
    tokens: someTokens(),
    answers: {
      'POST /api/wishlist/items': aPage([]),
      'POST /api/wishlist/categories/1': aPage([{ id: 1, title: 'Night', count: 0 }]),
      ...answers,
    },
  });
  const visit = (hash = '') =>
    test.router.visit({ routeId: 'wishlist', path: '/wishlist', search: '?category=1', hash });
  visit();
  await settled();
  return { ...test, visit };
}

it('shows the whole wishlist before the shelves are there, but one of them only afterwards', async () => {
  const items = heldAnswer<unknown>();
  const shelves = heldAnswer<unknown>();
  const { scope, router, visit } = await openShelf({
    'POST /api/wishlist/items': items.answer,
    'POST /api/wishlist/categories/1': shelves.answer,
  });
  const shown = () => scope.getState($shownWishes)?.map(({ productId }) => productId);
  router.visit({ routeId: 'wishlist', path: '/wishlist' });
  expect(shown()).toBeUndefined();
  items.give(
    aPage([
      { product: aBookCard({ productId: 9 }), categoryId: null },
      { product: aBookCard({ productId: 8 }), categoryId: 1 },
    ]),
  );
  await settled();
  expect(shown()).toEqual([9, 8]);
  visit();
  expect(shown()).toBeUndefined();
  shelves.give(aPage([{ id: 1, title: 'Night', count: 1 }]));
  await settled();
  expect(shown()).toEqual([8]);
});

it('stays on the page that was opened before a removed shelf was answered', async () => {
  const held = heldAnswer<null>();
  const { scope, router, requests, visit } = await openShelf({
    'POST /api/wishlist/removeCategory': held.answer,
  });
  visit('#removeShelf');
  void allSettled(shelfRemovalConfirmed, { scope });
  router.visit({ routeId: 'shop', path: '/' });
  held.give(null);
  await settled();
  expect(requests.map(({ url }) => url)).toContain('/api/wishlist/removeCategory');
  expect(router.navigations).toEqual([]);
});

it.each([
  ['removed', (held: HeldAnswer<null>) => held.give(null)],
  ['refused', (held: HeldAnswer<null>) => held.fail(httpError(500, 'Broken', null))],
])('leaves the question about another shelf alone when the first is %s', async (_, answer) => {
  const held = heldAnswer<null>();
  const { scope, router, visit } = await openShelf({
    'POST /api/wishlist/removeCategory': held.answer,
    'POST /api/wishlist/categories/1': aPage(
      [1, 2].map((id) => ({ id, title: `Shelf ${id}`, count: 0 })),
    ),
  });
  visit('#removeShelf');
  void allSettled(shelfRemovalConfirmed, { scope });
  visit();
  router.visit({ ...shelfTwo, hash: '#removeShelf' });
  answer(held);
  await settled();
  expect(router.navigations).toEqual([]);
  expect(scope.getState($notification)).toBeNull();
});

it.each([
  ['a new shelf', newShelfForm],
  ['a new name', renameShelfForm],
])('tells that %s failed after its form was closed', async (_, form) => {
  const { scope } = await openShelf({
    'POST /api/wishlist/addCategory': broken,
    'POST /api/wishlist/renameCategory': broken,
  });
  await allSettled(dismissClicked, { scope });
  void allSettled(form.submitted, { scope, params: { title: 'Road' } });
  await settled();
  expect(scope.getState($notification)).toMatchObject({ kind: 'error' });
});

it('ends the selection at a sign-out', async () => {
  const { scope } = await openShelf();
  await allSettled(selectionStarted, { scope });
  void allSettled(sessionEnded, { scope });
  expect(scope.getState($isSelecting)).toBe(false);
});

it('reads the wishlist again after a refusal on its page, and not on another one', async () => {
  const { scope, router, requests, visit } = await openShelf({
    'POST /api/wishlist/addItem': broken,
  });
  const reads = () => requests.filter(({ url }) => url.endsWith('/wishlist/items')).length;
  const refuse = () =>
    allSettled(wishlistChangeRequested, { scope, params: { productId: 7, isInWishlist: true } });
  router.visit({ routeId: 'shop', path: '/' });
  const before = reads();
  await refuse();
  expect(reads()).toBe(before);
  visit();
  await settled();
  const onPage = reads();
  await refuse();
  expect(reads()).toBe(onPage + 1);
});
