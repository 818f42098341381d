import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { pageHidden } from '@/shared/browser/page-hidden';
import type { SavedChapters } from '@/shared/storage/keys';
import { createTestScope, type TestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $status, playClicked } from './playback';
import { $position, positionPicked } from './position';
import { $lastPlayed, playerRestoreRequested, progressClearRequested } from './progress';
import {
  $chapter,
  $chapters,
  $item,
  $savedChapters,
  bookRequested,
  chapterPicked,
  itemRestored,
  playerClosed,
  nextClicked,
  sampleRequested,
} from './queue';

const savedOf = ({ storage }: TestScope): SavedChapters =>
  JSON.parse(storage.get('local:CHAPTERS_IN_LOCAL') ?? '{}') as SavedChapters;
const playedOf = (test: TestScope) =>
  savedOf(test)['1001']?.map(({ durationPlayed }) => durationPlayed);

async function playingBook(storage: Record<string, string> = {}) {
  const test = await createTestScope({ answers: playerAnswers, storage });
  await allSettled(playerRestoreRequested, { scope: test.scope });
  await allSettled(bookRequested, { scope: test.scope, params: { item: anItem() } });
  test.engine.emit('playing', { duration: 100 });
  return test;
}

function play(test: TestScope, from: number, updates: number) {
  for (let count = 0; count < updates; count += 1) {
    test.engine.emit('timeupdate', { time: from + count / 4, duration: 100 });
  }
}

it('stores the position at every 21st time update', async () => {
  const test = await playingBook();
  play(test, 0, 20);
  await allSettled(test.scope);
  expect(playedOf(test)).toEqual([0, 0, 0]);
  play(test, 4.9, 1);
  await allSettled(test.scope);
  expect(playedOf(test)).toEqual([4.9, 0, 0]);
  play(test, 10, 20);
  await allSettled(test.scope);
  expect(playedOf(test)).toEqual([4.9, 0, 0]);
  play(test, 14.9, 1);
  await allSettled(test.scope);
  expect(playedOf(test)).toEqual([14.9, 0, 0]);
});

it.each(['a pause', 'hiding the page', 'closing', 'the next chapter'])(
  'stores the position at %s',
  async (moment) => {
    const test = await playingBook();
    play(test, 7, 1);
    if (moment === 'a pause') test.engine.emit('pause', { time: 7, duration: 100, isPaused: true });
    if (moment === 'hiding the page') await allSettled(pageHidden, { scope: test.scope });
    if (moment === 'closing') await allSettled(playerClosed, { scope: test.scope });
    if (moment === 'the next chapter') await allSettled(nextClicked, { scope: test.scope });
    await allSettled(test.scope);
    expect(playedOf(test)).toEqual([7, 0, 0]);
  },
);

it('marks the current chapter', async () => {
  const test = await playingBook();
  await allSettled(nextClicked, { scope: test.scope });
  expect(savedOf(test)['1001']?.map(({ isPlaying }) => isPlaying)).toEqual([false, true, false]);
});

it('does not overwrite a stored position before the media has reached it', async () => {
  const first = await playingBook();
  play(first, 60, 1);
  await allSettled(playerClosed, { scope: first.scope });

  const again = await playingBook(Object.fromEntries(first.storage));
  expect(again.engine.sources).toEqual([{ url: '/hls/1.m3u8', startAt: 60 }]);
  play(again, 0, 30);
  again.engine.emit('pause', { time: 0, isPaused: true });
  await allSettled(pageHidden, { scope: again.scope });
  expect(playedOf(again)).toEqual([60, 0, 0]);
  play(again, 60, 1);
  await allSettled(pageHidden, { scope: again.scope });
  expect(playedOf(again)).toEqual([60, 0, 0]);
});

it('keeps the position while a stream that failed is loaded again', async () => {
  const test = await playingBook();
  play(test, 60, 1);
  test.engine.emit('failed', { time: 60, duration: 100 });
  await allSettled(playClicked, { scope: test.scope });
  expect(test.engine.sources.at(-1)).toEqual({ url: '/hls/1.m3u8', startAt: 60 });
  play(test, 0, 30);
  await allSettled(pageHidden, { scope: test.scope });
  expect(test.scope.getState($position)).toBe(60);
  expect(playedOf(test)).toEqual([60, 0, 0]);
});

it('starts a chapter from the beginning after it was played to its end', async () => {
  const test = await playingBook();
  test.engine.emit('ended', { time: 99.8, duration: 99.8, isPaused: true });
  await allSettled(test.scope);
  expect(playedOf(test)).toEqual([100, 0, 0]);
  await allSettled(chapterPicked, { scope: test.scope, params: 0 });
  expect(test.engine.sources.at(-1)).toEqual({ url: '/hls/1.m3u8', startAt: 0 });
});

it('resets all positions of a book that was played to its end', async () => {
  const test = await playingBook();
  play(test, 50, 1);
  await allSettled(chapterPicked, { scope: test.scope, params: 2 });
  test.engine.emit('ended', { time: 100, duration: 100, isPaused: true });
  await allSettled(test.scope);
  expect(playedOf(test)).toEqual([0, 0, 0]);
});

