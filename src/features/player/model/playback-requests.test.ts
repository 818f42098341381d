import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $status, pauseClicked, playbackFailed, playClicked } from './playback';
import {
  $chapter,
  $chapters,
  bookRequested,
  chapterEnded,
  chapterPicked,
  itemRestored,
  playerClosed,
  nextClicked,
  previousClicked,
  sampleRequested,
} from './queue';

const sample = { item: anItem({ isSample: true }), duration: 60 };
const book = { item: anItem() };

async function playing() {
  const test = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope: test.scope, params: book });
  test.engine.emit('playing', { duration: 100 });
  return test;
}

describe('a wish to play', () => {
  it.each([
    ['the next chapter', nextClicked, undefined, '/hls/3.m3u8'],
    ['the previous chapter', previousClicked, undefined, '/hls/1.m3u8'],
    ['a picked chapter', chapterPicked, 0, '/hls/1.m3u8'],
    ['another book', bookRequested, book, '/hls/2.m3u8'],
    ['a sample', sampleRequested, sample, '/hls/sample.m3u8'],
  ] as const)('is %s, also while paused', async (_, unit, params, url) => {
    const { scope, engine } = await createTestScope({ answers: playerAnswers });
    await allSettled(bookRequested, { scope, params: { ...book, chapterId: 2 } });
    await allSettled(pauseClicked, { scope });
    await allSettled(unit as typeof nextClicked, { scope, params: params as undefined });
    expect(engine.sources.at(-1)?.url).toBe(url);
    expect(engine.calls.at(-1)).toEqual(['play']);
    expect(scope.getState($status)).toBe('loading');
  });

  it.each([
    ['the browser has refused to play', 'refused'],
    ['the stream has failed', 'failed'],
    ['the device has no output', 'noOutput'],
    ['the item was restored', 'restored'],
    ['the listener has paused', 'paused'],
  ] as const)('is over when %s: a chapter that opens by itself stays silent', async (_, end) => {
    const { scope, engine } = await createTestScope({ answers: playerAnswers });
    if (end === 'refused') engine.refuseToPlay();
    await allSettled(bookRequested, { scope, params: book });
    const chapters = scope.getState($chapters).slice();
    if (end === 'failed' || end === 'noOutput') engine.emit(end);
    if (end === 'paused') await allSettled(pauseClicked, { scope });
    if (end === 'restored')
      await allSettled(itemRestored, { scope, params: { ...book, chapters, index: 0 } });
    expect(scope.getState($status)).toBe('paused');
    const callsBefore = engine.calls.length;
    await allSettled(chapterEnded, {
      scope,
      params: { audioBookId: 1001, chapterId: 1, durationPlayed: 100 },
    });
    expect(engine.sources.at(-1)?.url).toBe('/hls/2.m3u8');
    expect(engine.calls.slice(callsBefore).map(([name]) => name)).not.toContain('play');
    expect(scope.getState($status)).toBe('paused');
  });
});

it('is silent at once when another book or chapter is requested', async () => {
  const held = heldAnswer<unknown>();
  const { scope, engine } = await createTestScope({
    answers: { ...playerAnswers, 'POST /api/library/single-item/2002': held.answer },
  });
  await allSettled(bookRequested, { scope, params: book });
  engine.emit('playing');
  const others = { item: anItem({ audioBookId: 2002 }) };
  const requested = allSettled(bookRequested, { scope, params: others });
  expect(engine.calls.at(-1)).toEqual(['pause']);
  expect(scope.getState($status)).toBe('loading');
  held.give({ audioBookId: 2002, chapters: [] });
  await requested;
});

it('pauses the engine by the button', async () => {
  const { scope, engine } = await playing();
  await allSettled(pauseClicked, { scope });
  expect(engine.calls.at(-1)).toEqual(['pause']);
  expect(scope.getState($status)).toBe('paused');
  await allSettled(playClicked, { scope });
  expect(engine.calls.at(-1)).toEqual(['play']);
  expect(engine.sources).toHaveLength(1);
});

it('plays nothing without an item', async () => {
  const { scope, engine, requests } = await createTestScope({ answers: playerAnswers });
  await allSettled(playClicked, { scope });
  expect(scope.getState($status)).toBe('ended');
  expect([engine.calls, requests]).toEqual([[], []]);
});

