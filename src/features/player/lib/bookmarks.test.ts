import { expect, it } from 'vitest';

import { MAX_BOOKMARKS, MAX_BOOKMARK_NOTE } from '@/shared/storage/bookmarks-key';
import { anItem } from '@/testing/player-fixtures';

import { bookmarkAt, listBookmarks, withBookmark, withoutBookmark } from './bookmarks';
import { bookmarksText } from './bookmarks-text';
import { toPlayerChapters } from './chapters';

const chapters = toPlayerChapters(1001, [
  { chapterId: 1, duration: 100, title: 'one', order: 1 },
  { chapterId: 2, duration: 100, title: '', order: 2 },
]);
const bookmark = (chapterId: number, position: number, note = '') => ({
  chapterId,
  position,
  note,
});

it('marks whole seconds', () => {
  const place = { audioBookId: 1001, chapterId: 2, index: 1, position: 12.9 };
  expect(bookmarkAt(place)).toEqual(bookmark(2, 12));
});

it('has one bookmark for a second of a chapter, with the newest note, trimmed and cut', () => {
  const other = { 1002: [bookmark(1, 5)] };
  const one = withBookmark(other, 1001, bookmark(1, 5));
  const noted = withBookmark(one, 1001, bookmark(1, 5, ` ${'x'.repeat(MAX_BOOKMARK_NOTE + 1)}`));
  expect(noted).toEqual({ ...other, 1001: [bookmark(1, 5, 'x'.repeat(MAX_BOOKMARK_NOTE))] });
  const more = withBookmark(withBookmark(one, 1001, bookmark(2, 5)), 1001, bookmark(1, 6));
  expect(more[1001]).toHaveLength(3);
});

it('keeps a full title as it is, but takes notes there', () => {
  const full = { 1001: Array.from({ length: MAX_BOOKMARKS }, (_, at) => bookmark(1, at)) };
  expect(withBookmark(full, 1001, bookmark(2, 1))).toBe(full);
  const noted = withBookmark(full, 1001, bookmark(1, 7, 'here'));
  expect(noted[1001]).toHaveLength(MAX_BOOKMARKS);
  expect(noted[1001]).toContainEqual(bookmark(1, 7, 'here'));
});

it('removes one bookmark, and the title with its last', () => {
  const all = { 1001: [bookmark(1, 5), bookmark(2, 5)], 1002: [bookmark(1, 5)] };
  const left = withoutBookmark(all, 1001, bookmark(1, 5));
  expect(left).toEqual({ 1001: [bookmark(2, 5)], 1002: [bookmark(1, 5)] });
  expect(withoutBookmark(left, 1001, bookmark(2, 5))).toEqual({ 1002: [bookmark(1, 5)] });
  expect(withoutBookmark(left, 1003, bookmark(2, 5))).toEqual(left);
});

it('lists them in the order of the book, without those of lost chapters', () => {
  const listed = listBookmarks(
    [bookmark(2, 1), bookmark(1, 50), bookmark(9, 1), bookmark(1, 7)],
    chapters,
  );
  expect(
    listed.map(({ index, position, chapterTitle }) => [index, position, chapterTitle]),
  ).toEqual([
    [0, 7, 'one'],
    [0, 50, 'one'],
    [1, 1, ''],
  ]);
});

it('writes them as a text with their addresses', () => {
  const listed = listBookmarks([bookmark(2, 1), bookmark(1, 50, 'A line')], chapters);
  expect(bookmarksText(anItem(), listed, (path) => `https://app.test${path}`)).toBe(
    [
      'Divan\nHafez',
      'فصل ۱، \u2068۰۰:۵۰\u2069 · one\nA line\nhttps://app.test/pdp/divan/Divan?ch=1&t=50',
      'فصل ۲، \u2068۰۰:۰۱\u2069\nhttps://app.test/pdp/divan/Divan?ch=2&t=1',
    ].join('\n\n'),
  );
});
