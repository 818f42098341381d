import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import './playback';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $bookFraction, $bookLength, $bookRemaining } from './book-progress';
import { bookRequested, chapterPicked } from './queue';

it('counts the rest of the chapter and the chapters after it', async () => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  expect(scope.getState($bookRemaining)).toBe(300);
  await allSettled(chapterPicked, { scope, params: 1 });
  engine.emit('timeupdate', { time: 40, duration: 100 });
  expect(scope.getState($bookRemaining)).toBe(160);
  expect(scope.getState($bookLength)).toBe(300);
  expect(scope.getState($bookFraction)).toBeCloseTo(140 / 300);
  // Sound may run a little over the length that the server tells.
  engine.emit('timeupdate', { time: 101, duration: 100 });
  expect(scope.getState($bookRemaining)).toBe(100);
});

it('has nothing left while the player is closed', async () => {
  const { scope } = await createTestScope();
  expect(scope.getState($bookRemaining)).toBe(0);
  expect(scope.getState($bookFraction)).toBe(0);
  expect(scope.getState($bookLength)).toBe(0);
});