it('plays nothing once the player is closed, whatever the media still says', async () => {
  const { scope, engine } = await playing();
  await allSettled(playerClosed, { scope });
  const callsBefore = engine.calls.length;
  engine.emit('playing', { duration: 100 });
  await allSettled(playClicked, { scope });
  expect(scope.getState($status)).toBe('ended');
  expect(engine.calls.slice(callsBefore)).toEqual([]);
});

it('sends no second request when play is pressed while the first is on its way', async () => {
  const chapters = heldAnswer<unknown>();
  const stream = heldAnswer<unknown>();
  const { scope, engine, requests } = await createTestScope({
    answers: {
      'POST /api/library/single-item/1001': chapters.answer,
      'GET /api/stream/playlist/1': stream.answer,
    },
  });
  const opened = allSettled(bookRequested, { scope, params: book });
  void allSettled(pauseClicked, { scope });
  void allSettled(playClicked, { scope });
  expect(scope.getState($status)).toBe('loading');
  chapters.give(threeChapters);
  await expect.poll(() => requests).toHaveLength(2);
  void allSettled(playClicked, { scope });
  stream.give({ streamUrl: '/hls/1.m3u8', downloadUrl: null });
  await opened;
  expect(requests).toHaveLength(2);
  expect(engine.sources).toHaveLength(1);
  expect(engine.calls.at(-1)).toEqual(['play']);
});

it('reports a failed sample, chapter list and stream, but not a failed playlist', async () => {
  const refuse = () => {
    throw { kind: 'network' } satisfies ApiError;
  };
  const answers: Record<string, unknown> = { ...playerAnswers };
  const { scope, engine } = await createTestScope({ answers });
  const failures = watchCalls(playbackFailed, scope);
  const count = async (run: () => unknown) => {
    const before = failures.length;
    await run();
    await allSettled(scope);
    expect(scope.getState($status)).toBe('paused');
    return failures.length - before;
  };
  const playSample = () => allSettled(sampleRequested, { scope, params: sample });
  const playBook = () => allSettled(bookRequested, { scope, params: book });
  await playBook();
  expect(await count(() => engine.emit('failed'))).toBe(1);
  answers['GET /api/stream/sample/1001'] = refuse;
  expect(await count(playSample)).toBe(1);
  answers['GET /api/stream/playlist/1'] = refuse;
  expect(await count(playBook)).toBe(0);
  answers['POST /api/library/single-item/1001'] = refuse;
  expect(await count(playBook)).toBe(1);
  answers['POST /api/library/single-item/1001'] = { audioBookId: 1001, chapters: [] };
  expect(await count(playBook)).toBe(1);
});

it('fetches the stream of a failed chapter again', async () => {
  const { scope, engine } = await playing();
  engine.emit('failed', { time: 5 });
  // Late events of the failed stream are ignored.
  engine.emit('playing', { time: 6 });
  expect(scope.getState($status)).toBe('paused');
  await allSettled(playClicked, { scope });
  expect(engine.sources).toHaveLength(2);
});

it('loads nothing for a stream that arrives after the player was closed', async () => {
  const stream = heldAnswer<unknown>();
  const { scope, engine } = await createTestScope({
    answers: { ...playerAnswers, 'GET /api/stream/playlist/1': stream.answer },
  });
  const opened = allSettled(bookRequested, { scope, params: book });
  await expect.poll(() => scope.getState($chapter)).not.toBeNull();
  void allSettled(playerClosed, { scope });
  stream.give({ streamUrl: '/hls/1.m3u8', downloadUrl: null });
  await opened;
  expect(engine.sources).toEqual([]);
  expect(scope.getState($status)).toBe('ended');
});

it('reports the end of a chapter with its whole duration', async () => {
  const { scope, engine } = await playing();
  const ends = watchCalls(chapterEnded, scope);
  engine.emit('ended', { time: 99, duration: 99.5, isPaused: true });
  await allSettled(scope);
  expect(ends).toEqual([{ audioBookId: 1001, chapterId: 1, durationPlayed: 100 }]);
});
