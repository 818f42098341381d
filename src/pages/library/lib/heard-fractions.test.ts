import { expect, it } from 'vitest';

import { heardFractions } from './heard-fractions';

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
  const heard = heardFractions({
    1001: [chapter(100, 100), chapter(300, 100)],
    1002: [chapter(50, 0)],
    1003: [],
    1004: [chapter(10, 90)],
  });
  expect([...heard]).toEqual([
    [1001, 0.5],
    [1002, 0],
    [1004, 1],
  ]);
});
