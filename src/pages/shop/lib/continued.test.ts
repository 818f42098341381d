import { expect, it } from 'vitest';

import { anItem } from '@/testing/player-fixtures';

import { continuedOf } from './continued';

/** Chapters of ten minutes; `played` seconds of the chapter at `current`. */
const chapters = (audioBookId: number, current: number, played: number) =>
  [0, 1, 2].map((index) => ({
    audioBookId,
    chapterId: index + 1,
    index,
    title: `Chapter ${index}`,
    duration: 600,
    durationPlayed: index === current ? played : 0,
    isPlaying: index === current,
  }));
const request = (audioBookId: number) => ({ item: anItem({ audioBookId }) });

it('tells where a title stands and what is left of it', () => {
  const saved = { 1: chapters(1, 1, 120) };
  expect(continuedOf([{ ...request(1), chapterId: 2 }], saved)).toEqual([
    {
      item: anItem({ audioBookId: 1 }),
      chapterId: 2,
      chapterTitle: 'Chapter 1',
      chapterNumber: 2,
      chapterCount: 3,
      remaining: 480 + 600,
      progress: 1 - 1080 / 1800,
    },
  ]);
});

it('leaves out titles that are not begun, played to the end, or without positions here', () => {
  const saved = { 1: chapters(1, 0, 0), 2: chapters(2, 2, 599), 3: [] };
  const ids = continuedOf([1, 2, 3, 4].map(request), saved).map(({ item }) => item.audioBookId);
  expect(ids).toEqual([2]);
});

it('shows each title once, in the order of the requests, and ten at most', () => {
  const ids = [5, 1, 5, ...Array.from({ length: 12 }, (_, index) => 10 + index)];
  const saved = Object.fromEntries(ids.map((id) => [id, chapters(id, 0, 60)]));
  const shown = continuedOf(ids.map(request), saved).map(({ item }) => item.audioBookId);
  expect(shown).toEqual([5, 1, 10, 11, 12, 13, 14, 15, 16, 17]);
});
