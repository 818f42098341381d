import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { tokensChanged } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { $listeningLog } from './listening-log';
import './playback';
import './progress';
import { $chapter, $savedChapters, bookEnded, bookRequested, sampleRequested } from './queue';

/** The second chapter of a book was heard to its 42nd second, then its sample started. */
async function hearSample() {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 2 } });
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 42, duration: 100 });
  engine.emit('pause', { time: 42, duration: 100, isPaused: true });
  const places = () =>
    scope
      .getState($savedChapters)[1001]
      ?.map(({ durationPlayed, isPlaying }) => [durationPlayed, isPlaying]);
  const params = { item: anItem({ isSample: true }), duration: 60 };
  await allSettled(sampleRequested, { scope, params });
  engine.emit('playing', { duration: 60 });
  engine.emit('timeupdate', { time: 5, duration: 60 });
  return { scope, engine, places };
}

const kept = [
  [0, false],
  [42, true],
  [0, false],
];

it('leaves the places of its book alone, so that the book goes on where it was', async () => {
  const { scope, places } = await hearSample();
  expect(places()).toEqual(kept);
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  expect(scope.getState($chapter)).toMatchObject({ chapterId: 2, durationPlayed: 42 });
});

it('ends neither its book nor the places in it', async () => {
  const { scope, engine, places } = await hearSample();
  engine.emit('ended', { time: 60, duration: 60 });
  await allSettled(scope);
  expect(places()).toEqual(kept);
  expect(scope.getState($listeningLog).books[1001]?.isFinished).not.toBe(true);
  // The end of the book itself counts.
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  await allSettled(bookEnded, { scope, params: 1001 });
  expect(places()?.flat()).toEqual([0, false, 0, false, 0, false]);
  expect(scope.getState($listeningLog).books[1001]?.isFinished).toBe(true);
});
