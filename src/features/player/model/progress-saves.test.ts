import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { pageHidden } from '@/shared/browser/page-hidden';
import type { EngineEventType } from '@/shared/media/audio-engine';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { playClicked } from './playback';
import { $position, positionPicked } from './position';
import { playerRestoreRequested } from './progress';
import { $chapter, $savedChapters, bookRequested } from './queue';

async function playingBook() {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  engine.emit('playing', { duration: 100 });
  /** The position that is stored of the first chapter after an event of the media. */
  const storedAfter = async (time: number, type: EngineEventType = 'timeupdate') => {
    engine.emit(type, { time, duration: 100 });
    await allSettled(scope);
    return scope.getState($savedChapters)[1001]?.[0]?.durationPlayed;
  };
  return { scope, storedAfter };
}

it('stores the position after 5 s of the media, which come soon at a high speed', async () => {
  const { storedAfter } = await playingBook();
  expect(await storedAfter(10)).toBe(0);
  expect(await storedAfter(14.9)).toBe(0);
  expect(await storedAfter(15)).toBe(15);
  // They are counted from the first update after that.
  expect(await storedAfter(30)).toBe(15);
  expect(await storedAfter(36, 'waiting')).toBe(15);
  expect(await storedAfter(34.9)).toBe(15);
  expect(await storedAfter(35)).toBe(35);
});

it('stores a picked position at the first update from there', async () => {
  const { scope, storedAfter } = await playingBook();
  await storedAfter(7);
  await allSettled(positionPicked, { scope, params: 9 });
  expect(await storedAfter(9, 'seeked')).toBe(0);
  expect(await storedAfter(9.1)).toBe(9.1);
});

it('begins a chapter that is opened anew by its page where it was heard last', async () => {
  const { scope, storedAfter } = await playingBook();
  expect(await storedAfter(3)).toBe(0);
  await allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 1 } });
  expect([scope.getState($position), await storedAfter(3)]).toEqual([3, 3]);
});

it('restores the beginning of a book that was heard to its end and begun again', async () => {
  const { scope, engine, storage } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 3 } });
  engine.emit('playing', { duration: 100 });
  engine.emit('ended', { time: 100, duration: 100, isPaused: true });
  await allSettled(playClicked, { scope });
  engine.emit('timeupdate', { time: 7, duration: 100 });
  await allSettled(pageHidden, { scope });
  const again = await createTestScope({ storage: Object.fromEntries(storage) });
  await allSettled(playerRestoreRequested, { scope: again.scope });
  expect(again.scope.getState($chapter)).toMatchObject({ chapterId: 1, durationPlayed: 7 });
});
