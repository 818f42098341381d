import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';

// The playback model loads the chapters that the queue opens.
import { playClicked } from './playback';
import {
  $duration,
  $hasReachedStart,
  $position,
  positionPicked,
  seekBackClicked,
  seekForwardClicked,
} from './position';
import { bookEnded, bookRequested, itemRestored, nextClicked, playerClosed } from './queue';

async function atSecond(time: number) {
  const test = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope: test.scope, params: { item: anItem() } });
  test.engine.emit('timeupdate', { time, duration: 100 });
  return test;
}

/** A book whose stream is loaded at this position; the media is not there yet. */
async function restoredAt(startAt: number) {
  const stream = heldAnswer<unknown>();
  const { scope, engine } = await createTestScope({
    answers: { ...playerAnswers, 'GET /api/stream/playlist/1': stream.answer },
  });
  const requested = allSettled(bookRequested, { scope, params: { item: anItem() } });
  await expect.poll(() => scope.getState($duration)).toBe(100);
  void allSettled(positionPicked, { scope, params: startAt });
  stream.give({ streamUrl: '/hls/1.m3u8', downloadUrl: null });
  await requested;
  return { scope, engine };
}

it.each([
  ['30 s forward', 20, seekForwardClicked, 50],
  ['forward to the end at most', 90, seekForwardClicked, 100],
  ['10 s back', 20, seekBackClicked, 10],
  ['back to the start at most', 4, seekBackClicked, 0],
] as const)('seeks %s', async (_, from, clicked, to) => {
  const { scope, engine } = await atSecond(from);
  await allSettled(clicked, { scope });
  expect(engine.calls.at(-1)).toEqual(['seek', to]);
  expect(scope.getState($position)).toBe(to);
});

it.each([
  [-5, 0],
  [1e9, 100],
  [Number.NaN, 0],
])('clamps the picked position %s to %s', async (picked, second) => {
  const { scope, engine } = await atSecond(10);
  await allSettled(positionPicked, { scope, params: picked });
  expect(engine.calls.at(-1)).toEqual(['seek', second]);
});

it('shows the duration of the API until the media has one', async () => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  expect(scope.getState($duration)).toBe(100);
  engine.emit('durationchange', { duration: 98.5 });
  expect(scope.getState($duration)).toBe(98.5);
});

it('shows the duration of the next chapter from the API, until its own media is there', async () => {
  const { scope, engine } = await atSecond(20);
  engine.emit('durationchange', { duration: 98.5 });
  await allSettled(nextClicked, { scope });
  expect(scope.getState($duration)).toBe(100);
  engine.emit('durationchange', { duration: 97 });
  expect(scope.getState($duration)).toBe(97);
});

it('starts at 0, and follows the media', async () => {
  const { scope } = await atSecond(12.25);
  expect(scope.getState($position)).toBe(12.25);
});

it('shows a picked position before the media is there, and does not go back meanwhile', async () => {
  const { scope, engine } = await atSecond(10);
  await allSettled(positionPicked, { scope, params: 60 });
  expect(scope.getState($position)).toBe(60);
  engine.emit('timeupdate', { time: 60.5, duration: 100 });
  expect(scope.getState($position)).toBe(60.5);
});

it.each([
  [39.4, false],
  [39.5, true],
  [40, true],
])('takes %s s for the start at 40 s: %s', async (time, isReached) => {
  const { scope, engine } = await restoredAt(40);
  expect(engine.sources).toEqual([{ url: '/hls/1.m3u8', startAt: 40 }]);
  engine.emit('seeking', { time: 40, duration: 100 });
  expect(scope.getState($hasReachedStart)).toBe(false);
  engine.emit('timeupdate', { time, duration: 100 });
  expect(scope.getState($hasReachedStart)).toBe(isReached);
  expect(scope.getState($position)).toBe(isReached ? time : 40);
});

it('follows the media at once when the listener picks another position than the start', async () => {
  const { scope, engine } = await restoredAt(40);
  await allSettled(positionPicked, { scope, params: 10 });
  engine.emit('timeupdate', { time: 10.5, duration: 100 });
  expect(scope.getState($position)).toBe(10.5);
});

it('seeks nothing before the stream is loaded', async () => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  const requested = allSettled(bookRequested, { scope, params: { item: anItem() } });
  void allSettled(positionPicked, { scope, params: 40 });
  await requested;
  expect(engine.calls.map(([name]) => name)).not.toContain('seek');
});

it('begins the next chapter at its start', async () => {
  const { scope, engine } = await atSecond(30);
  engine.emit('durationchange', { duration: 98.5, time: 30 });
  await allSettled(nextClicked, { scope });
  expect(scope.getState($position)).toBe(0);
  expect(scope.getState($hasReachedStart)).toBe(false);
});

it.each([
  ['the book has ended', bookEnded, 1001],
  ['the player is closed', playerClosed, undefined],
] as const)('is at 0 again when %s', async (_, unit, params) => {
  const { scope } = await atSecond(30);
  await allSettled(unit as typeof playerClosed, { scope, params: params as undefined });
  expect(scope.getState($position)).toBe(0);
});

it('has no duration without an item', async () => {
  const { scope } = await atSecond(30);
  await allSettled(playerClosed, { scope });
  expect(scope.getState($duration)).toBe(0);
});

it('shows the length of the book that takes the place of a sample, before its sound is loaded', async () => {
  const { scope } = await atSecond(20);
  expect(scope.getState($duration)).toBe(100);
  const [chapter] = threeChapters.chapters;
  const opened = { ...chapter, duration: 600, durationPlayed: 30, isPlaying: true, index: 0 };
  await allSettled(itemRestored, {
    scope,
    params: { item: anItem(), chapters: [{ ...opened, audioBookId: 1001 }], index: 0 } as never,
  });
  expect([scope.getState($duration), scope.getState($position)]).toEqual([600, 30]);
});

it('shows the length of the first chapter after the end of the book, and not that of the last one', async () => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 3 } });
  const last = { time: 250, duration: 250 };
  engine.emit('timeupdate', last);
  expect(scope.getState($duration)).toBe(250);
  engine.emit('ended', { ...last, isPaused: true });
  await allSettled(scope);
  expect([scope.getState($duration), scope.getState($position)]).toEqual([100, 0]);
});

it.each([
  ['30 s forward', seekForwardClicked, 70],
  ['10 s back', seekBackClicked, 30],
])('goes %s in a chapter of unknown length whose sound is not loaded', async (_, clicked, to) => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  const [chapter] = threeChapters.chapters;
  const opened = { ...chapter, duration: 0, durationPlayed: 40, isPlaying: true, index: 0 };
  await allSettled(itemRestored, {
    scope,
    params: { item: anItem(), chapters: [{ ...opened, audioBookId: 1001 }], index: 0 } as never,
  });
  await allSettled(clicked, { scope });
  await allSettled(playClicked, { scope });
  expect([scope.getState($position), engine.sources]).toEqual([
    to,
    [{ url: '/hls/1.m3u8', startAt: to }],
  ]);
});

it('goes nowhere before there is a chapter', async () => {
  const { scope } = await createTestScope({ answers: playerAnswers });
  await allSettled(itemRestored, { scope, params: { item: anItem(), chapters: [], index: 0 } });
  await allSettled(seekForwardClicked, { scope });
  expect(scope.getState($position)).toBe(0);
});
