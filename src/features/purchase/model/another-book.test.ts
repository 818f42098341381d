import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import {
  book,
  createScopeWithOpenPopUp as opened,
  freeCall,
  network,
  owned,
} from '@/testing/order-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { aLibraryState, anHttpError } from '@/testing/purchase-fixtures';

import { mainButtonClicked, subscriptionButtonClicked } from './buttons';
import { $isStateLoading, $libraryState, $stateError, popUpRequested } from './library-state';
import { $failureText } from './outcome';
import { $isOpen, popUpDismissed } from './pop-up';
import { $busyButton } from './press';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

const other = { ...book, audioBookId: 1002, productId: 20002 };
const otherState = aLibraryState(3);
const free = aLibraryState(2, 0, 0);

/** The order of the first book is on its way, and the pop-up shows another book, whose state is still unknown. */
async function orderThenOpenAnother(lastState: unknown, button = mainButtonClicked) {
  const order = heldAnswer<unknown>();
  const state = heldAnswer<unknown>();
  const test = await opened([free, free, lastState], {
    [freeCall]: order.answer,
    'POST /api/library/state/1002': state.answer,
  });
  test.fire(button);
  await settle();
  test.fire(popUpDismissed);
  await settle();
  test.fire(popUpRequested, other);
  await settle();
  return { ...test, order, state, get: test.scope.getState };
}

it('shows the state of its own book when that of an ordered one came before', async () => {
  const { order, state, get } = await orderThenOpenAnother(owned);
  order.give(undefined);
  await settle();
  expect([get($libraryState), get($isStateLoading)]).toEqual([null, true]);
  state.give(otherState);
  await settle();
  expect([get($libraryState), get($isStateLoading)]).toEqual([otherState, false]);
});

it('asks for no retry because the state of an ordered book is not known', async () => {
  const { order, state, get, notices } = await orderThenOpenAnother(network);
  state.give(otherState);
  await settle();
  order.fail(network);
  await settle();
  expect(notices).toEqual([{ kind: 'unknown' }]);
  expect([get($libraryState), get($stateError)]).toEqual([otherState, null]);
});

it('tells the refusal of an order only beside the buttons of its own book', async () => {
  const { order, state, get, fire, notices } = await orderThenOpenAnother(free);
  state.give(otherState);
  order.fail(anHttpError(409, 'not free'));
  await settle();
  expect(notices).toEqual([{ kind: 'failed', text: 'not free' }]);
  expect(get($failureText)).toBeNull();
  // A refusal of its own is told.
  fire(popUpRequested, book);
  await settle();
  fire(mainButtonClicked);
  await settle();
  expect(get($failureText)?.text).toBe('not free');
});

it('orders another book while the first order is on its way, and frees the buttons of each with its own answer', async () => {
  const { order, state, get, fire, sent } = await orderThenOpenAnother(free);
  state.give(free);
  await settle();
  expect(get($busyButton)).toBeNull();
  fire(mainButtonClicked);
  await settle();
  fire(mainButtonClicked);
  await settle();
  expect(sent(freeCall)).toHaveLength(2);
  expect(get($busyButton)).toBe('main');
  fire(popUpDismissed);
  await settle();
  fire(popUpRequested, book);
  await settle();
  expect(get($busyButton)).toBe('main');
  fire(mainButtonClicked);
  await settle();
  expect(sent(freeCall)).toHaveLength(2);
  order.give(undefined);
  await settle();
  expect(get($busyButton)).toBeNull();
});

it('leaves the buttons of another book locked when the order of the first is answered before', async () => {
  const first = heldAnswer<unknown>();
  const second = heldAnswer<unknown>();
  const orders = [first.answer, second.answer];
  const { fire, scope } = await opened([free, free, owned], {
    [freeCall]: () => orders.shift()?.(),
    'POST /api/library/state/1002': free,
  });
  fire(mainButtonClicked);
  await settle();
  fire(popUpDismissed);
  await settle();
  fire(popUpRequested, other);
  await settle();
  fire(mainButtonClicked);
  await settle();
  first.give(undefined);
  await settle();
  expect(orders).toEqual([]);
  expect(scope.getState($busyButton)).toBe('main');
});

it('leaves the pop-up of another book open when the first is added late, and plays it', async () => {
  const { order, state, get, played } = await orderThenOpenAnother(
    owned,
    subscriptionButtonClicked,
  );
  state.give(otherState);
  order.give(undefined);
  await settle();
  expect(played).toEqual([book]);
  expect(get($isOpen)).toBe(true);
});

it('leaves the pop-up of another book open that was opened before the wrapper took the purchase', async () => {
  const { fire, scope, calls } = await opened(
    [aLibraryState(3)],
    { 'POST /api/library/state/1002': otherState },
    { platform: 'android', methods: ['purchase'] },
  );
  fire(mainButtonClicked);
  fire(popUpRequested, other);
  await settle();
  expect(calls).toHaveLength(1);
  expect(scope.getState($isOpen)).toBe(true);
});
