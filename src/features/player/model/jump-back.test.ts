import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';

import { $jumpBack, jumpBackClicked } from './jump-back';
import './playback';
import './progress';
import { $position, positionPicked, seekForwardClicked } from './position';
import {
  $chapter,
  $chapters,
  bookRequested,
  chapterPicked,
  itemRestored,
  nextClicked,
  playerClosed,
  previousClicked,
} from './queue';
import { playerShown } from './shown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The first chapter of 100 s plays at its 20th second. */
async function playing() {
  const answers: Record<string, unknown> = { ...playerAnswers };
  const { scope, engine } = await createTestScope({ answers });
  const fire = async (unit: unknown, params?: unknown) => {
    void allSettled(unit as typeof positionPicked, { scope, params: params as number });
    await vi.advanceTimersByTimeAsync(0);
  };
  const hear = (time: number) => {
    engine.emit('timeupdate', { time, duration: 100 });
  };
  await fire(bookRequested, { item: anItem() });
  engine.emit('playing', { duration: 100 });
  hear(20);
  return {
    answers,
    fire,
    hear,
    emit: (type: 'playing' | 'pause' | 'waiting' | 'ended', time = 0) =>
      engine.emit(type, { time, duration: 100 }),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** The book as it is restored, paused at a second of its first chapter. */
    item: (second: number) => {
      const chapters = scope.getState($chapters);
      const begun = chapters.map((chapter) => ({ ...chapter, durationPlayed: second }));
      return { item: anItem(), chapters: begun, index: 0 };
    },
    offered: () => {
      const place = scope.getState($jumpBack);
      return place && [place.chapterId, place.position];
    },
    place: () => [scope.getState($chapter)?.chapterId, scope.getState($position)],
  };
}

it('offers the way back for 10 s after a far jump', async () => {
  const { fire, hear, pass, offered } = await playing();
  expect(offered()).toBeNull();
  await fire(positionPicked, 90);
  expect(offered()).toEqual([1, 20]);
  hear(90.2);
  await pass(9_999);
  expect(offered()).toEqual([1, 20]);
  await pass(1);
  expect(offered()).toBeNull();
});

it('offers nothing after a near jump, however long it plays on', async () => {
  const { fire, hear, pass, offered } = await playing();
  await fire(positionPicked, 50);
  hear(55);
  await pass(5000);
  hear(60);
  expect(offered()).toBeNull();
});

it('adds near jumps up, from where the first began', async () => {
  const { fire, hear, offered } = await playing();
  await fire(seekForwardClicked);
  hear(50.1);
  expect(offered()).toBeNull();
  await fire(seekForwardClicked);
  expect(offered()).toEqual([1, 20]);
});

it('begins a new series after 10 s', async () => {
  const { fire, hear, pass, offered } = await playing();
  await fire(seekForwardClicked);
  hear(50);
  await pass(10_000);
  hear(60);
  await fire(positionPicked, 99);
  expect(offered()).toEqual([1, 60]);
});

it('leads back to what was heard, not to where the sound never came', async () => {
  const { fire, pass, emit, offered } = await playing();
  await fire(positionPicked, 50);
  emit('waiting', 50);
  await pass(10_000);
  await fire(positionPicked, 90);
  expect(offered()).toEqual([1, 20]);
});

it('leads back to where the player was restored', async () => {
  const { fire, offered, item } = await playing();
  await fire(itemRestored, item(40));
  await fire(playerShown);
  await fire(positionPicked, 90);
  expect(offered()).toEqual([1, 40]);
});

it('goes back within the chapter, and offers the other way', async () => {
  const { fire, hear, place, offered } = await playing();
  await fire(positionPicked, 90);
  hear(90.5);
  await fire(jumpBackClicked);
  expect(place()).toEqual([1, 20]);
  expect(offered()).toBeNull();
});

