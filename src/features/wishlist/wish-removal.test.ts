import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { wishlistReloadRequested } from '@/entities/wishlist/model';
import type { Wish } from '@/entities/wishlist/wishes';
import { httpError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import { $wishes } from './model';
import { wishRemoved, wishUndo } from './wish-removal';

const book = aBookCard({ productId: 7, title: 'Divan' });
const wish: Wish = { productId: 7, categoryId: 1, book };

/** Lets the answers come; `allSettled` would wait for the offer to undo, too. */
const settled = () => new Promise((resolve) => void setImmediate(resolve));

/** The title of this wish was taken off the wishlist. */
async function remove(removed: Wish, routeId: string, answer = (): unknown => null) {
  const server = { items: [{ product: book, categoryId: 1 }] };
  const test = await createTestScope({
    tokens: someTokens(),
    answers: {
      'POST /api/wishlist/items': () => aPage(server.items),
      'POST /api/wishlist/removeItem': () => {
        const answered = answer();
        server.items = [];
        return answered;
      },
      'POST /api/wishlist/addItem': null,
    },
  });
  const { scope } = test;
  test.router.visit({ routeId, path: `/${routeId}` });
  await allSettled(wishlistReloadRequested, { scope });
  void allSettled(wishRemoved, { scope, params: removed });
  await settled();
  return { ...test, offer: () => scope.getState(wishUndo.$offer) };
}

it('brings a title back with its shelf and its card, also after the list was read without it', async () => {
  const { scope } = await remove(wish, 'wishlist');
  void allSettled(wishlistReloadRequested, { scope });
  await settled();
  expect(scope.getState($wishes)).toEqual([]);
  void allSettled(wishUndo.undoClicked, { scope });
  expect(scope.getState($wishes)).toEqual([wish]);
  await settled();
  expect(scope.getState($wishes)).toEqual([wish]);
});

it('takes a title off whose card is not there yet', async () => {
  const { scope, offer } = await remove({ ...wish, book: null }, 'wishlist');
  expect(scope.getState($wishes)).toEqual([]);
  expect(offer()?.text).toBe(texts.removed(''));
});

it.each(['wishlist', 'library'])('offers nothing after the %s was left', async (routeId) => {
  const { router, offer } = await remove(wish, routeId);
  expect(offer()?.text).toBe(texts.removed('Divan'));
  router.visit({ routeId: 'shop', path: '/' });
  expect(offer()).toBeNull();
});

it('offers nothing to the next user', async () => {
  const { scope, offer } = await remove(wish, 'wishlist');
  void allSettled(sessionEnded, { scope });
  expect(offer()).toBeNull();
});

it('still offers to bring back several titles when the server refuses one of them', async () => {
  const refusal = heldAnswer<null>();
  const { scope, offer } = await remove(wish, 'wishlist', refusal.answer);
  const params = { text: 'Two', before: [wish, { ...wish, productId: 8 }] };
  void allSettled(wishUndo.offered, { scope, params });
  refusal.fail(httpError(403, '', null));
  await settled();
  expect(scope.getState($wishes)).toEqual([wish]);
  expect(offer()?.text).toBe('Two');
});

it.each([{ kind: 'offline' }, { kind: 'network' }, httpError(403, '', null)] as const)(
  'offers nothing once the removal was refused by %j',
  async (error) => {
    const { scope, offer } = await remove(wish, 'wishlist', () => {
      throw error;
    });
    expect(scope.getState($wishes)).toEqual([wish]);
    expect(offer()).toBeNull();
  },
);
