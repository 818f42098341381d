import { allSettled, createEvent } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { UNDO_TIMEOUT_MS } from '@/shared/config/constants';
import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import { createUndo, type Undoable } from './create-undo';

const left = createEvent();
const undo = createUndo<Undoable & { id: number }>([left]);
const first = { text: 'First', id: 1 };
const second = { text: 'Second', id: 2 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function offer(params = first) {
  const { scope } = await createTestScope();
  void allSettled(undo.offered, { scope, params });
  return { scope, undone: watchCalls(undo.undone, scope) };
}

it('takes the newest action back, once', async () => {
  const { scope, undone } = await offer();
  void allSettled(undo.offered, { scope, params: second });
  void allSettled(undo.undoClicked, { scope });
  void allSettled(undo.undoClicked, { scope });
  expect(undone).toEqual([second]);
  expect(scope.getState(undo.$offer)).toBeNull();
});

it('ends the offer after its time, counted from the newest action', async () => {
  const { scope } = await offer();
  await vi.advanceTimersByTimeAsync(UNDO_TIMEOUT_MS - 1);
  void allSettled(undo.offered, { scope, params: second });
  await vi.advanceTimersByTimeAsync(UNDO_TIMEOUT_MS - 1);
  expect(scope.getState(undo.$offer)).toEqual(second);
  await vi.advanceTimersByTimeAsync(1);
  expect(scope.getState(undo.$offer)).toBeNull();
});

it('keeps the offer while it is held, and gives it its time afterwards', async () => {
  const { scope } = await offer();
  void allSettled(undo.heldChanged, { scope, params: true });
  await vi.advanceTimersByTimeAsync(3 * UNDO_TIMEOUT_MS);
  expect(scope.getState(undo.$offer)).toEqual(first);
  void allSettled(undo.heldChanged, { scope, params: false });
  await vi.advanceTimersByTimeAsync(UNDO_TIMEOUT_MS - 1);
  expect(scope.getState(undo.$offer)).toEqual(first);
  await vi.advanceTimersByTimeAsync(1);
  expect(scope.getState(undo.$offer)).toBeNull();
});

it('ends the offer when its page is left, and undoes nothing then', async () => {
  const { scope, undone } = await offer();
  void allSettled(left, { scope });
  void allSettled(undo.undoClicked, { scope });
  expect(scope.getState(undo.$offer)).toBeNull();
  expect(undone).toEqual([]);
});

it.each([
  ['undone', undo.undoClicked],
  ['closed', undo.dismissed],
  ['left with its page', left],
])('gives the next offer its time after one that was %s under the pointer', async (_, end) => {
  const { scope } = await offer();
  void allSettled(undo.heldChanged, { scope, params: true });
  // The bar disappears, so the pointer never leaves it.
  void allSettled(end, { scope });
  void allSettled(undo.offered, { scope, params: second });
  await vi.advanceTimersByTimeAsync(UNDO_TIMEOUT_MS);
  expect(scope.getState(undo.$offer)).toBeNull();
});
