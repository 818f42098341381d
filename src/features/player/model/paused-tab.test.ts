import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { otherTabPlayed } from '@/shared/browser/player-tabs';
import { pageHidden } from '@/shared/browser/page-hidden';
import { storageChanged } from '@/shared/browser/storage-changes';
import { savedChapters, type SavedChapters } from '@/shared/storage/keys';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $status, pauseClicked, playClicked } from './playback';
import { $position, positionPicked } from './position';
import { playerRestoreRequested } from './progress';
import { $chapter, $index, bookRequested, playerClosed, sampleRequested } from './queue';
import './resume';
import { playerShown } from './shown';
import './tabs';

const key = savedChapters.name;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A book of three chapters was paused at second 40 of the first. */
async function paused() {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope, engine, storage } = test;
  const fire = (unit: unknown, params?: unknown) =>
    allSettled(unit as typeof positionPicked, { scope, params: params as number });
  await fire(playerRestoreRequested);
  await fire(bookRequested, { item: anItem() });
  await fire(playerShown);
  const hear = async (time: number) => {
    for (const type of ['play', 'playing', 'timeupdate'] as const)
      engine.emit(type, { time, duration: 100 });
    await allSettled(scope);
  };
  const pause = async (time: number) => {
    await fire(pauseClicked);
    engine.emit('pause', { time, duration: 100, isPaused: true });
    await allSettled(scope);
  };
  await hear(40);
  await pause(40);
  const stored = () => savedChapters.parse(storage.get(`local:${key}`) ?? '') ?? {};
  const tell = async (places: SavedChapters) => {
    const raw = savedChapters.format(places);
    storage.set(`local:${key}`, raw);
    await fire(storageChanged, { key, raw });
  };
  /** Another tab plays the same book, and has stored where it is. */
  const playElsewhere = async (chapter: number, durationPlayed: number) => {
    await fire(otherTabPlayed);
    const known = stored();
    const chapters = (known[1001] ?? []).map((each, index) => {
      const isPlaying = index === chapter;
      return isPlaying ? { ...each, durationPlayed, isPlaying } : { ...each, isPlaying };
    });
    await tell({ ...known, 1001: chapters });
  };
  return {
    ...{ scope, engine, fire, hear, pause, stored, tell, playElsewhere },
    place: () => [scope.getState($index), scope.getState($position)],
  };
}

it.each([
  ['in the same chapter', 0, 90],
  ['in another chapter', 2, 15],
])('goes on where another tab has left the book, %s', async (_, chapter, seconds) => {
  const { scope, engine, fire, hear, stored, playElsewhere, place } = await paused();
  await playElsewhere(1, 5);
  await playElsewhere(chapter, seconds);
  expect([place(), scope.getState($status)]).toEqual([[chapter, seconds], 'paused']);
  // It leaves the place to the other tab until it plays itself.
  const known = stored();
  await fire(pageHidden);
  expect(stored()).toEqual(known);
  // The pause was one of this tab, and says nothing of the other one.
  vi.setSystemTime(Date.now() + 20 * 60_000);
  await fire(playClicked);
  const url = `/hls/${chapter + 1}.m3u8`;
  expect(engine.sources.at(-1)).toEqual({ url, startAt: seconds });
  expect(engine.sources).toHaveLength(2);
  await hear(seconds + 1);
  await fire(pageHidden);
  expect(stored()[1001]?.[chapter]).toMatchObject({ durationPlayed: seconds + 1, isPlaying: true });
});

it('starts again at the beginning of a book that was heard to its end elsewhere', async () => {
  const { tell, stored, place } = await paused();
  const chapters = stored()[1001]?.map((each) => ({
    ...each,
    ...{ durationPlayed: 0, isPlaying: false },
  }));
  await tell({ 1001: chapters ?? [] });
  expect(place()).toEqual([0, 0]);
});

it('stays where its listener has moved since', async () => {
  const { engine, fire, hear, pause, stored, tell, playElsewhere, place } = await paused();
  await fire(otherTabPlayed);
  await fire(positionPicked, 60);
  await tell({ 1001: (stored()[1001] ?? []).map((each) => ({ ...each, durationPlayed: 70 })) });
  expect(place()).toEqual([0, 60]);
  await fire(playClicked);
  expect([engine.sources.length, engine.calls.at(-1)]).toEqual([1, ['play']]);
  // What was heard since is no move, and another tab that begins to play is newer than one.
  await hear(61);
  await pause(61);
  await tell({ 1001: (stored()[1001] ?? []).map((each) => ({ ...each, durationPlayed: 75 })) });
  expect(place()).toEqual([0, 75]);
  await fire(positionPicked, 20);
  await playElsewhere(1, 30);
  expect(place()).toEqual([1, 30]);
});

it('keeps its stream and its second while another tab plays another book', async () => {
  const { engine, fire, hear, stored, tell, place } = await paused();
  await fire(playClicked);
  await hear(43);
  await fire(otherTabPlayed);
  engine.emit('pause', { time: 44, duration: 100, isPaused: true });
  await tell({ ...stored(), 2002: [] });
  expect(place()).toEqual([0, 44]);
  await fire(playClicked);
  expect([engine.sources.length, engine.calls.at(-1)]).toEqual([1, ['play']]);
});

it('forgets its own place once another tab has stored one, also when the page is hidden again', async () => {
  const { engine, fire, playElsewhere } = await paused();
  await fire(playerClosed);
  await playElsewhere(0, 90);
  await fire(pageHidden);
  await fire(bookRequested, { item: anItem() });
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/1.m3u8', startAt: 90 });
});

it('leaves a paused sample of the book alone', async () => {
  const { scope, fire, hear, playElsewhere, place } = await paused();
  await fire(sampleRequested, { item: anItem({ isSample: true }), duration: 60 });
  await hear(7);
  await playElsewhere(2, 80);
  expect(scope.getState($chapter)).toMatchObject({ chapterId: 0 });
  expect(place()).toEqual([0, 7]);
});
