import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createScopeWithOpenPopUp, network } from '@/testing/order-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { aLibraryState, anHttpError, aPurchaseBook } from '@/testing/purchase-fixtures';

import { mainButtonClicked } from './buttons';
import { popUpRequested } from './library-state';
import { confirmPurchaseClicked } from './markets-dialog';
import { $failure, $failureText } from './outcome';
import { $isOpen } from './pop-up';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const refusal = anHttpError(402, 'not enough');

/** The markets dialog has been confirmed, and the server has yet to answer. */
async function confirmed() {
  const order = heldAnswer<unknown>();
  const test = await createScopeWithOpenPopUp(
    [aLibraryState(6)],
    {
      'POST /api/markets/direct-purchase': order.answer,
      'POST /api/library/state/1002': aLibraryState(3),
    },
    { clientId: '2', platform: 'android' },
  );
  test.fire(mainButtonClicked);
  await pass(800);
  test.fire(confirmPurchaseClicked);
  await pass();
  return { ...test, order, get: test.scope.getState };
}

it('is told in the pop-up, which stays open for it, and in no notification', async () => {
  const { order, get, notices } = await confirmed();
  await pass(1199);
  order.fail(refusal);
  await pass(5000);
  expect([get($isOpen), get($failure)]).toEqual([true, refusal]);
  expect(notices).toEqual([]);
});

it.each([
  ['with the words of the server', refusal, 'not enough'],
  ['where the server has no words', anHttpError(402), null],
  ['where the connection was lost', network, null],
])('is told in a notification when the pop-up has closed: %s', async (_, error, text) => {
  const { order, get, notices } = await confirmed();
  await pass(1200);
  expect(get($isOpen)).toBe(false);
  order.fail(error);
  await pass();
  expect(notices).toEqual([{ kind: 'failed', text }]);
});

it('is told in a notification when the pop-up shows another book', async () => {
  const { order, get, notices, fire } = await confirmed();
  fire(popUpRequested, aPurchaseBook({ audioBookId: 1002, productId: 20002 }));
  await pass();
  order.fail(refusal);
  await pass(5000);
  expect([get($isOpen), get($failureText)]).toEqual([true, null]);
  expect(notices).toEqual([{ kind: 'failed', text: 'not enough' }]);
});
