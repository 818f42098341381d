import { allSettled, type UnitTargetable } from 'effector';
import { expect, it } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import './ahead';
import { playClicked } from './playback';
import './progress';
import {
  $chapters,
  bookRequested,
  chapterPicked,
  chapterProgressed,
  itemRestored,
  playerClosed,
  sampleRequested,
} from './queue';

/** The first chapter of the book plays. */
async function listening(answers: Readonly<Record<string, unknown>> = playerAnswers) {
  const test = await createTestScope({ answers });
  const { scope, engine, requests } = test;
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const hear = async (time: number) => {
    engine.emit('timeupdate', { time, duration: 100 });
    await allSettled(scope);
  };
  const finish = async () => {
    engine.emit('ended', { time: 100, duration: 100 });
    await allSettled(scope);
  };
  /** The chapters whose addresses were asked for. */
  const asked = () =>
    requests.flatMap(({ url }) => /playlist\/(\d)/.exec(url)?.slice(1).map(Number) ?? []);
  const prepared = () => engine.calls.flatMap(([name, of]) => (name === 'prepareNext' ? [of] : []));
  return { ...test, hear, finish, asked, prepared };
}

it('fetches the next chapter once, in the last 30 s, and plays it from there', async () => {
  const { scope, engine, hear, finish, asked, prepared } = await listening();
  await hear(69.9);
  expect(asked()).toEqual([1]);
  engine.emit('seeking', { time: 80, duration: 100 });
  // The media does not know its length yet.
  engine.emit('timeupdate', { time: 80, duration: 0 });
  await allSettled(scope);
  expect(asked()).toEqual([1]);
  await hear(70);
  expect(asked()).toEqual([1, 2]);
  await hear(75);
  expect(asked()).toEqual([1, 2]);
  expect(prepared()).toEqual([{ url: '/hls/2.m3u8', startAt: 0 }]);
  await finish();
  // Nothing more is asked for: the source is the one that was prepared, to the letter.
  expect(asked()).toEqual([1, 2]);
  expect(engine.sources.at(-1)).toEqual(prepared()[0]);
  await hear(80);
  expect(asked()).toEqual([1, 2, 3]);
});

it('prepares the next chapter at its stored position', async () => {
  const { scope, engine, hear, finish, prepared } = await listening();
  const params = { audioBookId: 1001, chapterId: 2, durationPlayed: 40 };
  await allSettled(chapterProgressed, { scope, params });
  await hear(80);
  expect(prepared()).toEqual([{ url: '/hls/2.m3u8', startAt: 40 }]);
  await finish();
  expect(engine.sources.at(-1)).toEqual(prepared()[0]);
});

it('asks for nothing after the last chapter, and not for a sample', async () => {
  const { scope, hear, asked } = await listening();
  await allSettled(chapterPicked, { scope, params: 2 });
  await hear(90);
  expect(asked()).toEqual([1, 3]);
  const sample = { item: anItem({ isSample: true }), duration: 100 };
  await allSettled(sampleRequested, { scope, params: sample });
  await hear(90);
  expect(asked()).toEqual([1, 3]);
});

it('leaves a failure to the moment when the chapter opens', async () => {
  let fails = 0;
  const refused = () => {
    fails += 1;
    throw { kind: 'network' } satisfies ApiError;
  };
  const { hear, finish, prepared } = await listening({
    ...playerAnswers,
    'GET /api/stream/playlist/2': refused,
  });
  await hear(80);
  await hear(85);
  expect([fails, prepared()]).toEqual([1, []]);
  await finish();
  expect(fails).toBe(2);
});

it('forgets the next chapter when the listener goes elsewhere', async () => {
  const { scope, engine, hear, asked } = await listening();
  await hear(80);
  await allSettled(chapterPicked, { scope, params: 2 });
  await allSettled(chapterPicked, { scope, params: 0 });
  await allSettled(chapterPicked, { scope, params: 1 });
  expect(asked()).toEqual([1, 2, 3, 1, 2]);
  expect(engine.sources.map(({ url }) => url).at(-1)).toBe('/hls/2.m3u8');
});

it('fetches the next chapter again for a listener who comes back from another one', async () => {
  const { scope, hear, asked, prepared } = await listening();
  await hear(80);
  await allSettled(chapterPicked, { scope, params: 2 });
  await allSettled(chapterPicked, { scope, params: 0 });
  await hear(80);
  expect(asked()).toEqual([1, 2, 3, 1, 2]);
  expect(prepared()).toHaveLength(2);
});

it('fetches the next chapter again for a listener who goes on where another tab has been', async () => {
  const { scope, hear, asked, prepared } = await listening();
  await hear(80);
  const chapters = [...scope.getState($chapters)];
  await allSettled(itemRestored, { scope, params: { item: anItem(), chapters, index: 0 } });
  await allSettled(playClicked, { scope });
  await hear(80);
  expect(asked()).toEqual([1, 2, 1, 2]);
  expect(prepared()).toHaveLength(2);
});

const elsewhere = anItem({ audioBookId: 1002 });
it.each<[string, unknown, unknown]>([
  ['opened another chapter', chapterPicked, 2],
  ['requested another book', bookRequested, { item: elsewhere }],
  ['requested a sample', sampleRequested, { item: elsewhere, duration: 60 }],
  ['gone back to the last book', itemRestored, { item: elsewhere, chapters: [], index: 0 }],
  ['closed the player', playerClosed, undefined],
])('drops an answer that arrives when the listener has %s', async (_, unit, params) => {
  const late = heldAnswer();
  const { scope, hear, prepared } = await listening({
    ...playerAnswers,
    'GET /api/stream/playlist/2': late.answer,
  });
  const heard = hear(80);
  const left = allSettled(unit as UnitTargetable<unknown>, { scope, params });
  late.give({ streamUrl: '/hls/2.m3u8', downloadUrl: null });
  await Promise.all([heard, left]);
  expect(prepared()).toEqual([]);
});
