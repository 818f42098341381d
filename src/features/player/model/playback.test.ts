import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $status, pauseClicked, playbackFailed, playClicked } from './playback';
import { $position, positionPicked } from './position';
import {
  $chapter,
  $item,
  bookRequested,
  chapterPicked,
  playerClosed,
  nextClicked,
  previousClicked,
  sampleRequested,
} from './queue';

const sample = { item: anItem({ isSample: true }), duration: 60 };
const book = { item: anItem() };

async function playing(request: 'sample' | 'book') {
  const test = await createTestScope({ answers: playerAnswers });
  if (request === 'sample')
    await allSettled(sampleRequested, { scope: test.scope, params: sample });
  else await allSettled(bookRequested, { scope: test.scope, params: book });
  test.engine.emit('playing', { duration: 100 });
  return test;
}

it('is loading from the click until the media plays', async () => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  const started = allSettled(sampleRequested, { scope, params: sample });
  expect(scope.getState($status)).toBe('loading');
  await started;
  expect(engine.sources).toEqual([{ url: '/hls/sample.m3u8', startAt: 0 }]);
  expect(engine.calls.at(-1)).toEqual(['play']);
  expect(scope.getState($status)).toBe('loading');
  engine.emit('playing');
  expect(scope.getState($status)).toBe('playing');
});

it('pauses when the browser refuses to play, and plays on the next click', async () => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  engine.refuseToPlay();
  await allSettled(sampleRequested, { scope, params: sample });
  expect(scope.getState($status)).toBe('paused');
  await allSettled(playClicked, { scope });
  expect(engine.calls.at(-1)).toEqual(['play']);
  expect(engine.sources).toHaveLength(1);
});

it('is silent at once when another chapter or book is requested, before its sound has come', async () => {
  const { scope, engine } = await playing('book');
  const silencedBy = async (unit: unknown, params?: unknown) => {
    engine.emit('playing', { duration: 100 });
    const before = engine.calls.length;
    void allSettled(unit as typeof chapterPicked, { scope, params: params as number });
    const first = engine.calls[before];
    await allSettled(scope);
    return first;
  };
  expect(await silencedBy(nextClicked)).toEqual(['pause']);
  expect(await silencedBy(chapterPicked, 2)).toEqual(['pause']);
  expect(await silencedBy(bookRequested, book)).toEqual(['pause']);
  expect(await silencedBy(sampleRequested, sample)).toEqual(['pause']);
});

it('opens the chapters of a book in turn', async () => {
  const { scope, engine } = await playing('book');
  await allSettled(nextClicked, { scope });
  expect(engine.sources.at(-1)?.url).toBe('/hls/2.m3u8');
  await allSettled(previousClicked, { scope });
  expect(engine.sources.at(-1)?.url).toBe('/hls/1.m3u8');
  await allSettled(chapterPicked, { scope, params: 2 });
  expect(engine.sources.at(-1)?.url).toBe('/hls/3.m3u8');
});

it('stops at the first and at the last chapter', async () => {
  const { scope, engine } = await playing('book');
  await allSettled(previousClicked, { scope });
  expect(engine.sources).toHaveLength(1);
  await allSettled(chapterPicked, { scope, params: 2 });
  await allSettled(nextClicked, { scope });
  await allSettled(chapterPicked, { scope, params: 3 });
  expect(scope.getState($chapter)?.chapterId).toBe(3);
});

it('plays the next chapter when one ends', async () => {
  const { scope, engine } = await playing('book');
  engine.emit('ended', { time: 100, duration: 100, isPaused: true });
  await allSettled(scope);
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/2.m3u8', startAt: 0 });
  expect(engine.calls.at(-1)).toEqual(['play']);
});

it('ends after the last chapter, and starts from the beginning on play', async () => {
  const { scope, engine } = await playing('book');
  await allSettled(chapterPicked, { scope, params: 2 });
  engine.emit('ended', { time: 100, duration: 100, isPaused: true });
  await allSettled(scope);
  expect(scope.getState($status)).toBe('ended');
  expect(engine.calls.at(-1)).toEqual(['unload']);
  await allSettled(playClicked, { scope });
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/1.m3u8', startAt: 0 });
});

it('plays the latest choice when the answers arrive in another order', async () => {
  const second = heldAnswer<unknown>();
  const { scope, engine } = await createTestScope({
    answers: { ...playerAnswers, 'GET /api/stream/playlist/2': second.answer },
  });
  await allSettled(bookRequested, { scope, params: book });
  void allSettled(nextClicked, { scope });
  const third = allSettled(nextClicked, { scope });
  second.give({ streamUrl: '/hls/2.m3u8', downloadUrl: null });
  await third;
  expect(engine.sources.map(({ url }) => url)).toEqual(['/hls/1.m3u8', '/hls/3.m3u8']);
});

