import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { $keptBooks } from '@/features/kept-books/model/books';
import { sessionEnded } from '@/shared/api/tokens';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { arrangeSheet } from './arrangement';
import { removeAllQuestion } from './kept';
import './lost-markers';

const here = { routeId: 'library', path: '/library' };
const onKeptTab = { ...here, search: '?filter=kept' };
const kept = {
  ...{ card: aBookCard(), span: 'whole' as const, isPaused: false },
  ...{ confirmedAt: 0, chapters: [] },
};

const open = (isSignedIn = true) =>
  createTestScope({
    ...(isSignedIn && { tokens: someTokens() }),
    answers: { 'GET /api/library': aPage([aBookCard()]), 'POST /api/wishlist/items': aPage([]) },
  });

const markers = ['#arrange', '#removeKept'];

it.each(markers)('removes the marker %s for a visitor, once that is known', async (hash) => {
  const { scope, router } = await open(false);
  router.visit({ ...onKeptTab, hash });
  expect(router.navigations).toEqual([]);
  await allSettled(sessionRestoreRequested, { scope });
  expect(router.navigations).toEqual([{ to: '/library?filter=kept', replace: true }]);
});

it.each(markers)('removes the marker %s when the user is signed out', async (hash) => {
  const { scope, router } = await open();
  await allSettled($keptBooks, { scope, params: [kept] });
  router.visit(onKeptTab);
  router.visit({ ...onKeptTab, hash });
  await allSettled(scope);
  expect(router.navigations).toEqual([]);
  await allSettled(sessionEnded, { scope });
  expect(router.navigations).toEqual([{ to: '/library?filter=kept', replace: true }]);
});

it('arranges the books also after a reload, but not the wishes', async () => {
  const { scope, router } = await open();
  router.visit({ ...here, hash: '#arrange' });
  await allSettled(scope);
  expect(scope.getState(arrangeSheet.$isOpen)).toBe(true);
  expect(router.navigations).toEqual([]);
  router.visit({ ...here, search: '?filter=wishes', hash: '#arrange' });
  router.visit({ ...here, search: '?filter=wishes' });
  router.visit({ ...here, search: '?filter=wishes', hash: '#arrange' });
  await allSettled(scope);
  expect(router.navigations).toEqual([{ to: '/library?filter=wishes', replace: true }]);
});

it.each([
  ['on another tab', here, [kept]],
  ['where no book is on the device', onKeptTab, []],
])('does not ask whether to remove all books %s', async (_, visit, books) => {
  const { scope, router } = await open();
  await allSettled($keptBooks, { scope, params: books });
  router.visit({ ...visit, hash: '#removeKept' });
  await allSettled(scope);
  expect(router.navigations).toHaveLength(1);
  expect(router.navigations[0]).toMatchObject({ replace: true });
});

it('asks whether to remove all books where there are some', async () => {
  const { scope, router } = await open();
  await allSettled($keptBooks, { scope, params: [kept] });
  router.visit(onKeptTab);
  await allSettled(removeAllQuestion.opened, { scope });
  router.visit({ ...onKeptTab, hash: '#removeKept' });
  await allSettled(scope);
  expect(scope.getState(removeAllQuestion.$isOpen)).toBe(true);
  expect(router.navigations).toHaveLength(1);
});
