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

import { mainButtonClicked } from './buttons';
import { $isStateLoading, $libraryState, $stateError, popUpRequested } from './library-state';
import { $failureText } from './outcome';
import { popUpDismissed } from './pop-up';

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
async function orderThenOpenAnother(lastState: unknown) {
  const order = heldAnswer<unknown>();
  const state = heldAnswer<unknown>();
  const test = await opened([free, free, lastState], {
    [freeCall]: order.answer,
    'POST /api/library/state/1002': state.answer,
  });
  test.fire(mainButtonClicked);
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
