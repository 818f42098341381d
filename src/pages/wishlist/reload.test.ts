import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $wishlistError, wishlistReloadRequested } from '@/entities/wishlist/model';
import { wishUndo } from '@/features/wishlist/wish-removal';
import { cameOnline } from '@/shared/browser/online';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { passTimers } from '@/testing/pass-timers';
import { someTokens } from '@/testing/session-fixtures';

import { $shownWishes, wishlistRetryClicked } from './model';
import {
  $isAllSelected,
  $isSelecting,
  $selectedWishes,
  allToggled,
  moveSheet,
  selectedRemoved,
  selectionStarted,
  shelfPicked,
  wishToggled,
} from './selection';

passTimers();

const here = { routeId: 'wishlist', path: '/wishlist' };
const shop = { routeId: 'shop', path: '/' };
const network = { kind: 'network' };

/** The wishlist with two titles, which cannot be loaded while `isBroken`. */
async function open(search = '') {
  const server = { isBroken: false };
  const test = await createTestScope({
    tokens: someTokens(),
    answers: {
      'POST /api/wishlist/items': () => {
        if (server.isBroken) throw network;
        return aPage(
          [1, 2].map((productId) => ({ product: aBookCard({ productId }), categoryId: null })),
        );
      },
      'POST /api/wishlist/categories/1': aPage([{ id: 1, title: 'Night', count: 0 }]),
      'POST /api/wishlist/move': null,
      'POST /api/wishlist/addItem': null,
    },
  });
  const { scope, router } = test;
  router.visit({ ...here, search });
  await allSettled(scope);
  const loads = () => test.requests.filter(({ url }) => url.endsWith('/wishlist/items')).length;
  return { ...test, server, loads, ids: () => scope.getState($shownWishes)?.length ?? null };
}

it('is loaded again by a retry', async () => {
  const { scope, loads } = await open();
  const known = loads();
  await allSettled(wishlistRetryClicked, { scope });
  expect(loads()).toBe(known + 1);
});

it('is loaded again when the device is online, only after a failure and while it is open', async () => {
  const { scope, router, server, loads, ids } = await open();
  const known = loads();
  await allSettled(cameOnline, { scope });
  expect(loads()).toBe(known);
  server.isBroken = true;
  await allSettled(wishlistRetryClicked, { scope });
  expect(scope.getState($wishlistError)).toEqual(network);
  expect(ids()).toBe(2);
  router.visit(shop);
  await allSettled(cameOnline, { scope });
  expect(loads()).toBe(known + 1);
  router.visit(here);
  await allSettled(scope);
  server.isBroken = false;
  await allSettled(cameOnline, { scope });
  expect(scope.getState($wishlistError)).toBeNull();
  expect(loads()).toBe(known + 3);
});

it('selects all or none, and changes nothing of nothing', async () => {
  const { scope, router, requests } = await open();
  const selected = () => scope.getState($selectedWishes).map(({ productId }) => productId);
  const isAll = () => scope.getState($isAllSelected);
  await allSettled(selectionStarted, { scope });
  expect([selected(), isAll()]).toEqual([[], false]);
  await allSettled(wishToggled, { scope, params: 1 });
  expect([selected(), isAll()]).toEqual([[1], false]);
  await allSettled(allToggled, { scope });
  expect([selected(), isAll()]).toEqual([[1, 2], true]);
  await allSettled(allToggled, { scope });
  expect([selected(), isAll()]).toEqual([[], false]);
  const sent = requests.length;
  await allSettled(selectedRemoved, { scope });
  expect(scope.getState(wishUndo.$offer)).toBeNull();
  expect(scope.getState($isSelecting)).toBe(true);
  await allSettled(moveSheet.opened, { scope });
  router.visit({ ...here, hash: '#moveWishes' });
  await allSettled(selectionStarted, { scope });
  // With nothing to move the sheet closes by itself.
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
  router.visit(here);
  await allSettled(shelfPicked, { scope, params: 1 });
  expect(requests).toHaveLength(sent);
  expect(scope.getState($isSelecting)).toBe(true);
});

it('has nothing selected where no list is, or an empty one', async () => {
  const { scope } = await createTestScope();
  await allSettled(allToggled, { scope });
  expect(scope.getState($selectedWishes)).toEqual([]);
  expect(scope.getState($isAllSelected)).toBe(false);
  const { scope: empty } = await createTestScope({
    tokens: someTokens(),
    answers: { 'POST /api/wishlist/items': aPage([]) },
  });
  await allSettled(wishlistReloadRequested, { scope: empty });
  await allSettled(selectionStarted, { scope: empty });
  expect(empty.getState($shownWishes)).toEqual([]);
  expect(empty.getState($isAllSelected)).toBe(false);
});
