import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import type { PlayerChapter } from '@/shared/storage/keys';

import {
  clampPosition,
  resetPositions,
  indexToOpen,
  remainingOf,
  sampleChapter,
  startPosition,
  toPlayerChapters,
  updatePosition,
} from './chapters';

const server = [
  { chapterId: 12, duration: 200, title: 'second', order: 2 },
  { chapterId: 11, duration: 100, title: 'first', order: 1 },
];
const chapter = (changes: Partial<PlayerChapter>): PlayerChapter => ({
  ...sampleChapter(7, 100),
  isPlaying: false,
  ...changes,
});

it('sorts the chapters and adds the stored positions', () => {
  const saved = [chapter({ chapterId: 12, durationPlayed: 50, isPlaying: true })];
  expect(toPlayerChapters(7, server, saved)).toEqual([
    {
      chapterId: 11,
      duration: 100,
      title: 'first',
      index: 0,
      audioBookId: 7,
      durationPlayed: 0,
      isPlaying: false,
    },
    {
      chapterId: 12,
      duration: 200,
      title: 'second',
      index: 1,
      audioBookId: 7,
      durationPlayed: 50,
      isPlaying: true,
    },
  ]);
});

test.each([
  [0, 100, 0],
  [40, 100, 40],
  [100, 100, 0],
  [140, 100, 0],
  [40, 0, 40],
  [NaN, 100, 0],
  [NaN, 0, 0],
])('starts a chapter with position %s of %s s at %s', (durationPlayed, duration, start) => {
  expect(startPosition(chapter({ durationPlayed, duration }))).toBe(start);
});

it('starts an unknown chapter at 0', () => {
  expect(startPosition(null)).toBe(0);
});

it('makes one chapter without a title of a sample', () => {
  expect(sampleChapter(7, 60)).toEqual({
    chapterId: 0,
    duration: 60,
    durationPlayed: 0,
    isPlaying: true,
    title: '',
    index: 0,
    audioBookId: 7,
  });
});

it('sets the position of one chapter of one book', () => {
  const chapters = [
    chapter({ chapterId: 11 }),
    chapter({ chapterId: 12 }),
    chapter({ chapterId: 11, audioBookId: 8 }),
  ];
  const progress = { audioBookId: 7, chapterId: 11, durationPlayed: 42 };
  expect(updatePosition(chapters, progress).map(({ durationPlayed }) => durationPlayed)).toEqual([
    42, 0, 0,
  ]);
});

describe('clamping', () => {
  it('keeps every position between 0 and a duration that is known', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (seconds, duration) => {
          const position = clampPosition(seconds, duration);
          expect(position).toBeGreaterThanOrEqual(0);
          expect(position).toBeLessThanOrEqual(duration || Infinity);
        },
      ),
    );
  });
  it.each([
    [40, 40],
    [-5, 0],
    [Infinity, 0],
    [Number.NaN, 0],
  ])('takes a duration of 0 for unknown: %s becomes %s', (seconds, position) =>
    expect(clampPosition(seconds, 0)).toBe(position),
  );
});

describe('the chapter to open', () => {
  const chapters = [chapter({ chapterId: 11 }), chapter({ chapterId: 12, isPlaying: true })];
  it('is the requested one', () => expect(indexToOpen(chapters, 11)).toBe(0));
  it('is the one played last without a request', () => expect(indexToOpen(chapters)).toBe(1));
  it('is the one played last when the requested one does not exist', () =>
    expect(indexToOpen(chapters, 99)).toBe(1));
  it('is the first when none was played', () => expect(indexToOpen([chapter({})], 99)).toBe(0));
});

it('adds up the rest of the current chapter and the later ones', () => {
  const chapters = [
    chapter({ chapterId: 1, durationPlayed: 100 }),
    chapter({ chapterId: 2, durationPlayed: 30, isPlaying: true }),
    chapter({ chapterId: 3 }),
  ];
  expect(remainingOf(chapters)).toBe(170);
  // Of a chapter without a length nobody knows what is left.
  const unknown = chapter({ chapterId: 4, duration: 0, durationPlayed: 40 });
  expect(remainingOf([...chapters, unknown])).toBe(170);
});

it('resets all positions of a book that was played to its end', () => {
  expect(resetPositions([chapter({ durationPlayed: 9, isPlaying: true })])).toEqual([
    chapter({ durationPlayed: 0, isPlaying: false }),
  ]);
});
