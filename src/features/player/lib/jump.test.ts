import { expect, test } from 'vitest';

import { isFarJump } from './jump';

const chapter = { title: '', durationPlayed: 0, isPlaying: false, audioBookId: 1 };
const chapters = [100, 10, 200].map((duration, index) => ({
  ...chapter,
  duration,
  index,
  chapterId: index,
}));
const at = (index: number, position: number) => ({ index, position });

test.each([
  ['exactly 30 s, as the button does', at(0, 10), at(0, 40), false],
  ['more than 30 s', at(0, 10), at(0, 41), true],
  ['back', at(0, 90), at(0, 20), true],
  ['over the end of a chapter, but near', at(0, 95), at(1, 5), false],
  ['over a whole chapter', at(0, 95), at(2, 20), true],
  ['back over chapters', at(2, 0), at(0, 50), true],
])('a jump %s', (_, from, to, isFar) => {
  expect(isFarJump(chapters, from, to)).toBe(isFar);
});