it('stores no position of a sample', async () => {
  const test = await createTestScope({ answers: playerAnswers });
  const params = { item: anItem({ isSample: true }), duration: 60 };
  await allSettled(sampleRequested, { scope: test.scope, params });
  play(test, 0, 30);
  await allSettled(playerClosed, { scope: test.scope });
  expect(test.storage.has('local:CHAPTERS_IN_LOCAL')).toBe(false);
});

it('restores the item, paused, and continues at its position', async () => {
  const first = await playingBook();
  await allSettled(nextClicked, { scope: first.scope });
  play(first, 33, 1);
  await allSettled(pageHidden, { scope: first.scope });

  const again = await createTestScope({
    answers: playerAnswers,
    storage: Object.fromEntries(first.storage),
  });
  await allSettled(playerRestoreRequested, { scope: again.scope });
  expect(again.scope.getState($item)).toEqual(anItem());
  expect(again.scope.getState($chapter)?.chapterId).toBe(2);
  expect(again.scope.getState($position)).toBe(33);
  expect(again.scope.getState($status)).toBe('paused');
  expect(again.engine.calls).toEqual([]);

  await allSettled(playClicked, { scope: again.scope });
  expect(again.engine.sources).toEqual([{ url: '/hls/2.m3u8', startAt: 33 }]);
});

it('restores nothing after the player was closed', async () => {
  const first = await playingBook();
  await allSettled(playerClosed, { scope: first.scope });
  const again = await createTestScope({ storage: Object.fromEntries(first.storage) });
  await allSettled(playerRestoreRequested, { scope: again.scope });
  expect(again.scope.getState($item)).toBeNull();
});

it.each(['{', '[]', 'null', '{"1001":[{}]}', '{"x":[]}'])(
  'starts empty when the storage has %s',
  async (invalid) => {
    const test = await createTestScope({
      storage: {
        'local:CHAPTERS_IN_LOCAL': invalid,
        'local:CHAPTER_PLAYED': invalid,
        'local:IS_PLAYING': 'true',
      },
    });
    await allSettled(playerRestoreRequested, { scope: test.scope });
    expect(test.scope.getState($item)).toBeNull();
    expect(test.storage.has('local:CHAPTERS_IN_LOCAL')).toBe(false);
  },
);

const info = {
  image: '/cover',
  palette: null,
  title: 'Divan',
  author: 'Hafez',
  identifier: 'divan',
  audioBookId: 1001,
  chapterId: 2,
  sample: false,
};
it('stores the item with its chapter, and that it is in the player', async () => {
  const { scope, storage } = await playingBook();
  await allSettled(nextClicked, { scope });
  expect(JSON.parse(storage.get('local:CHAPTER_PLAYED') ?? '')).toEqual(info);
  expect(storage.get('local:IS_PLAYING')).toBe('true');
  await allSettled(playerClosed, { scope });
  expect(storage.has('local:IS_PLAYING')).toBe(false);
  expect(storage.has('local:CHAPTER_PLAYED')).toBe(true);
  expect(scope.getState($lastPlayed)).toEqual(info);
});

it('counts time updates alone, and from the last save on', async () => {
  const test = await playingBook();
  play(test, 0, 10);
  for (let count = 0; count < 30; count += 1) test.engine.emit('seeked', { time: 3 });
  await allSettled(test.scope);
  expect(playedOf(test)).toEqual([0, 0, 0]);
  await allSettled(pageHidden, { scope: test.scope });
  expect(playedOf(test)).toEqual([3, 0, 0]);
  play(test, 10, 20);
  await allSettled(test.scope);
  expect(playedOf(test)).toEqual([3, 0, 0]);
  play(test, 20, 1);
  await allSettled(test.scope);
  expect(playedOf(test)).toEqual([20, 0, 0]);
});

it('stores a picked position', async () => {
  const test = await playingBook();
  play(test, 7, 1);
  await allSettled(positionPicked, { scope: test.scope, params: 44 });
  await allSettled(pageHidden, { scope: test.scope });
  expect(playedOf(test)).toEqual([44, 0, 0]);
});

it('stores nothing new of the previous item when a restored one is closed', async () => {
  const test = await playingBook();
  play(test, 7, 1);
  const chapters = test.scope.getState($chapters).map((one) => ({ ...one, durationPlayed: 50 }));
  await allSettled(itemRestored, {
    scope: test.scope,
    params: { item: anItem(), chapters, index: 0 },
  });
  await allSettled(pageHidden, { scope: test.scope });
  expect(playedOf(test)).toEqual([0, 0, 0]);
});

it('clears positions and item from memory and from storage', async () => {
  const test = await playingBook();
  play(test, 7, 1);
  await allSettled(pageHidden, { scope: test.scope });
  await allSettled(progressClearRequested, { scope: test.scope });
  expect(Object.fromEntries(test.storage)).toEqual({});
  expect(test.scope.getState($savedChapters)).toEqual({});
  expect(test.scope.getState($lastPlayed)).toBeNull();
});