it('stays paused when the pause comes before the chapters', async () => {
  const chapters = heldAnswer<unknown>();
  const { scope, engine } = await createTestScope({
    answers: { ...playerAnswers, 'POST /api/library/single-item/1001': chapters.answer },
  });
  const opened = allSettled(bookRequested, { scope, params: book });
  void allSettled(pauseClicked, { scope });
  chapters.give(threeChapters);
  await opened;
  expect(scope.getState($status)).toBe('paused');
  expect(engine.calls).not.toContainEqual(['play']);
  await allSettled(playClicked, { scope });
  expect(engine.calls.at(-1)).toEqual(['play']);
});

it('stays paused when the pause comes before the stream', async () => {
  const stream = heldAnswer<unknown>();
  const { scope, engine } = await createTestScope({
    answers: { ...playerAnswers, 'GET /api/stream/sample/1001': stream.answer },
  });
  const started = allSettled(sampleRequested, { scope, params: sample });
  void allSettled(pauseClicked, { scope });
  expect(scope.getState($status)).toBe('paused');
  stream.give({ streamUrl: '/hls/sample.m3u8', downloadUrl: null });
  await started;
  expect(engine.calls.map(([name]) => name)).not.toContain('play');
  await allSettled(playClicked, { scope });
  expect(engine.calls.at(-1)).toEqual(['play']);
});

it('ignores late events of the previous stream', async () => {
  const { scope, engine } = await playing('book');
  const held = allSettled(nextClicked, { scope });
  engine.emit('timeupdate', { time: 99, duration: 100 });
  engine.emit('pause', { time: 99, duration: 100, isPaused: true });
  await held;
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/2.m3u8', startAt: 0 });
  expect(scope.getState($position)).toBe(0);
  expect(scope.getState($status)).toBe('loading');
});

it('reports a failure, and retries from the same position', async () => {
  let answers = 0;
  const { scope, engine } = await createTestScope({
    answers: {
      ...playerAnswers,
      'GET /api/stream/sample/1001': () => {
        answers += 1;
        if (answers === 2) throw { kind: 'network' } satisfies ApiError;
        return playerAnswers['GET /api/stream/sample/1001'];
      },
    },
  });
  const failures = watchCalls(playbackFailed, scope);
  await allSettled(sampleRequested, { scope, params: sample });
  engine.emit('timeupdate', { time: 20, duration: 60 });
  engine.emit('failed', { time: 20, duration: 60 });
  expect(scope.getState($status)).toBe('paused');
  await allSettled(playClicked, { scope });
  expect(scope.getState($status)).toBe('paused');
  expect(failures).toHaveLength(2);
  await allSettled(playClicked, { scope });
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/sample.m3u8', startAt: 20 });
});

it('requests the chapters again after a failure', async () => {
  let answers = 0;
  const { scope, engine } = await createTestScope({
    answers: {
      ...playerAnswers,
      'POST /api/library/single-item/1001': () => {
        answers += 1;
        if (answers === 1) throw { kind: 'network' } satisfies ApiError;
        return playerAnswers['POST /api/library/single-item/1001'];
      },
    },
  });
  await allSettled(bookRequested, { scope, params: book });
  expect(scope.getState($status)).toBe('paused');
  await allSettled(playClicked, { scope });
  expect(engine.sources).toHaveLength(1);
});

it('does not stay loading for a book without chapters', async () => {
  const { scope } = await createTestScope({
    answers: { 'POST /api/library/single-item/1001': { audioBookId: 1001, chapters: [] } },
  });
  await allSettled(bookRequested, { scope, params: book });
  expect(scope.getState($status)).toBe('paused');
});

it('starts at a position that was picked before the stream arrived', async () => {
  const stream = heldAnswer<unknown>();
  const { scope, engine } = await createTestScope({
    answers: { ...playerAnswers, 'GET /api/stream/sample/1001': stream.answer },
  });
  const started = allSettled(sampleRequested, { scope, params: sample });
  void allSettled(positionPicked, { scope, params: 40 });
  stream.give({ streamUrl: '/hls/sample.m3u8', downloadUrl: null });
  await started;
  expect(engine.sources).toEqual([{ url: '/hls/sample.m3u8', startAt: 40 }]);
});

it('unloads the stream and drops the item when it is closed', async () => {
  const { scope, engine } = await playing('sample');
  await allSettled(playerClosed, { scope });
  expect(engine.calls.at(-1)).toEqual(['unload']);
  expect(scope.getState($item)).toBeNull();
  expect(scope.getState($status)).toBe('ended');
});
