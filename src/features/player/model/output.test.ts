import { allSettled, type UnitTargetable } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $isMute } from './output';
import { $status, playbackFailed, playClicked } from './playback';
import { bookRequested, nextClicked, playerClosed } from './queue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function playing(answers: Readonly<Record<string, unknown>> = playerAnswers) {
  const { scope, engine } = await createTestScope({ answers });
  void allSettled(bookRequested, { scope, params: { item: anItem() } });
  await vi.advanceTimersByTimeAsync(0);
  engine.emit('playing', { duration: 100 });
  return {
    scope,
    engine,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    isMute: () => scope.getState($isMute),
  };
}

it('notices within 12 s that a playing media does not move, until it does', async () => {
  const { engine, pass, isMute } = await playing();
  await pass(4000);
  expect(isMute()).toBe(false);
  await pass(8000);
  expect(isMute()).toBe(true);
  engine.emit('timeupdate', { time: 0.25, duration: 100 });
  expect(isMute()).toBe(false);
});

it('notices it as soon where the chapter goes on in its midst', async () => {
  const { scope, engine, pass, isMute } = await playing();
  void allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 2, startAt: 40 } });
  await pass(0);
  engine.emit('playing', { time: 40, duration: 100 });
  await pass(8000);
  expect(isMute()).toBe(true);
});

it('says nothing while the media moves, waits for data or is paused', async () => {
  const { engine, pass, isMute } = await playing();
  for (let time = 1; time < 10; time += 1) {
    engine.emit('timeupdate', { time, duration: 100 });
    await pass(4000);
    expect(isMute()).toBe(false);
  }
  for (const [type, isPaused] of [
    ['waiting', false],
    ['pause', true],
  ] as const) {
    engine.emit(type, { time: 9, duration: 100, isPaused });
    await pass(60_000);
    expect(isMute()).toBe(false);
  }
});

it('names the missing output at once where the engine tells, without a notification, until play is pressed', async () => {
  const { scope, engine, pass, isMute } = await playing();
  const failures = watchCalls(playbackFailed, scope);
  const before = engine.calls.length;
  engine.emit('noOutput', { time: 3, duration: 100 });
  await pass(0);
  expect(isMute()).toBe(true);
  expect(scope.getState($status)).toBe('paused');
  expect(engine.calls.slice(before)).toContainEqual(['pause']);
  expect(failures).toEqual([]);
  const loads = engine.sources.length;
  void allSettled(playClicked, { scope });
  await pass(0);
  expect(isMute()).toBe(false);
  // The element is spent: the stream is loaded anew.
  expect(engine.sources).toHaveLength(loads + 1);
});

it('does not play by itself when a new address comes after the output was missing', async () => {
  const late = heldAnswer<unknown>();
  const first = { streamUrl: '/hls/1.m3u8', downloadUrl: null };
  const addresses = [Promise.resolve<unknown>(first), late.answer()];
  const { engine, pass } = await playing({
    ...playerAnswers,
    'GET /api/stream/playlist/1': () => addresses.shift(),
  });
  engine.emit('expired', { time: 3, duration: 100 });
  engine.emit('noOutput', { time: 3, duration: 100 });
  await pass(0);
  const before = engine.calls.length;
  late.give({ ...first, streamUrl: '/hls/1.m3u8?new' });
  await pass(0);
  expect(engine.sources.at(-1)?.url).toBe('/hls/1.m3u8?new');
  expect(engine.calls.slice(before)).not.toContainEqual(['play']);
});

it.each<[string, unknown, unknown]>([
  ['the next chapter', nextClicked, undefined],
  ['another book', bookRequested, { item: anItem({ audioBookId: 2002 }) }],
  ['a press on play', playClicked, undefined],
  ['the end of the player', playerClosed, undefined],
])('forgets the missing output by %s', async (_, left, params) => {
  const unanswered = () => new Promise(() => {});
  const { scope, engine, pass, isMute } = await playing({
    ...playerAnswers,
    'POST /api/library/single-item/2002': unanswered,
  });
  engine.emit('noOutput', { time: 3, duration: 100 });
  expect(isMute()).toBe(true);
  void allSettled(left as UnitTargetable<unknown>, { scope, params });
  await pass(0);
  expect(isMute()).toBe(false);
});

it('looks again only while it plays: a pause and a chapter begin anew', async () => {
  const { engine, pass, isMute } = await playing();
  await pass(7000);
  expect(vi.getTimerCount()).toBe(1);
  engine.emit('pause', { duration: 100, isPaused: true });
  expect(vi.getTimerCount()).toBe(0);
  engine.emit('playing', { duration: 100 });
  await pass(7999);
  expect(isMute()).toBe(false);
  await pass(1);
  expect(isMute()).toBe(true);
});

it('notices that the media stops in its midst', async () => {
  const { engine, pass, isMute } = await playing();
  engine.emit('timeupdate', { time: 30, duration: 100 });
  await pass(12_000);
  expect(isMute()).toBe(true);
});
