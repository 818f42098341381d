import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { playClicked } from './playback';
import { $lastPlayed, playerRestoreRequested } from './progress';
import { $chapters, $item, bookRequested, sampleRequested } from './queue';

const info = {
  image: '/cover',
  palette: null,
  title: 'Divan',
  author: 'Hafez',
  identifier: 'divan',
  audioBookId: 1001,
  chapterId: 2,
  sample: false,
};
const mark = { 'local:IS_PLAYING': 'true' };
const stored = (changes: Partial<typeof info> = {}) => ({
  'local:CHAPTER_PLAYED': JSON.stringify({ ...info, ...changes }),
});
async function restoredWith(storage: Record<string, string>) {
  const test = await createTestScope({ answers: playerAnswers, storage });
  await allSettled(playerRestoreRequested, { scope: test.scope });
  return test;
}

it('restores a sample with its one chapter', async () => {
  const { scope, engine } = await restoredWith({
    ...mark,
    ...stored({ sample: true, chapterId: 0 }),
  });
  expect(scope.getState($item)).toEqual(anItem({ isSample: true }));
  expect(scope.getState($chapters)).toHaveLength(1);
  await allSettled(playClicked, { scope });
  expect(engine.sources).toEqual([{ url: '/hls/sample.m3u8', startAt: 0 }]);
});

it('restores a book without stored chapters, which are then fetched', async () => {
  const { scope, engine } = await restoredWith({ ...mark, ...stored() });
  expect(scope.getState($item)).toEqual(anItem());
  expect(scope.getState($chapters)).toEqual([]);
  await allSettled(playClicked, { scope });
  expect(engine.sources).toEqual([{ url: '/hls/1.m3u8', startAt: 0 }]);
});

it('knows the item played last although the player was closed', async () => {
  const { scope } = await restoredWith(stored());
  expect(scope.getState($item)).toBeNull();
  expect(scope.getState($lastPlayed)).toEqual(info);
});

it('restores nothing from a mark without an item', async () => {
  const { scope } = await restoredWith(mark);
  expect(scope.getState($item)).toBeNull();
  expect(scope.getState($lastPlayed)).toBeNull();
});

it('lets an item win that was started before the old one was read', async () => {
  const test = await createTestScope({
    answers: playerAnswers,
    storage: { ...mark, ...stored() },
  });
  const restoring = allSettled(playerRestoreRequested, { scope: test.scope });
  const sample = anItem({ isSample: true });
  void allSettled(sampleRequested, { scope: test.scope, params: { item: sample, duration: 60 } });
  await restoring;
  expect(test.scope.getState($item)).toEqual(sample);
});

it('lets a book win whose chapters are not known yet', async () => {
  const late = heldAnswer();
  const test = await createTestScope({
    answers: { ...playerAnswers, 'POST /api/library/single-item/1002': late.answer },
    storage: { ...mark, ...stored() },
  });
  const restoring = allSettled(playerRestoreRequested, { scope: test.scope });
  const book = anItem({ audioBookId: 1002 });
  void allSettled(bookRequested, { scope: test.scope, params: { item: book } });
  late.give({ audioBookId: 1002, chapters: [] });
  await restoring;
  expect(test.scope.getState($item)).toEqual(book);
});
