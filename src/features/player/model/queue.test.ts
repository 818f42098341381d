import { allSettled, type UnitTargetable } from 'effector';
import { describe, expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $areChaptersPending,
  $chapter,
  $chapters,
  $hasNext,
  $hasPrevious,
  $index,
  $item,
  $savedChapters,
  bookEnded,
  bookRequested,
  chapterEnded,
  chapterProgressed,
  chapterOpened,
  chapterPicked,
  chaptersFailed,
  chaptersMissing,
  playerClosed,
  itemRestored,
  nextClicked,
  previousClicked,
  sampleRequested,
} from './queue';

const chaptersOf = 'POST /api/library/single-item/';
const item = anItem();
const otherItem = anItem({ audioBookId: 2002, title: 'Other' });
const otherChapters = {
  audioBookId: 2002,
  chapters: [{ chapterId: 9, duration: 50, title: 'nine', order: 1 }],
};

async function start(answers: Record<string, unknown> = {}) {
  const test = await createTestScope({
    answers: {
      ...playerAnswers,
      [`${chaptersOf}2002`]: otherChapters,
      'GET /api/stream/playlist/9': { streamUrl: '/hls/9.m3u8', downloadUrl: null },
      ...answers,
    },
  });
  const { scope } = test;
  const opened = watchCalls(chapterOpened, scope);
  const play = (params = { item }) => allSettled(bookRequested, { scope, params });
  const ids = () => scope.getState($chapters).map(({ chapterId }) => chapterId);
  return { ...test, opened, play, ids };
}

describe('a requested book', () => {
  it('shows at once, and opens its first chapter when the chapters arrive', async () => {
    const held = heldAnswer<unknown>();
    const { scope, opened, ids } = await start({ [`${chaptersOf}1001`]: held.answer });
    void allSettled(bookRequested, { scope, params: { item } });
    expect(scope.getState($item)).toEqual(item);
    expect(scope.getState($areChaptersPending)).toBe(true);
    expect(opened).toEqual([]);
    held.give(threeChapters);
    await allSettled(scope);
    expect(ids()).toEqual([1, 2, 3]);
    expect(opened).toEqual([{ audioBookId: 1001, index: 0 }]);
    expect(scope.getState($areChaptersPending)).toBe(false);
  });

  it('shows no chapters of the previous book meanwhile', async () => {
    const held = heldAnswer<unknown>();
    const { scope, play, ids } = await start({ [`${chaptersOf}2002`]: held.answer });
    await play();
    const requested = allSettled(bookRequested, { scope, params: { item: otherItem } });
    expect(ids()).toEqual([]);
    held.give(otherChapters);
    await requested;
    expect(ids()).toEqual([9]);
  });

  it('opens the requested chapter', async () => {
    const { scope, opened } = await start();
    await allSettled(bookRequested, { scope, params: { item, chapterId: 3 } });
    expect(opened).toEqual([{ audioBookId: 1001, index: 2 }]);
    expect(scope.getState($hasNext)).toBe(false);
    expect(scope.getState($hasPrevious)).toBe(true);
  });

  it('replaces an earlier one, in whatever order the chapters arrive', async () => {
    const first = heldAnswer<unknown>();
    const { scope, opened, ids } = await start({ [`${chaptersOf}1001`]: first.answer });
    void allSettled(bookRequested, { scope, params: { item } });
    void allSettled(bookRequested, { scope, params: { item: otherItem } });
    first.give(threeChapters);
    await allSettled(scope);
    expect(ids()).toEqual([9]);
    expect(opened).toEqual([{ audioBookId: 2002, index: 0 }]);
    expect(Object.keys(scope.getState($savedChapters))).toEqual(['2002']);
  });

  it('ignores the failure of an earlier request', async () => {
    const first = heldAnswer<unknown>();
    const { scope } = await start({ [`${chaptersOf}1001`]: first.answer });
    const failures = watchCalls(chaptersFailed, scope);
    void allSettled(bookRequested, { scope, params: { item } });
    void allSettled(bookRequested, { scope, params: { item: otherItem } });
    first.fail({ kind: 'network' });
    await allSettled(scope);
    expect(failures).toEqual([]);
  });

  it.each<[string, unknown, unknown, unknown]>([
    ['the player is closed', playerClosed, undefined, null],
    ['another item is back', itemRestored, { item: otherItem, chapters: [], index: 0 }, otherItem],
  ])('opens nothing once %s', async (_, unit, params, left) => {
    const held = heldAnswer<unknown>();
    const { scope, opened, ids } = await start({ [`${chaptersOf}1001`]: held.answer });
    void allSettled(bookRequested, { scope, params: { item } });
    void allSettled(unit as UnitTargetable<unknown>, { scope, params });
    held.give(threeChapters);
    await allSettled(scope);
    expect([opened, ids()]).toEqual([[], []]);
    expect(scope.getState($item)).toEqual(left);
  });

  it('is replaced by a sample that is requested meanwhile', async () => {
    const held = heldAnswer<unknown>();
    const { scope, opened, ids } = await start({ [`${chaptersOf}1001`]: held.answer });
    void allSettled(bookRequested, { scope, params: { item } });
    const sample = anItem({ isSample: true });
    void allSettled(sampleRequested, { scope, params: { item: sample, duration: 60 } });
    held.give(threeChapters);
    await allSettled(scope);
    expect(scope.getState($item)).toEqual(sample);
    expect(ids()).toHaveLength(1);
    expect(opened).toEqual([{ audioBookId: 1001, index: 0 }]);
    expect(scope.getState($savedChapters)).toEqual({});
  });

  it('has nothing to play without chapters', async () => {
    const { scope, opened, play } = await start({
      [`${chaptersOf}1001`]: { audioBookId: 1001, chapters: [] },
    });
    const missing = watchCalls(chaptersMissing, scope);
    await play();
    expect(missing).toHaveLength(1);
    expect(opened).toEqual([]);
  });

  it('continues at the stored positions', async () => {
    const { scope, play } = await start();
    await play();
    const progress = { audioBookId: 1001, chapterId: 2, durationPlayed: 42 };
    await allSettled(chapterProgressed, { scope, params: progress });
    await play({ item: otherItem });
    await play();
    expect(scope.getState($chapters)[1]).toMatchObject({ chapterId: 2, durationPlayed: 42 });
  });
});

