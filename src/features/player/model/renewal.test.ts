import { allSettled, type UnitTargetable } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { engineEventReceived } from './engine';
import { $status, pauseClicked, playbackFailed, playClicked } from './playback';
import { bookRequested, chapterPicked, itemRestored, playerClosed } from './queue';

async function playing(answers: Readonly<Record<string, unknown>> = playerAnswers) {
  const { scope, engine, requests } = await createTestScope({ answers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 40, duration: 100 });
  const failures = watchCalls(playbackFailed, scope);
  const expire = async () => {
    engine.emit('expired', { time: 40, duration: 100 });
    await allSettled(scope);
  };
  const plays = () => engine.calls.filter(([name]) => name === 'play').length;
  return {
    scope,
    engine,
    requests,
    failures,
    expire,
    plays,
    status: () => scope.getState($status),
  };
}

it('fetches an address that has expired once more, and goes on from the same second', async () => {
  const { engine, requests, failures, expire, plays, status } = await playing();
  const before = [requests.length, plays()];
  await expire();
  expect([requests.length, plays()]).toEqual(before.map((count) => count + 1));
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/1.m3u8', startAt: 40 });
  expect([failures.length, status()]).toEqual([0, 'playing']);
});

it('fails when the new address is refused as well, and play tries it again', async () => {
  const { scope, engine, requests, failures, expire, status } = await playing();
  await expire();
  const before = requests.length;
  await expire();
  expect([failures.length, status(), requests.length]).toEqual([1, 'paused', before]);
  await allSettled(playClicked, { scope });
  expect(requests).toHaveLength(before + 1);
  expect(engine.sources.at(-1)?.startAt).toBe(40);
  // What the listener asked for is renewed once as well.
  await expire();
  expect([failures.length, requests.length]).toEqual([1, before + 2]);
});

it('renews each time that the address expires, if it has played meanwhile', async () => {
  const { engine, failures, expire, status } = await playing();
  for (let time = 0; time < 3; time += 1) {
    await expire();
    engine.emit('playing', { time: 40, duration: 100 });
  }
  expect(engine.sources).toHaveLength(4);
  expect([failures.length, status()]).toEqual([0, 'playing']);
});

it.each(['listener', 'device'])(
  'renews a stream that the %s has paused without playing it',
  async (who) => {
    const { scope, engine, expire, plays, status } = await playing();
    // A call, or headphones that are pulled out, pause the element alone.
    if (who === 'listener') await allSettled(pauseClicked, { scope });
    engine.emit('pause', { time: 40, duration: 100, isPaused: true });
    const before = plays();
    await expire();
    expect([plays(), status()]).toEqual([before, 'paused']);
  },
);

it('brings no sound of the last chapter once the book has ended', async () => {
  const late = heldAnswer<unknown>();
  const addresses = [playerAnswers['GET /api/stream/playlist/3'], late.answer()];
  const { scope, engine, plays, status } = await playing({
    ...playerAnswers,
    'GET /api/stream/playlist/3': () => addresses.shift(),
  });
  await allSettled(chapterPicked, { scope, params: 2 });
  engine.emit('playing', { time: 90, duration: 100 });
  engine.emit('expired', { time: 90, duration: 100 });
  engine.emit('ended', { time: 100, duration: 100, isPaused: true });
  const before = [engine.sources.length, plays()];
  late.give(playerAnswers['GET /api/stream/playlist/3']);
  await allSettled(scope);
  expect([engine.sources.length, plays()]).toEqual(before);
  expect(status()).toBe('ended');
});

const chapter = { audioBookId: 1001, chapterId: 1, index: 0, title: '' };
const chapters = [{ ...chapter, duration: 100, durationPlayed: 40, isPlaying: true }];
const restored = { item: anItem(), chapters, index: 0 };
it.each<[string, ...(readonly [unknown, unknown])[]]>([
  ['of another chapter', [chapterPicked, 1]],
  [
    'of a stream that is played again after the output was missing',
    [engineEventReceived, { type: 'noOutput', time: 40, duration: 100, isPaused: false, rate: 1 }],
    [playClicked, undefined],
  ],
  ['of a book that is restored', [itemRestored, restored], [playClicked, undefined]],
  [
    'of a book that is restored after the player was closed',
    [playerClosed, undefined],
    [itemRestored, restored],
    [playClicked, undefined],
  ],
])('renews the first address %s', async (_, ...steps) => {
  const { scope, failures, expire, requests } = await playing();
  await expire();
  for (const [unit, params] of steps) {
    await allSettled(unit as UnitTargetable<unknown>, { scope, params });
  }
  const before = requests.length;
  await expire();
  expect([failures.length, requests.length]).toEqual([0, before + 1]);
});
