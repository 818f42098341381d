import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $notification } from '@/features/notifications/model';
import { $wishes } from '@/features/wishlist/model';
import { wishRemoved, wishUndo } from '@/features/wishlist/wish-removal';
import { httpError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { formatNumber } from '@/shared/i18n/format';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { $shownShelf, $shownWishes } from './model';
import {
  $isAllSelected,
  $isSelecting,
  $selectedWishes,
  allToggled,
  selectedRemoved,
  selectionStarted,
  shelfPicked,
  wishToggled,
} from './selection';
import { newShelfForm, renameShelfForm, shelfRemovalConfirmed } from './shelf-forms';

const book = (productId: number) =>
  aBookCard({ productId, audioBookId: productId, title: `Book ${productId}` });
const night = { id: 1, title: 'Night', count: 2 };
const wishes = aPage([
  { product: book(9), categoryId: null },
  { product: book(8), categoryId: 1 },
  { product: book(7), categoryId: 1 },
]);
const forbidden = () => {
  throw httpError(403, 'No', null);
};
const broken = () => {
  throw httpError(500, 'Broken', null);
};

/** Lets the answers come; `allSettled` would wait for the offer to undo, too. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

async function open(search = '', answers: Record<string, unknown> = {}) {
  const calls = ['addItem', 'removeItem', 'move', 'removeFromCategory', 'removeCategory'];
  const test = await createTestScope({
    tokens: someTokens(),
    answers: {
      ...Object.fromEntries(calls.map((name) => [`POST /api/wishlist/${name}`, null])),
      'POST /api/wishlist/items': wishes,
      'POST /api/wishlist/categories/1': aPage([night]),
      'POST /api/wishlist/addCategory': { id: 2 },
      'POST /api/wishlist/renameCategory': null,
      ...answers,
    },
  });
  const visit = (query: string, hash = '') =>
    test.router.visit({ routeId: 'wishlist', path: '/wishlist', search: query, hash });
  visit(search);
  await settled();
  const { scope } = test;
  return {
    ...test,
    visit,
    shown: () => scope.getState($shownWishes)?.map(({ productId }) => productId),
    selected: () => scope.getState($selectedWishes).map(({ productId }) => productId),
    changes: () =>
      test.requests
        .filter(({ url }) => !/items|categories/.test(url))
        .map(({ url, body }) => [url.split('/').pop(), body]),
  };
}

it('shows the whole wishlist, or the shelf in the address', async () => {
  const { scope, shown, visit } = await open();
  expect(shown()).toEqual([9, 8, 7]);
  visit('?category=1');
  expect(shown()).toEqual([8, 7]);
  expect(scope.getState($shownShelf)?.title).toBe('Night');
  visit('?category=99');
  expect(shown()).toEqual([9, 8, 7]);
});

it('shows the whole wishlist when the shelves cannot be loaded', async () => {
  const { shown } = await open('?category=1', { 'POST /api/wishlist/categories/1': broken });
  expect(shown()).toEqual([9, 8, 7]);
});

it('loads the wishlist again on each visit', async () => {
  const { requests, router, visit } = await open();
  const loads = () => requests.filter(({ url }) => url.includes('items')).length;
  const before = loads();
  router.visit({ routeId: 'shop', path: '/' });
  visit('');
  expect(loads()).toBe(before + 1);
});

it('takes a title off, and brings it back to its shelf', async () => {
  const { scope, shown, changes } = await open();
  const [, wish] = scope.getState($wishes);
  if (!wish) throw new Error('There is no second wish');
  void allSettled(wishRemoved, { scope, params: wish });
  await settled();
  expect(shown()).toEqual([9, 7]);
  expect(scope.getState(wishUndo.$offer)?.text).toBe(texts.removed('Book 8'));
  void allSettled(wishUndo.undoClicked, { scope });
  await settled();
  expect(changes()).toEqual([
    ['removeItem', { productId: 8 }],
    ['addItem', { productId: 8, categoryId: 1 }],
  ]);
  expect(scope.getState($wishes)).toContainEqual(wish);
});

it('selects several titles and moves them at once, with one offer to undo', async () => {
  const { scope, selected, changes } = await open();
  await allSettled(selectionStarted, { scope });
  for (const params of [9, 8, 8, 7]) await allSettled(wishToggled, { scope, params });
  expect(selected()).toEqual([9, 7]);
  void allSettled(shelfPicked, { scope, params: null });
  await settled();
  // The title that is on no shelf needs no call.
  expect(changes()).toEqual([['removeFromCategory', { productId: 7, categoryId: 1 }]]);
  expect(scope.getState(wishUndo.$offer)?.text).toBe(texts.unshelved(formatNumber(1)));
  expect(scope.getState($isSelecting)).toBe(false);
  void allSettled(wishUndo.undoClicked, { scope });
  await settled();
  expect(changes().at(-1)).toEqual(['addItem', { productId: 7, categoryId: 1 }]);
});

it('selects all of a shelf and removes them, and brings them back in their order', async () => {
  const { scope, shown, selected, changes } = await open('?category=1');
  await allSettled(selectionStarted, { scope });
  await allSettled(allToggled, { scope });
  expect(selected()).toEqual([8, 7]);
  expect(scope.getState($isAllSelected)).toBe(true);
  void allSettled(selectedRemoved, { scope });
  await settled();
  expect(shown()).toEqual([]);
  expect(scope.getState(wishUndo.$offer)?.text).toBe(texts.removedMany(formatNumber(2)));
  void allSettled(wishUndo.undoClicked, { scope });
  await settled();
  expect(changes().slice(2)).toEqual([
    ['addItem', { productId: 7, categoryId: 1 }],
    ['addItem', { productId: 8, categoryId: 1 }],
  ]);
});

it('selects none when all are selected, and nothing after another shelf was opened', async () => {
  const { scope, selected, visit } = await open();
  await allSettled(selectionStarted, { scope });
  await allSettled(allToggled, { scope });
  await allSettled(allToggled, { scope });
  expect(selected()).toEqual([]);
  expect(scope.getState($isSelecting)).toBe(true);
  await allSettled(wishToggled, { scope, params: 9 });
  visit('', '#moveWishes');
  expect(selected()).toEqual([9]);
  visit('?category=1');
  expect(scope.getState($isSelecting)).toBe(false);
});

it('makes a shelf, which takes what is selected', async () => {
  const { scope, changes, visit } = await open();
  await allSettled(selectionStarted, { scope });
  await allSettled(wishToggled, { scope, params: 9 });
  visit('', '#newShelf');
  void allSettled(newShelfForm.submitted, { scope, params: { title: 'Road' } });
  await settled();
  expect(changes()).toEqual([
    ['addCategory', { title: 'Road' }],
    ['addItem', { productId: 9, categoryId: 2 }],
  ]);
  expect(scope.getState(wishUndo.$offer)?.text).toBe(texts.moved(formatNumber(1), 'Road'));
});

it('renames the shown shelf', async () => {
  const { scope, changes, router, visit } = await open('?category=1');
  visit('?category=1', '#renameShelf');
  await allSettled(renameShelfForm.submitted, { scope, params: { title: 'Evening' } });
  expect(changes()).toEqual([['renameCategory', { categoryId: 1, title: 'Evening' }]]);
  expect(scope.getState($shownShelf)?.title).toBe('Evening');
  expect(router.navigations.at(-1)).toMatchObject({ to: '/wishlist?category=1', replace: true });
});

it('removes the shown shelf once, keeps its titles, and shows the whole wishlist', async () => {
  const { scope, changes, router, visit } = await open('?category=1');
  visit('?category=1', '#removeShelf');
  void allSettled(shelfRemovalConfirmed, { scope });
  await allSettled(shelfRemovalConfirmed, { scope });
  expect(changes()).toEqual([['removeCategory', { categoryId: 1 }]]);
  expect(router.navigations.at(-1)).toEqual({ to: '/wishlist', replace: true });
  expect(scope.getState($wishes).map(({ categoryId }) => categoryId)).toEqual([null, null, null]);
});

it.each([
  ['forbidden', forbidden, null],
  ['broken', broken, 'error'],
])('is quiet about a 403 alone (%s)', async (_name, answer, expected) => {
  const { scope, router, visit } = await open('?category=1', {
    'POST /api/wishlist/addCategory': answer,
    'POST /api/wishlist/renameCategory': answer,
    'POST /api/wishlist/removeCategory': answer,
    'POST /api/wishlist/removeItem': answer,
  });
  const kind = () => scope.getState($notification)?.kind ?? null;
  for (const form of [newShelfForm, renameShelfForm]) {
    visit('?category=1', form === newShelfForm ? '#newShelf' : '#renameShelf');
    await allSettled(form.submitted, { scope, params: { title: 'Road' } });
    expect(scope.getState(form.$error) === null).toBe(expected === null);
  }
  visit('?category=1', '#removeShelf');
  const known = router.navigations.length;
  void allSettled(shelfRemovalConfirmed, { scope });
  await settled();
  // The question is taken back, and the shelf stays.
  expect(router.navigations.slice(known)).toEqual([{ to: '/wishlist?category=1', replace: true }]);
  expect(kind()).toBe(expected);
});

it('rolls a refused title back, and asks the server for the truth', async () => {
  const { scope, shown, requests } = await open('', {
    'POST /api/wishlist/removeItem': ({ url }: ApiRequest) => {
      throw httpError(500, url, null);
    },
  });
  const loads = () => requests.filter(({ url }) => url.includes('items')).length;
  const before = loads();
  const [wish] = scope.getState($wishes);
  if (!wish) throw new Error('There is no wish');
  void allSettled(wishRemoved, { scope, params: wish });
  await settled();
  expect(shown()).toEqual([9, 8, 7]);
  expect(loads()).toBe(before + 1);
});
