import { allSettled, type UnitTargetable } from 'effector';
import { expect, it } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { savedChapters } from '@/shared/storage/keys';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';

import { playClicked } from './playback';
import { playerRestoreRequested } from './progress';
import {
  $hasPrevious,
  $index,
  $savedChapters,
  bookRequested,
  sampleRequested,
  type BookRequest,
} from './queue';

const CHAPTERS = 'POST /api/library/single-item/1001';
const STORED = 'local:CHAPTERS_IN_LOCAL';
const item = anItem();
const stored = {
  1001: threeChapters.chapters.map(({ chapterId, duration, title }, index) => ({
    ...{ chapterId, duration, title, index, audioBookId: 1001 },
    durationPlayed: index === 1 ? 70 : 0,
    isPlaying: index === 1,
  })),
};

const empty = { audioBookId: 1001, chapters: [] };
const refusal = () => {
  throw { kind: 'network' } satisfies ApiError;
};

/** The device has a place in the second chapter, and the server's first answer is of no use. */
async function askedWith(first: unknown, request: Omit<BookRequest, 'item'> = {}) {
  const answers: Record<string, unknown> = { ...playerAnswers, [CHAPTERS]: first };
  const raw = savedChapters.format(stored);
  const test = await createTestScope({ answers, storage: { [STORED]: raw } });
  const { scope, engine, storage } = test;
  await allSettled(playerRestoreRequested, { scope });
  await allSettled(bookRequested, { scope, params: { item, ...request } });
  const retry = (answer: unknown = threeChapters) => {
    answers[CHAPTERS] = answer;
    return allSettled(playClicked, { scope });
  };
  return { scope, engine, retry, stored: () => savedChapters.parse(storage.get(STORED) ?? '') };
}

it('keeps the stored places of a book whose chapters come empty', async () => {
  const { scope, engine, retry, stored: known } = await askedWith(empty);
  expect(scope.getState($savedChapters)).toEqual(stored);
  expect(known()).toEqual(stored);
  await retry();
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/2.m3u8', startAt: 70 });
});

it('keeps the place in a chapter whose length is missing from an answer', async () => {
  const [one, , three] = threeChapters.chapters;
  const chapters = [one, { chapterId: 2, title: 'two', order: 2 }, three];
  const { engine } = await askedWith({ audioBookId: 1001, chapters });
  expect(engine.sources).toEqual([{ url: '/hls/2.m3u8', startAt: 70 }]);
});

it.each([
  ['came empty', empty],
  ['failed', refusal],
])('goes to the chapter and the second that were picked, although the answer %s', async (...by) => {
  const { engine, retry } = await askedWith(by[1], { chapterId: 3, startAt: 30 });
  await retry(by[1]);
  expect(engine.sources).toEqual([]);
  await retry();
  expect(engine.sources).toEqual([{ url: '/hls/3.m3u8', startAt: 30 }]);
});

it.each<[string, unknown, unknown]>([
  [
    'another book, before its chapters come',
    bookRequested,
    { item: anItem({ audioBookId: 2002 }) },
  ],
  ['a sample', sampleRequested, { item: anItem({ isSample: true }), duration: 60 }],
])('leaves no chapter before the first one of %s', async (_, unit, params) => {
  const never = () => new Promise(() => {});
  const answers = { ...playerAnswers, 'POST /api/library/single-item/2002': never };
  const { scope } = await createTestScope({ answers });
  await allSettled(bookRequested, { scope, params: { item, chapterId: 3 } });
  expect(scope.getState($hasPrevious)).toBe(true);
  void allSettled(unit as UnitTargetable<unknown>, { scope, params });
  expect([scope.getState($hasPrevious), scope.getState($index)]).toEqual([false, 0]);
});