it.each([
  ['next', nextClicked, undefined],
  ['a pick in the list', chapterPicked, 2],
])('goes back into the chapter before: %s', async (_, unit, params) => {
  const { fire, hear, place, offered } = await playing();
  await fire(unit, params);
  expect(offered()).toEqual([1, 20]);
  hear(1);
  await fire(jumpBackClicked);
  expect(place()).toEqual([1, 20]);
});

it('goes forward again to the chapter from which the listener went back by the button', async () => {
  const { fire, hear, pass, place, offered } = await playing();
  await fire(nextClicked);
  hear(40);
  await pass(10_000);
  await fire(previousClicked);
  expect(offered()).toEqual([2, 40]);
  await fire(jumpBackClicked);
  expect(place()).toEqual([2, 40]);
});

it('offers nothing of a book that has left the player', async () => {
  const { fire, offered } = await playing();
  await fire(positionPicked, 90);
  await fire(playerClosed);
  expect(offered()).toBeNull();
  await fire(jumpBackClicked);
});

it('offers nothing any more once the book has ended', async () => {
  const { fire, hear, offered, place, emit } = await playing();
  await fire(chapterPicked, 2);
  hear(1);
  await fire(positionPicked, 99);
  expect(offered()).toEqual([1, 20]);
  emit('ended', 100);
  await fire(positionPicked, 0);
  expect(place()).toEqual([1, 0]);
  expect(offered()).toBeNull();
  await fire(positionPicked, 90);
  expect(offered()).toBeNull();
});

it('offers no place of the book before, even before the next one is heard', async () => {
  const { fire, offered } = await playing();
  await fire(bookRequested, { item: anItem() });
  await fire(nextClicked);
  expect(offered()).toBeNull();
  await fire(chapterPicked, 2);
  expect(offered()).toBeNull();
});

it('offers the place that a link made the listener leave, once sound comes from the link’s', async () => {
  const { fire, hear, pass, offered, place, emit } = await playing();
  await fire(chapterPicked, 2);
  emit('playing');
  hear(80);
  await fire(positionPicked, 82);
  emit('pause', 82);
  await pass(10_000);
  await fire(bookRequested, { item: anItem(), chapterId: 1, startAt: 10 });
  expect(place()).toEqual([1, 10]);
  emit('pause', 10);
  expect(offered()).toBeNull();
  emit('playing');
  expect(offered()).toEqual([3, 82]);
  await pass(9_999);
  expect(offered()).toEqual([3, 82]);
  await fire(jumpBackClicked);
  expect(place()).toEqual([3, 82]);
});

it('leads back to that place although the book has got a chapter before it since', async () => {
  const { answers, fire, hear, offered, place, emit } = await playing();
  await fire(nextClicked);
  emit('playing');
  hear(80);
  emit('pause', 80);
  const added = { chapterId: 9, duration: 100, title: 'new', order: 0 };
  const chapters = [added, ...threeChapters.chapters];
  answers['POST /api/library/single-item/1001'] = { ...threeChapters, chapters };
  await fire(bookRequested, { item: anItem(), chapterId: 3, startAt: 60 });
  emit('playing');
  expect(offered()).toEqual([2, 80]);
  await fire(jumpBackClicked);
  expect(place()).toEqual([2, 80]);
});

it('offers that place once, and not again when sound comes after a pause', async () => {
  const { fire, pass, offered, emit } = await playing();
  await fire(bookRequested, { item: anItem(), chapterId: 3, startAt: 60 });
  emit('playing');
  expect(offered()).not.toBeNull();
  await pass(10_000);
  emit('pause', 60);
  emit('playing');
  expect(offered()).toBeNull();
});

it('offers nothing for a link to a book that was never played', async () => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  const params = { item: anItem(), chapterId: 2, startAt: 50 };
  await allSettled(bookRequested, { scope, params });
  engine.emit('playing', { time: 50, duration: 100 });
  expect(scope.getState($chapter)?.chapterId).toBe(2);
  expect(scope.getState($jumpBack)).toBeNull();
});
