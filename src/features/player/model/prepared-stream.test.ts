import { allSettled, type UnitTargetable } from 'effector';
import { expect, it } from 'vitest';

import { sessionEnded } from '@/shared/api/tokens';
import { createTestScope, type TestScopeOptions } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import './ahead';
import { sampleIntended } from './intents';
import './playback';
import { bookRequested, playerClosed } from './queue';
import './warm-up';

async function listener(options: TestScopeOptions = {}) {
  const test = await createTestScope({ answers: playerAnswers, ...options });
  const urls = () => test.requests.map(({ url }) => url);
  const warmed = () => test.engine.calls.flatMap(([name, of]) => (name === 'warmUp' ? [of] : []));
  return { ...test, urls, warmed };
}

it('does not give up the next chapter, which is there already, for an intent', async () => {
  const { scope, engine, urls } = await listener();
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  engine.emit('timeupdate', { time: 90, duration: 100 });
  await allSettled(scope);
  expect(urls().at(-1)).toBe('/api/stream/playlist/2');
  await allSettled(sampleIntended, { scope, params: 1001 });
  expect(urls().at(-1)).toBe('/api/stream/playlist/2');
  await allSettled(playerClosed, { scope });
  await allSettled(sampleIntended, { scope, params: 1001 });
  expect(urls().at(-1)).toBe('/api/stream/sample/1001');
});

it.each([
  ['the player was closed', playerClosed],
  ['the user has signed out', sessionEnded],
])('warms up nothing after %s meanwhile, until it is pointed at again', async (_, unit) => {
  const held = heldAnswer<unknown>();
  const inTurn = [held.answer(), { streamUrl: '/hls/again.m3u8', downloadUrl: null }];
  const { scope, warmed } = await listener({
    answers: { ...playerAnswers, 'GET /api/stream/sample/1001': () => inTurn.shift() },
  });
  const intended = allSettled(sampleIntended, { scope, params: 1001 });
  void allSettled(unit as UnitTargetable<unknown>, { scope, params: undefined });
  held.give({ streamUrl: '/hls/held.m3u8', downloadUrl: null });
  await intended;
  expect(warmed()).toEqual([]);
  await allSettled(sampleIntended, { scope, params: 1001 });
  expect(warmed()).toEqual([{ url: '/hls/again.m3u8', startAt: 0 }]);
});

it('warms up only what was pointed at last', async () => {
  const held = heldAnswer<unknown>();
  const { scope, warmed } = await listener({
    answers: { ...playerAnswers, 'GET /api/stream/sample/2002': held.answer },
  });
  const first = allSettled(sampleIntended, { scope, params: 2002 });
  void allSettled(sampleIntended, { scope, params: 1001 });
  await expect.poll(() => warmed()).toHaveLength(1);
  held.give({ streamUrl: '/hls/other.m3u8', downloadUrl: null });
  await first;
  expect(warmed()).toEqual([{ url: '/hls/sample.m3u8', startAt: 0 }]);
});
