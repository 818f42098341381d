import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { library as texts } from '@/shared/i18n/fa/library';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $movingBooks,
  bookMoveFailed,
  bookMoveRequested,
  bookMovesOutdated,
  bookMoveUndo,
} from './archive';
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

it('puts a book back at the top when its list came anew without it meanwhile', async () => {
  const held = heldAnswer<unknown>();
  const { scope, idsOf } = await open({ 'POST /api/library/archive/2': held.answer });
  void allSettled(bookMoveRequested, { scope, params: { book: two, to: 'archive' } });
  void allSettled(libraryBooks.removed, { scope, params: two });
  held.give(null);
  await settled();
  void allSettled(bookMoveUndo.undoClicked, { scope });
  await settled();
  expect(idsOf(libraryBooks)).toEqual([2, 1, 3]);
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

type End = (test: Awaited<ReturnType<typeof open>>) => unknown;
const leave: End = ({ router }) => router.visit({ routeId: 'shop', path: '/' });

const ends: readonly [string, string, End][] = [
  ['the library was left', 'library', leave],
  ['the archive was left', 'archive', leave],
  [
    'something newer was done',
    'library',
    ({ scope }) => void allSettled(bookMovesOutdated, { scope }),
  ],
  ['the session ended', 'library', ({ scope }) => void allSettled(sessionEnded, { scope })],
];

it.each(ends)('offers nothing when the answer comes after %s', async (_, routeId, end) => {
  const held = heldAnswer<null>();
  const test = await open({ 'POST /api/library/archive/2': held.answer });
  const { scope, router } = test;
  const failures = watchCalls(bookMoveFailed, scope);
  router.visit({ routeId, path: `/${routeId}` });
  await settled();
  void allSettled(bookMoveRequested, { scope, params: { book: two, to: 'archive' } });
  end(test);
  held.give(null);
  await settled();
  expect(scope.getState(bookMoveUndo.$offer)).toBeNull();
  // A user who has signed out is told of no failure.
  expect(failures).toEqual([]);
});

it.each(ends)('offers nothing any more once %s', async (_, routeId, end) => {
  const test = await open();
  const { scope, router } = test;
  router.visit({ routeId, path: `/${routeId}` });
  await settled();
  void allSettled(bookMoveRequested, { scope, params: { book: two, to: 'archive' } });
  await settled();
  expect(scope.getState(bookMoveUndo.$offer)).not.toBeNull();
  end(test);
  await settled();
  expect(scope.getState(bookMoveUndo.$offer)).toBeNull();
});
