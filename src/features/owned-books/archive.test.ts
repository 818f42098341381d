import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { tokensChanged } from '@/shared/api/tokens';
import { library as texts } from '@/shared/i18n/fa/library';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $movingBooks, bookMoveFailed, bookMoveRequested, bookMoveUndo } from './archive';
import { archivedBooks, libraryBooks } from './library-books';

const book = (audioBookId: number) => aBookCard({ audioBookId, title: `Book ${audioBookId}` });
const [one, two, three] = [book(1), book(2), book(3)];

async function open(answers: Record<string, unknown> = {}) {
  const test = await createTestScope({
    answers: {
      'GET /api/library': ({ url }: { url: string }) =>
        aPage(url.includes('archived') ? [book(9)] : [one, two, three]),
      'POST /api/wishlist/items': aPage([]),
      'GET /api/account/editprofile': {},
      'POST /api/library/archive/2': null,
      'POST /api/library/unarchive/2': null,
      'POST /api/library/unarchive/9': null,
      ...answers,
    },
  });
  const { scope } = test;
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(libraryBooks.opened, { scope, params: 'all' });
  await allSettled(archivedBooks.opened, { scope, params: 'archived' });
  const idsOf = (list: typeof libraryBooks | typeof archivedBooks) =>
    scope.getState(list.$items)?.map(({ audioBookId }) => audioBookId);
  const sent = () =>
    test.requests.flatMap(({ url }) => (/\/(un)?archive\//.test(url) ? [url] : []));
  return { ...test, idsOf, sent };
}
/** Lets the answers come; `allSettled` would wait for the offer to undo, too. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

it('archives a book, and puts it back at its place', async () => {
  const { scope, idsOf, sent } = await open();
  void allSettled(bookMoveRequested, { scope, params: { book: two, to: 'archive' } });
  await settled();
  expect(idsOf(libraryBooks)).toEqual([1, 3]);
  expect(scope.getState(libraryBooks.$total)).toBe(2);
  // Only the list that the book left counts one less.
  expect(scope.getState(archivedBooks.$total)).toBe(1);
  expect(scope.getState(bookMoveUndo.$offer)?.text).toBe(texts.movedTo.archive('Book 2'));
  void allSettled(bookMoveUndo.undoClicked, { scope });
  await settled();
  expect(idsOf(libraryBooks)).toEqual([1, 2, 3]);
  expect(scope.getState(libraryBooks.$total)).toBe(3);
  expect(sent()).toEqual(['/api/library/archive/2', '/api/library/unarchive/2']);
  expect(scope.getState(bookMoveUndo.$offer)).toBeNull();
});

it('brings a book back from the archive, and archives it again', async () => {
  const { scope, idsOf } = await open({ 'POST /api/library/archive/9': null });
  void allSettled(bookMoveRequested, { scope, params: { book: book(9), to: 'library' } });
  await settled();
  expect(idsOf(archivedBooks)).toEqual([]);
  expect(scope.getState(libraryBooks.$total)).toBe(3);
  expect(scope.getState(bookMoveUndo.$offer)?.text).toBe(texts.movedTo.library('Book 9'));
  void allSettled(bookMoveUndo.undoClicked, { scope });
  await settled();
  expect(idsOf(archivedBooks)).toEqual([9]);
  expect(idsOf(libraryBooks)).toEqual([1, 2, 3]);
});

it('sends one request for a book, however often it is asked to', async () => {
  const held = heldAnswer<null>();
  const { scope, sent } = await open({ 'POST /api/library/archive/2': held.answer });
  for (let time = 0; time < 3; time += 1) {
    void allSettled(bookMoveRequested, { scope, params: { book: two, to: 'archive' } });
  }
  expect(sent()).toHaveLength(1);
  expect(scope.getState($movingBooks)).toEqual([2]);
  held.give(null);
  await settled();
  expect(scope.getState($movingBooks)).toEqual([]);
});

it('moves another book while one is on its way, and frees each with its own answer', async () => {
  const held = heldAnswer<null>();
  const { scope, idsOf, sent } = await open({
    'POST /api/library/archive/2': held.answer,
    'POST /api/library/archive/3': null,
  });
  const archive = (moved: typeof two) =>
    void allSettled(bookMoveRequested, { scope, params: { book: moved, to: 'archive' } });
  archive(two);
  archive(three);
  await settled();
  expect(idsOf(libraryBooks)).toEqual([1, 2]);
  expect(scope.getState($movingBooks)).toEqual([2]);
  archive(two);
  held.give(null);
  await settled();
  expect(idsOf(libraryBooks)).toEqual([1]);
  expect(sent()).toEqual(['/api/library/archive/2', '/api/library/archive/3']);
});

it('keeps the book where it is when the server refuses, and tries again when it is asked to', async () => {
  const { scope, idsOf, sent } = await open({
    'POST /api/library/archive/2': () => {
      throw { kind: 'network' };
    },
  });
  const failures = watchCalls(bookMoveFailed, scope);
  await allSettled(bookMoveRequested, { scope, params: { book: two, to: 'archive' } });
  expect(idsOf(libraryBooks)).toEqual([1, 2, 3]);
  expect(failures).toEqual([{ kind: 'network' }]);
  expect(scope.getState(bookMoveUndo.$offer)).toBeNull();
  expect(scope.getState($movingBooks)).toEqual([]);
  await allSettled(bookMoveRequested, { scope, params: { book: two, to: 'archive' } });
  expect(sent()).toHaveLength(2);
});

it('offers to take back the book that was moved last, whatever the order of the answers', async () => {
  const held = heldAnswer<null>();
  const { scope, idsOf } = await open({
    'POST /api/library/archive/2': held.answer,
    'POST /api/library/archive/3': null,
  });
  const offered = () => scope.getState(bookMoveUndo.$offer)?.text ?? null;
  const archive = (moved: typeof two) =>
    void allSettled(bookMoveRequested, { scope, params: { book: moved, to: 'archive' } });
  archive(two);
  archive(three);
  await settled();
  held.give(null);
  await settled();
  expect(idsOf(libraryBooks)).toEqual([1]);
  expect(offered()).toBe(texts.movedTo.archive('Book 3'));
});

it('offers nothing when the answer comes after the page was left', async () => {
  const held = heldAnswer<null>();
  const { scope, router } = await open({ 'POST /api/library/archive/2': held.answer });
  router.visit({ routeId: 'library', path: '/library' });
  await settled();
  void allSettled(bookMoveRequested, { scope, params: { book: two, to: 'archive' } });
  router.visit({ routeId: 'shop', path: '/' });
  held.give(null);
  await settled();
  expect(scope.getState(bookMoveUndo.$offer)).toBeNull();
});
