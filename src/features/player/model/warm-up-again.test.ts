import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';

import { bookIntended } from './intents';
import './playback';
import { bookRequested, playerClosed, sampleRequested } from './queue';
import './warm-up';

const CHAPTERS = '/api/library/single-item/1001';
const STREAM = '/api/stream/playlist/1';
const withChapters = { audioBookId: 1001, chapters: threeChapters.chapters };

async function listener(answers: Readonly<Record<string, unknown>> = {}) {
  const test = await createTestScope({ answers: { ...playerAnswers, ...answers } });
  const urls = () => test.requests.map(({ url }) => url);
  return { ...test, urls };
}

it('asks for the chapters of a book again after they could not be loaded', async () => {
  let isBroken = true;
  const { scope, urls } = await listener({
    [`POST ${CHAPTERS}`]: () => {
      if (isBroken) throw { kind: 'network' } satisfies ApiError;
      return threeChapters;
    },
  });
  const intend = () => allSettled(bookIntended, { scope, params: { audioBookId: 1001 } });
  await intend();
  isBroken = false;
  await intend();
  expect(urls()).toEqual([CHAPTERS, CHAPTERS, STREAM]);
});

it('asks for the chapters of a book again after the book was played and closed', async () => {
  const { scope, urls } = await listener();
  const params = { audioBookId: 1001 };
  await allSettled(bookIntended, { scope, params });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  await allSettled(playerClosed, { scope });
  await allSettled(bookIntended, { scope, params });
  expect(urls().filter((url) => url === CHAPTERS)).toHaveLength(2);
});

it('warms a book up while its own sample is in the player', async () => {
  const { scope, urls } = await listener();
  const sample = { item: anItem({ isSample: true }), duration: 60 };
  await allSettled(sampleRequested, { scope, params: sample });
  await allSettled(bookIntended, { scope, params: withChapters });
  expect(urls().at(-1)).toBe(STREAM);
});

it('asks once more for the address that fails while the listener waits for it', async () => {
  const held = heldAnswer<unknown>();
  const address = { streamUrl: '/hls/1.m3u8', downloadUrl: null };
  const answers = [held.answer(), Promise.resolve(address)];
  const { scope, engine } = await listener({ [`GET ${STREAM}`]: () => answers.shift() });
  void allSettled(bookIntended, { scope, params: withChapters });
  const started = allSettled(bookRequested, { scope, params: { item: anItem() } });
  held.fail({ kind: 'network' } satisfies ApiError);
  await started;
  expect(engine.sources).toEqual([{ url: '/hls/1.m3u8', startAt: 0 }]);
});
