import { expect, it } from 'vitest';

import { playedFractions } from './played-fractions';

const chapter = (duration: number, durationPlayed: number) => ({
  chapterId: 1,
  duration,
  durationPlayed,
  isPlaying: false,
  title: '',
  index: 0,
  audioBookId: 1001,
});

it('returns the played fraction of each book', () => {
  const played = playedFractions(
    {
      1001: [chapter(100, 100), chapter(300, 100)],
      1002: [chapter(50, 0)],
      1003: [],
      1004: [chapter(10, 90)],
    },
    new Set(),
  );
  expect([...played]).toEqual([
    [1001, 0.5],
    [1002, 0],
    [1004, 1],
  ]);
});

it('counts a book that ended as whole, until it is begun again', () => {
  const saved = { 1001: [chapter(100, 0)], 1002: [chapter(100, 25)] };
  const played = playedFractions(saved, new Set([1001, 1002, 1003]));
  expect(Object.fromEntries(played)).toEqual({ 1001: 1, 1002: 0.25, 1003: 1 });
});
