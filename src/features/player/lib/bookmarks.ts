import {
  MAX_BOOKMARKS,
  MAX_BOOKMARK_NOTE,
  type Bookmark,
  type Bookmarks,
} from '@/shared/storage/bookmarks-key';
import type { PlayerChapter } from '@/shared/storage/keys';

import type { Place } from '../model/place';

/** A bookmark as the list shows it: with its chapter. */
export interface ListedBookmark extends Place {
  readonly note: string;
  readonly chapterTitle: string;
}

type MarkedPlace = Pick<Bookmark, 'chapterId' | 'position'>;

/** The same place: a chapter and a whole second. */
export function isSamePlace(one: MarkedPlace, other: MarkedPlace): boolean {
  return one.chapterId === other.chapterId && one.position === other.position;
}

/** The bookmark of a place, without a note. */
export function bookmarkAt({ chapterId, position }: Place): Bookmark {
  return { chapterId, position: Math.floor(position), note: '' };
}

/**
 * The bookmarks of all titles with this one added, or changed where its place has one. Beyond `MAX_BOOKMARKS` the title stays as
 * it is.
 */
export function withBookmark(all: Bookmarks, audioBookId: number, added: Bookmark): Bookmarks {
  const known = all[audioBookId] ?? [];
  const others = known.filter((bookmark) => !isSamePlace(bookmark, added));
  if (others.length >= MAX_BOOKMARKS) return all;
  const note = added.note.trim().slice(0, MAX_BOOKMARK_NOTE);
  return { ...all, [audioBookId]: [...others, { ...added, note }] };
}

/** The bookmarks of all titles without this one. */
export function withoutBookmark(
  all: Bookmarks,
  audioBookId: number,
  removed: MarkedPlace,
): Bookmarks {
  const { [audioBookId]: known = [], ...others } = all;
  const left = known.filter((bookmark) => !isSamePlace(bookmark, removed));
  return left.length > 0 ? { ...others, [audioBookId]: left } : others;
}

/** The bookmarks of one title in its order; those of chapters that it no longer has are left out. */
export function listBookmarks(
  bookmarks: readonly Bookmark[],
  chapters: readonly PlayerChapter[],
): readonly ListedBookmark[] {
  const byId = new Map(chapters.map((chapter) => [chapter.chapterId, chapter]));
  return bookmarks
    .flatMap((bookmark) => {
      const chapter = byId.get(bookmark.chapterId);
      if (!chapter) return [];
      const { audioBookId, index, title } = chapter;
      return [{ ...bookmark, audioBookId, index, chapterTitle: title }];
    })
    .sort((one, other) => one.index - other.index || one.position - other.position);
}
