import { allSettled, type Scope } from 'effector';
import { expect, it } from 'vitest';

import { purchased } from '@/entities/purchase/purchased';
import type { ApiError } from '@/shared/api/errors';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $addedPodcast, podcastNotAdded, podcastRequested } from './free-podcast';
import { playClicked } from './playback';
import { bookRequested, playerClosed, sampleRequested } from './queue';

const ORDER = 'POST /api/orders/app-nopayment';
const item = anItem();
const podcast = { item, productId: 20001, chapterId: 2 };
const offline: ApiError = { kind: 'offline' };

/** The library has the podcast once it was ordered. `order` answers its order; `action` is its button until then. */
async function signedIn(order: () => unknown = () => null, action = 2) {
  const library = { action };
  const answers = {
    ...playerAnswers,
    'POST /api/library/state/1001': () => aLibraryState(library.action),
    'POST /api/library/state/2002': aLibraryState(1),
    'POST /api/library/state/3000': aLibraryState(0),
    'POST /api/library/state/3003': aLibraryState(3, 4),
    'POST /api/library/state/3005': aLibraryState(5),
    'POST /api/library/single-item/2002': { ...threeChapters, audioBookId: 2002 },
    [ORDER]: async () => {
      await order();
      library.action = 1;
    },
  };
  const test = await createTestScope({ answers });
  const { scope, requests } = test;
  await allSettled(tokensChanged, { scope, params: someTokens() });
  const orders = () => requests.filter(({ url }) => url.startsWith('/api/orders'));
  return {
    ...test,
    library,
    orders,
    books: watchCalls(bookRequested, scope),
    bought: watchCalls(purchased, scope),
    failures: watchCalls(podcastNotAdded, scope),
    press: (params = podcast) => allSettled(podcastRequested, { scope, params }),
    added: () => scope.getState($addedPodcast),
  };
}

it('adds the podcast, reports it as free, and plays the picked chapter', async () => {
  const { press, orders, books, bought, failures, added } = await signedIn();
  await press();
  expect(orders().map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/orders/app-nopayment?productId=20001', {}],
  ]);
  expect(bought).toEqual([{ audioBookId: 1001, productId: 20001, how: 'free' }]);
  expect(books).toEqual([podcast]);
  expect(failures).toEqual([]);
  expect(added()).toBeNull();
});

it('reports the error of an order, and plays nothing', async () => {
  const { press, books, bought, failures, added } = await signedIn(() => {
    throw offline;
  });
  await press();
  expect(failures).toEqual([offline]);
  expect([books, bought, added()]).toEqual([[], [], null]);
});

it('orders again when it is pressed after a failed order', async () => {
  let failure: ApiError | null = { kind: 'network' };
  const { press, orders, books, failures } = await signedIn(() => {
    if (failure) throw failure;
  });
  await press();
  failure = null;
  await press();
  expect([orders().length, failures.length, books]).toEqual([2, 1, [podcast]]);
});

it('plays a podcast that is owned already without an order', async () => {
  const { press, orders, books, bought, failures } = await signedIn(undefined, 1);
  await press();
  expect([orders(), books, failures]).toEqual([[], [podcast], []]);
  expect(bought).toEqual([{ audioBookId: 1001, productId: 20001, how: 'already' }]);
});

it('plays a podcast that the library has, although the answer of its order was lost', async () => {
  const { library, press, books, failures } = await signedIn(() => {
    library.action = 1;
    throw { kind: 'network' } satisfies ApiError;
  });
  await press();
  expect([books, failures]).toEqual([[podcast], []]);
});

it.each([2, 3, 4, 6, 7])('adds it whatever its button says: action %s', async (action) => {
  const { press, orders, books } = await signedIn(undefined, action);
  await press();
  expect([orders().length, books]).toEqual([1, [podcast]]);
});

it.each([
  ['is withdrawn', 3000],
  ['the subscription would lend', 3003],
  ['the subscription would lend by its main button', 3005],
])('orders nothing that %s', async (_, audioBookId) => {
  const { press, orders, books, failures, added } = await signedIn();
  await press({ ...podcast, item: anItem({ audioBookId }) });
  expect([orders(), books, failures, added()]).toEqual([[], [], [null], null]);
});

it('plays the podcast that was pressed last, and still adds the other one', async () => {
  const held = heldAnswer<null>();
  const { press, books, bought, added } = await signedIn(held.answer);
  const first = press();
  const other = { ...podcast, item: anItem({ audioBookId: 2002 }), productId: 20002 };
  const second = press(other);
  expect(added()).toBe(2002);
  await expect.poll(() => books).toEqual([other]);
  held.give(null);
  await Promise.all([first, second]);
  expect([books, added()]).toEqual([[other], null]);
  expect(bought).toContainEqual({ audioBookId: 1001, productId: 20001, how: 'free' });
});

it('sends one order for two presses, and shows which podcast is being added', async () => {
  const held = heldAnswer<null>();
  const { press, orders, bought, added } = await signedIn(held.answer);
  const first = press();
  const second = press();
  expect(added()).toBe(1001);
  held.give(null);
  await Promise.all([first, second]);
  expect([orders().length, bought.length]).toEqual([1, 1]);
  expect(added()).toBeNull();
});

const otherItem = anItem({ audioBookId: 2002, isSample: true });
it.each<[string, (scope: Scope) => Promise<unknown>]>([
  [
    'another book is requested',
    (scope) => allSettled(bookRequested, { scope, params: { item: otherItem } }),
  ],
  [
    'a sample is requested',
    (scope) => allSettled(sampleRequested, { scope, params: { item: otherItem, duration: 60 } }),
  ],
  ['what is in the player plays on', (scope) => allSettled(playClicked, { scope })],
  ['the player is closed', (scope) => allSettled(playerClosed, { scope })],
])('still adds the podcast, but does not play it, when %s', async (_, interrupt) => {
  const held = heldAnswer<null>();
  const { scope, press, books, bought, added } = await signedIn(held.answer);
  const pressed = press();
  void interrupt(scope);
  expect(added()).toBeNull();
  held.give(null);
  await pressed;
  expect(books.map(({ item: { audioBookId } }) => audioBookId)).not.toContain(1001);
  expect(bought).toHaveLength(1);
});

it('neither plays nor reports the podcast of a user who has signed out', async () => {
  const held = heldAnswer<null>();
  const { scope, press, books, bought, failures, added } = await signedIn(held.answer);
  const pressed = press();
  void allSettled(sessionEnded, { scope });
  expect(added()).toBeNull();
  held.give(null);
  await pressed;
  expect([books, bought, failures]).toEqual([[], [], []]);
});
