import { expect, it } from 'vitest';

import { wantedChapters } from './wanted-chapters';

const HOUR = 3600;
const chaptersOf = (...hours: readonly number[]) =>
  hours.map((length, index) => ({ chapterId: index + 1, duration: length * HOUR }));

it.each<[string, readonly number[], number | null, readonly number[]]>([
  ['from the first on without a place', [2, 2, 2], null, [1, 2]],
  ['from the first on for a place in no chapter', [2, 2, 2], 9, [1, 2]],
  ['from the place on', [2, 2, 2, 2], 2, [2, 3]],
  ['no more when they make three hours to the second', [1, 2, 1], null, [1, 2]],
  ['one that is longer alone', [4, 1], null, [1]],
  ['the rest when it is shorter', [2, 2, 1], 3, [3]],
])('wants of the next hours %s', (_, hours, from, wanted) => {
  const chapters = chaptersOf(...hours);
  const ids = wantedChapters(chapters, 'hours', from).map(({ chapterId }) => chapterId);
  expect(ids).toEqual(wanted);
});

it('wants all chapters of a whole book, wherever the listener is', () => {
  const chapters = chaptersOf(2, 2, 2);
  expect(wantedChapters(chapters, 'whole', 3)).toEqual(chapters);
});
