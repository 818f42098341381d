import * as v from 'valibot';

import { parseJson } from './parse-json';
import type { StoredKey } from './stored-value';

/** More bookmarks of one title are not kept. docs/storage.md#bookmarks */
export const MAX_BOOKMARKS = 200;
/** The length of a note, in UTF-16 units. */
export const MAX_BOOKMARK_NOTE = 500;

const bookmark = v.object({
  chapterId: v.number(),
  /** Whole seconds into the chapter. */
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  note: v.pipe(v.string(), v.maxLength(MAX_BOOKMARK_NOTE)),
});
/** A place in a title that the listener marked. */
export type Bookmark = v.InferOutput<typeof bookmark>;

const bookmarksByBook = v.pipe(
  v.unknown(),
  // An array would pass as a record without entries.
  v.check((value) => !Array.isArray(value)),
  v.record(
    v.pipe(v.string(), v.regex(/^\d+$/)),
    v.pipe(v.array(bookmark), v.maxLength(MAX_BOOKMARKS)),
  ),
);
/** Bookmarks by audioBookId. */
export type Bookmarks = v.InferOutput<typeof bookmarksByBook>;

/** `bookmarks`: the bookmarks of every title, which stay on this device. */
export const storedBookmarks: StoredKey<Bookmarks> = {
  area: 'local',
  name: 'bookmarks',
  parse: (raw) => parseJson(bookmarksByBook, raw),
  format: JSON.stringify,
};
