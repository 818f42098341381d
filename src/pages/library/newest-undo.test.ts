import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { bookMoveRequested, bookMoveUndo } from '@/features/owned-books/archive';
import { wishRemoved, wishUndo } from '@/features/wishlist/wish-removal';
import { library as libraryTexts } from '@/shared/i18n/fa/library';
import { wishlist as wishTexts } from '@/shared/i18n/fa/wishlist';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import './newest-undo';

const wished = aBookCard({ productId: 7, title: 'Wished' });
const owned = aBookCard({ audioBookId: 8, title: 'Owned' });

/** Lets the answers come; `allSettled` would wait for the offers to undo, too. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

async function openLibrary(archived: unknown = null) {
  const { scope, router } = await createTestScope({
    tokens: someTokens(),
    answers: {
      'POST /api/wishlist/items': aPage([{ product: wished, categoryId: null }]),
      'POST /api/wishlist/removeItem': null,
      'POST /api/library/archive/8': archived,
    },
  });
  router.visit({ routeId: 'library', path: '/library', search: '?filter=wishes' });
  await settled();
  const takeOff = async () => {
    const wish = { productId: 7, categoryId: null, book: wished };
    void allSettled(wishRemoved, { scope, params: wish });
    await settled();
  };
  const archive = async () => {
    void allSettled(bookMoveRequested, { scope, params: { book: owned, to: 'archive' } });
    await settled();
  };
  const offers = () => [
    scope.getState(wishUndo.$offer)?.text ?? null,
    scope.getState(bookMoveUndo.$offer)?.text ?? null,
  ];
  return { takeOff, archive, offers };
}

it('offers to bring back the book that was archived after a wish was taken off', async () => {
  const { takeOff, archive, offers } = await openLibrary();
  await takeOff();
  expect(offers()).toEqual([wishTexts.removed('Wished'), null]);
  await archive();
  expect(offers()).toEqual([null, libraryTexts.movedTo.archive('Owned')]);
});

it('offers to bring back the wish that was taken off after a book was archived', async () => {
  const { takeOff, archive, offers } = await openLibrary();
  await archive();
  await takeOff();
  expect(offers()).toEqual([wishTexts.removed('Wished'), null]);
});

it('goes on offering the wish that was taken off last when the answer about a book comes later', async () => {
  const held = heldAnswer<null>();
  const { takeOff, archive, offers } = await openLibrary(held.answer);
  await archive();
  await takeOff();
  held.give(null);
  await settled();
  expect(offers()).toEqual([wishTexts.removed('Wished'), null]);
});

it('ends the offer of a wish when a book is archived, and not first with the answer', async () => {
  const { takeOff, archive, offers } = await openLibrary(heldAnswer<null>().answer);
  await takeOff();
  await archive();
  expect(offers()).toEqual([null, null]);
});
