import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { aDetail } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { playerAnswers } from '@/testing/player-fixtures';

import { $detail, $isProductSlow, $productError, productRetryClicked } from './model';

const page = (id: string) => ({ routeId: 'product', path: `/pdp/${id}`, params: { id } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function opened(answers: Record<string, unknown>) {
  const test = await createTestScope({ answers: { ...playerAnswers, ...answers } });
  test.router.visit(page('1001'));
  return test;
}

it('is reported after 1500 ms, and the running request is not cancelled', async () => {
  const slow = heldAnswer<unknown>();
  const { scope } = await opened({ 'GET /api/audiobooks/1001/detail2': slow.answer });
  await vi.advanceTimersByTimeAsync(1499);
  expect(scope.getState($isProductSlow)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(scope.getState($isProductSlow)).toBe(true);
  slow.give(aDetail());
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState($isProductSlow)).toBe(false);
  expect(scope.getState($detail)).toEqual(aDetail());
});

it('does not call the answer about a book slow because of the book before', async () => {
  const { scope, router } = await opened({
    'GET /api/audiobooks/1001/detail2': aDetail(),
    'GET /api/audiobooks/1002/detail2': heldAnswer<unknown>().answer,
  });
  await vi.advanceTimersByTimeAsync(1400);
  router.visit(page('1002'));
  await vi.advanceTimersByTimeAsync(1499);
  expect(scope.getState($isProductSlow)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(scope.getState($isProductSlow)).toBe(true);
});

it('shows a late failure instead of the note that the answer takes long', async () => {
  const slow = heldAnswer<unknown>();
  const { scope } = await opened({ 'GET /api/audiobooks/1001/detail2': slow.answer });
  await vi.advanceTimersByTimeAsync(1500);
  slow.fail({ kind: 'network' });
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState($productError)).toEqual({ kind: 'network' });
  expect(scope.getState($isProductSlow)).toBe(false);
});

it('waits as long again after a retry', async () => {
  const { scope } = await opened({
    'GET /api/audiobooks/1001/detail2': heldAnswer<unknown>().answer,
  });
  await vi.advanceTimersByTimeAsync(1500);
  void allSettled(productRetryClicked, { scope });
  expect(scope.getState($isProductSlow)).toBe(false);
  await vi.advanceTimersByTimeAsync(1500);
  expect(scope.getState($isProductSlow)).toBe(true);
});

it('is not reported of an answer that has come in time', async () => {
  const { scope } = await opened({ 'GET /api/audiobooks/1001/detail2': aDetail() });
  await vi.advanceTimersByTimeAsync(2000);
  expect(scope.getState($detail)).toEqual(aDetail());
  expect(scope.getState($isProductSlow)).toBe(false);
});
