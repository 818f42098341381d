import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { bookMoveRequested } from '@/features/owned-books/archive';
import { $keptBooks } from '@/features/kept-books/model/books';
import { keepRequested, keptRemoved } from '@/features/kept-books/model/keep';
import { sessionEnded } from '@/shared/api/tokens';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { passTimers } from '@/testing/pass-timers';
import { watchCalls } from '@/testing/watch-calls';

import { $menuBook, bookMenuOpened, menuMovePressed } from './book-menu';
import { menuKeepPressed, menuRemovePressed, removeAllConfirmed, removeAllQuestion } from './kept';

passTimers();

const book = aBookCard({ audioBookId: 7 });
const kept = (audioBookId: number) => ({
  ...{ card: aBookCard({ audioBookId }), span: 'whole' as const, isPaused: false },
  ...{ confirmedAt: 0, chapters: [] },
});

async function openMenu(search = '') {
  const test = await createTestScope({
    answers: Object.fromEntries(
      ['archive', 'unarchive'].map((call) => [`POST /api/library/${call}/7`, null]),
    ),
  });
  const { scope, router } = test;
  const here = { routeId: 'library', path: '/library', search };
  const sent = {
    moved: watchCalls(bookMoveRequested, scope),
    keep: watchCalls(keepRequested, scope),
    removed: watchCalls(keptRemoved, scope),
  };
  router.visit(here);
  await allSettled(bookMenuOpened, { scope, params: book });
  expect(router.navigations.at(-1)).toEqual({ to: `/library${search}#bookMenu` });
  router.visit({ ...here, hash: '#bookMenu' });
  await allSettled(scope);
  const isClosed = () => router.navigations.at(-1)?.to === -1;
  return { ...test, here, sent, isClosed };
}

it.each([
  ['the library', '', 'archive'],
  ['another tab', '?filter=finished', 'archive'],
  ['the archive', '?filter=archived', 'library'],
])('moves the book of the menu away from %s, and closes', async (_, search, to) => {
  const { scope, sent, isClosed } = await openMenu(search);
  await allSettled(menuMovePressed, { scope });
  expect(sent.moved).toEqual([{ book, to }]);
  expect(isClosed()).toBe(true);
});

it('keeps the whole book of the menu on the device, and closes', async () => {
  const { scope, sent, isClosed } = await openMenu();
  await allSettled(menuKeepPressed, { scope });
  expect(sent.keep).toEqual([{ audioBookId: 7, span: 'whole', fromChapterId: null }]);
  expect(sent.removed).toEqual([]);
  expect(isClosed()).toBe(true);
});

it('removes the book of the menu alone from the device, and closes', async () => {
  const { scope, sent, isClosed } = await openMenu();
  await allSettled($keptBooks, { scope, params: [kept(6), kept(7)] });
  await allSettled(menuRemovePressed, { scope });
  expect(sent.removed).toEqual([[7]]);
  expect(sent.keep).toEqual([]);
  expect(isClosed()).toBe(true);
});

it('removes all books from the device once that is confirmed', async () => {
  const { scope, router, here, sent } = await openMenu();
  await allSettled($keptBooks, { scope, params: [kept(6), kept(7)] });
  router.visit(here);
  await allSettled(removeAllQuestion.opened, { scope });
  router.visit({ ...here, hash: '#removeKept' });
  expect(sent.removed).toEqual([]);
  await allSettled(removeAllConfirmed, { scope });
  expect(sent.removed).toEqual([[6, 7]]);
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
});

it('forgets the book of the user who signed out', async () => {
  const { scope, sent } = await openMenu();
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($menuBook)).toBeNull();
  await allSettled(menuMovePressed, { scope });
  await allSettled(menuKeepPressed, { scope });
  await allSettled(menuRemovePressed, { scope });
  expect(sent).toEqual({ moved: [], keep: [], removed: [] });
});

it('removes the marker of a menu that a reload has lost', async () => {
  const { scope, router } = await createTestScope();
  router.visit({ routeId: 'library', path: '/library', search: '?sort=title', hash: '#bookMenu' });
  await allSettled(scope);
  expect(router.navigations).toEqual([{ to: '/library?sort=title', replace: true }]);
});

it('closes the menu of a book when its user is signed out', async () => {
  const { scope, isClosed } = await openMenu();
  await allSettled(sessionEnded, { scope });
  expect(isClosed()).toBe(true);
});
