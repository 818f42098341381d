import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MAX_BOOKMARKS, storedBookmarks } from '@/shared/storage/bookmarks-key';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $bookmarks,
  $isMarked,
  $lastSet,
  $removedBookmark,
  bookmarkClicked,
  bookmarkNoted,
  bookmarkPicked,
  bookmarkRemoved,
  bookmarkRestored,
  bookmarkSet,
  hereShareClicked,
} from './bookmarks';
import { momentShareClicked } from './links';
import './playback';
import { $position, positionPicked } from './position';
import { progressClearRequested } from './progress';
import { $chapter, bookRequested, playerClosed, sampleRequested } from './queue';
import { playerShown } from './shown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function playing(storage: Record<string, string> = {}) {
  const test = await createTestScope({ answers: playerAnswers, storage });
  const { scope, engine } = test;
  const fire = async (unit: unknown, params?: unknown) => {
    void allSettled(unit as typeof positionPicked, { scope, params: params as number });
    await vi.advanceTimersByTimeAsync(0);
  };
  await fire(bookRequested, { item: anItem() });
  await fire(playerShown);
  engine.emit('playing', { duration: 100 });
  const hear = (time: number) => {
    engine.emit('timeupdate', { time, duration: 100 });
  };
  hear(20.7);
  const listed = () =>
    scope.getState($bookmarks).map(({ chapterId, position, note }) => [chapterId, position, note]);
  const stored = () => storedBookmarks.parse(test.storage.get('local:bookmarks') ?? '');
  const first = () => {
    const [bookmark] = scope.getState($bookmarks);
    if (!bookmark) throw new Error('There is no bookmark');
    return bookmark;
  };
  return { ...test, fire, hear, listed, stored, first };
}

it('marks the second that plays, once, and keeps it on the device', async () => {
  const { scope, fire, hear, listed, stored } = await playing();
  const set = watchCalls(bookmarkSet, scope);
  expect(scope.getState($isMarked)).toBe(false);
  await fire(bookmarkClicked);
  expect(scope.getState($isMarked)).toBe(true);
  hear(20.9);
  await fire(bookmarkClicked);
  expect(listed()).toEqual([[1, 20, '']]);
  expect(stored()).toEqual({ 1001: [{ chapterId: 1, position: 20, note: '' }] });
  expect(set).toHaveLength(1);
  expect(scope.getState($lastSet)).toMatchObject({ index: 0, position: 20.7 });
  hear(21);
  expect(scope.getState($isMarked)).toBe(false);
});

it('keeps the note when the same second is marked again', async () => {
  const { fire, first, listed } = await playing();
  await fire(bookmarkClicked);
  await fire(bookmarkNoted, { ...first(), note: 'A line' });
  await fire(bookmarkClicked);
  expect(listed()).toEqual([[1, 20, 'A line']]);
});

it('goes to a bookmark of another chapter', async () => {
  const bookmark = { chapterId: 3, position: 40, note: '' };
  const storage = { 'local:bookmarks': storedBookmarks.format({ 1001: [bookmark] }) };
  const { scope, fire, first } = await playing(storage);
  await fire(bookmarkPicked, first());
  expect(scope.getState($chapter)?.chapterId).toBe(3);
  expect(scope.getState($position)).toBe(40);
});

it('removes a bookmark, and takes the last removal back with its note', async () => {
  const { scope, fire, hear, first, listed, stored } = await playing();
  await fire(bookmarkClicked);
  await fire(bookmarkNoted, { ...first(), note: 'A line' });
  await fire(bookmarkRemoved, first());
  expect(listed()).toEqual([]);
  expect(stored()).toEqual({});
  await fire(bookmarkRestored);
  expect(listed()).toEqual([[1, 20, 'A line']]);
  expect(scope.getState($removedBookmark)).toBeNull();

  await fire(bookmarkRemoved, first());
  hear(30);
  await fire(bookmarkClicked);
  await fire(bookmarkRestored);
  expect(listed()).toEqual([[1, 30, '']]);
});

it('shares the place that plays', async () => {
  const { scope, fire } = await playing();
  const shared = watchCalls(momentShareClicked, scope);
  await fire(hereShareClicked);
  expect(shared).toMatchObject([{ index: 0, position: 20.7 }]);
});

it('marks nothing in a sample, and shows no bookmarks there', async () => {
  const { fire, hear, listed, stored } = await playing();
  await fire(bookmarkClicked);
  await fire(sampleRequested, { item: anItem({ isSample: true }), duration: 100 });
  hear(5);
  await fire(bookmarkClicked);
  expect(listed()).toEqual([]);
  expect(stored()?.[1001]).toHaveLength(1);
});

it('offers no removal of the book before', async () => {
  const { scope, fire, first } = await playing();
  await fire(bookmarkClicked);
  await fire(bookmarkRemoved, first());
  await fire(playerClosed);
  expect(scope.getState($removedBookmark)).toBeNull();
});

it('forgets them, here and in storage, when the user signs out', async () => {
  const { fire, listed, storage } = await playing();
  await fire(bookmarkClicked);
  await fire(progressClearRequested);
  expect(listed()).toEqual([]);
  expect(storage.get('local:bookmarks')).toBeUndefined();
});

it('reads those of another tab when the player appears, and drops what cannot be read', async () => {
  const { fire, storage, listed } = await playing();
  storage.set('local:bookmarks', '{"1001":[{"chapterId":2,"position":3,"note":"there"}]}');
  await fire(playerShown);
  expect(listed()).toEqual([[2, 3, 'there']]);
  for (const raw of ['[]', '{"x":[]}', '{"1001":[{"chapterId":2,"position":-3,"note":""}]}', '{']) {
    expect(storedBookmarks.parse(raw)).toBeNull();
  }
  const many = Array.from({ length: MAX_BOOKMARKS + 1 }, (_, position) => ({
    chapterId: 1,
    position,
    note: '',
  }));
  expect(storedBookmarks.parse(JSON.stringify({ 1001: many }))).toBeNull();
});