describe('the chapters of a book', () => {
  it('change by the buttons, and stop at both ends', async () => {
    const { scope, opened, play } = await start();
    await play();
    await allSettled(previousClicked, { scope });
    for (let click = 0; click < 3; click += 1) await allSettled(nextClicked, { scope });
    await allSettled(previousClicked, { scope });
    expect(opened.map(({ index }) => index)).toEqual([0, 1, 2, 1]);
    expect(scope.getState($chapter)?.chapterId).toBe(2);
    expect(scope.getState($chapters).map(({ isPlaying }) => isPlaying)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('open by their index, and an index out of range is ignored', async () => {
    const { scope, opened, play } = await start();
    await play();
    for (const params of [2, 3, -1]) await allSettled(chapterPicked, { scope, params });
    expect(opened.map(({ index }) => index)).toEqual([0, 2]);
  });

  it('continue after one has ended; after the last the book ends and starts again', async () => {
    const { scope, opened, play } = await start();
    const ended = watchCalls(bookEnded, scope);
    await play();
    const end = (chapterId: number) =>
      allSettled(chapterEnded, {
        scope,
        params: { audioBookId: 1001, chapterId, durationPlayed: 100 },
      });
    await end(1);
    await end(2);
    expect(ended).toEqual([]);
    await allSettled(chapterProgressed, {
      scope,
      params: { audioBookId: 1001, chapterId: 2, durationPlayed: 80 },
    });
    await end(3);
    expect(opened.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(ended).toEqual([1001]);
    expect(scope.getState($index)).toBe(0);
    expect(scope.getState($chapters).map(({ durationPlayed }) => durationPlayed)).toEqual([
      0, 0, 0,
    ]);
    expect(
      scope.getState($savedChapters)[1001]?.map(({ durationPlayed }) => durationPlayed),
    ).toEqual([0, 0, 0]);
  });

  it('have the position of a chapter in the list and among the stored ones', async () => {
    const { scope, play } = await start();
    await play();
    const params = { audioBookId: 1001, chapterId: 1, durationPlayed: 12 };
    await allSettled(chapterProgressed, { scope, params });
    expect(scope.getState($chapters)[0]?.durationPlayed).toBe(12);
    expect(scope.getState($savedChapters)[1001]?.[0]?.durationPlayed).toBe(12);
  });
});

describe('closing the player', () => {
  it('clears the item and the chapters, but not the stored positions', async () => {
    const { scope, play, ids } = await start();
    await play();
    await allSettled(playerClosed, { scope });
    expect(scope.getState($item)).toBeNull();
    expect(ids()).toEqual([]);
    expect(scope.getState($chapter)).toBeNull();
    expect(scope.getState($savedChapters)[1001]).toHaveLength(3);
  });
});

describe('a restored item', () => {
  it('has its chapter, but does not open it', async () => {
    const { scope, opened } = await start();
    const chapters = threeChapters.chapters.map(({ chapterId, duration, title }) => ({
      ...{ audioBookId: 1001, chapterId, duration, title },
      ...{ durationPlayed: 5, isPlaying: false },
    }));
    const params = { item, chapters, index: 1 } as Parameters<typeof itemRestored>[0];
    await allSettled(itemRestored, { scope, params });
    expect(scope.getState($chapter)?.chapterId).toBe(2);
    expect(opened).toEqual([]);
  });
});
