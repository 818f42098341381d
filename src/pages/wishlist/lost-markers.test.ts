import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { sessionEnded } from '@/shared/api/tokens';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { passTimers } from '@/testing/pass-timers';
import { someTokens } from '@/testing/session-fixtures';

import { $shownShelf } from './model';
import { moveSheet, selectionEnded, selectionStarted, shelfPicked, wishToggled } from './selection';
import {
  newShelfForm,
  removalQuestion,
  renameShelfForm,
  shelfRemovalConfirmed,
} from './shelf-forms';

passTimers();

const here = { routeId: 'wishlist', path: '/wishlist' };
const onShelf = { ...here, search: '?category=1' };
const withoutMarker = [{ to: '/wishlist?category=1', replace: true }];
const shelves = aPage([{ id: 1, title: 'Night', count: 0 }]);

async function open(answers: Record<string, unknown> = {}, isSignedIn = true) {
  const wish = { product: aBookCard({ productId: 1 }), categoryId: null };
  return createTestScope({
    ...(isSignedIn && { tokens: someTokens() }),
    answers: {
      'POST /api/wishlist/items': aPage([wish]),
      'POST /api/wishlist/categories/1': shelves,
      'POST /api/wishlist/move': null,
      'POST /api/wishlist/removeCategory': null,
      ...answers,
    },
  });
}

it('removes the marker of a move whose selection a reload has lost', async () => {
  const { scope, router } = await open();
  router.visit({ ...here, hash: '#moveWishes' });
  await allSettled(scope);
  expect(router.navigations).toEqual([{ to: '/wishlist', replace: true }]);
});

it('removes that marker also after a way forward to it, once the selection has ended', async () => {
  const { scope, router } = await open();
  router.visit(here);
  await allSettled(selectionStarted, { scope });
  await allSettled(wishToggled, { scope, params: 1 });
  await allSettled(moveSheet.opened, { scope });
  const opened = router.navigations.length;
  router.visit({ ...here, hash: '#moveWishes' });
  expect(router.navigations).toHaveLength(opened);
  router.visit(here);
  await allSettled(selectionEnded, { scope });
  router.visit({ ...here, hash: '#moveWishes' });
  expect(router.navigations.slice(opened)).toEqual([{ to: '/wishlist', replace: true }]);
});

it('goes back once when the selected titles are moved', async () => {
  const { scope, router } = await open();
  router.visit(here);
  await allSettled(selectionStarted, { scope });
  await allSettled(wishToggled, { scope, params: 1 });
  await allSettled(moveSheet.opened, { scope });
  router.visit({ ...here, hash: '#moveWishes' });
  await allSettled(shelfPicked, { scope, params: 1 });
  expect(router.navigations.slice(1)).toEqual([{ to: -1 }]);
});

const forms = [
  ['a new name', '#renameShelf', renameShelfForm.sheet],
  ['a removal', '#removeShelf', removalQuestion],
] as const;

it.each(forms)('keeps the marker of %s while its shelf is loading', async (_, hash, overlay) => {
  const held = heldAnswer<typeof shelves>();
  const { scope, router } = await open({ 'POST /api/wishlist/categories/1': held.answer });
  router.visit({ ...onShelf, hash });
  held.give(shelves);
  await allSettled(scope);
  expect(scope.getState($shownShelf)).toMatchObject({ id: 1 });
  expect(scope.getState(overlay.$isOpen)).toBe(true);
  expect(router.navigations).toEqual([]);
});

it.each(forms)('removes the marker of %s where the shelf is not there', async (_, hash) => {
  const { scope, router } = await open({ 'POST /api/wishlist/categories/1': aPage([]) });
  router.visit({ ...onShelf, hash });
  await allSettled(scope);
  expect(router.navigations).toEqual(withoutMarker);
});

it.each(forms)('removes the marker of %s on the whole wishlist', async (_, hash) => {
  const { scope, router } = await open();
  router.visit({ ...here, hash });
  await allSettled(scope);
  expect(router.navigations).toEqual([{ to: '/wishlist', replace: true }]);
});

/** Those, and the one that every shelf has. */
const allForms = [...forms, ['a new shelf', '#newShelf', newShelfForm.sheet] as const] as const;

it.each(allForms)('removes the marker of %s for a visitor, once that is known', async (_, hash) => {
  const { scope, router } = await open({}, false);
  router.visit({ ...onShelf, hash });
  expect(router.navigations).toEqual([]);
  await allSettled(sessionRestoreRequested, { scope });
  expect(router.navigations).toEqual(withoutMarker);
});

it('leads to the whole wishlist alone when the shelf was removed', async () => {
  const { scope, router } = await open();
  router.visit(onShelf);
  await allSettled(removalQuestion.opened, { scope });
  router.visit({ ...onShelf, hash: '#removeShelf' });
  await allSettled(shelfRemovalConfirmed, { scope });
  expect(router.navigations.slice(1)).toEqual([{ to: '/wishlist', replace: true }]);
});

it.each(allForms)('removes the marker of %s when the user is signed out', async (_, hash) => {
  const { scope, router } = await open();
  router.visit(onShelf);
  await allSettled(scope);
  router.visit({ ...onShelf, hash });
  await allSettled(sessionEnded, { scope });
  expect(router.navigations).toEqual(withoutMarker);
});

it('removes the marker of a move when the user is signed out', async () => {
  const { scope, router } = await open();
  router.visit(here);
  await allSettled(selectionStarted, { scope });
  await allSettled(wishToggled, { scope, params: 1 });
  router.visit({ ...here, hash: '#moveWishes' });
  expect(router.navigations).toEqual([]);
  await allSettled(sessionEnded, { scope });
  expect(router.navigations).toEqual([{ to: '/wishlist', replace: true }]);
});
