import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { nonNull } from '@/shared/lib/non-null';
import { storedBookmarks, type Bookmark, type Bookmarks } from '@/shared/storage/bookmarks-key';
import { storedElsewhere } from '@/shared/storage/stored-elsewhere';
import { entry, readStoredFx, writeRawFx } from '@/shared/storage/stored-value';

import {
  bookmarkAt,
  isSamePlace,
  listBookmarks,
  withBookmark,
  withoutBookmark,
  type ListedBookmark,
} from '../lib/bookmarks';
import { momentShareClicked } from './links';
import { placeAt, type Place } from './place';
import { placeRequested } from './place-request';
import { progressClearRequested } from './progress';
import { $chapter, $chapters, $item, playerClosed } from './queue';
import { playerShown } from './shown';
import { $positionSeconds } from './shown-position';

/** A bookmark with its title, which may no longer be the one in the player. */
interface NotedBookmark extends Bookmark {
  readonly audioBookId: number;
}

/** Marks the place that plays now. Rule: docs/behaviour.md#bookmarks */
export const bookmarkClicked = createEvent();
/** The listener wrote a note to a bookmark. One that was removed meanwhile stays removed. */
export const bookmarkNoted = createEvent<NotedBookmark>();
export const bookmarkRemoved = createEvent<ListedBookmark>();
/** Takes the last removal back. */
export const bookmarkRestored = createEvent();
/** The listener shares the place that plays now. */
export const hereShareClicked = createEvent();
/** Goes to the place of a bookmark. */
export const bookmarkPicked = createEvent<ListedBookmark>();
/** The listener takes all bookmarks of the title along as a text. */
export const bookmarksExported = createEvent();

// Read whenever the player appears, because another tab may have written them since, and whenever it does so later.
const readBookmarksFx = createEffect(() => readStoredFx(storedBookmarks));
sample({ clock: playerShown, target: readBookmarksFx });

const changed = createEvent<Bookmarks>();
const $all = createStore<Bookmarks>({})
  .on(readBookmarksFx.doneData, (known, stored) => stored ?? known)
  .on(storedElsewhere(storedBookmarks), (_, { value }) => value ?? {})
  .on(changed, (_, bookmarks) => bookmarks)
  .reset(progressClearRequested);
sample({ clock: changed, fn: (all) => entry(storedBookmarks, all), target: writeRawFx });

/** The bookmarks of the book in the player, in its order. */
export const $bookmarks = combine($all, $chapters, $item, (all, chapters, item) =>
  item && !item.isSample ? listBookmarks(all[item.audioBookId] ?? [], chapters) : [],
);

/** Whether the second that plays has a bookmark. */
export const $isMarked = combine(
  $chapter,
  $positionSeconds,
  $bookmarks,
  (chapter, position, known) =>
    chapter !== null &&
    known.some((bookmark) => isSamePlace(bookmark, { chapterId: chapter.chapterId, position })),
);

/** A new bookmark has been set. Samples have none, and the note of a bookmark at the same second stays. */
export const bookmarkSet = nonNull(
  sample({
    clock: placeAt(bookmarkClicked),
    source: { item: $item, known: $bookmarks },
    fn: ({ item, known }, { place }) => {
      if (!place || !item || item.isSample) return null;
      const bookmark = bookmarkAt(place);
      return known.some((one) => isSamePlace(one, bookmark)) ? null : { place, bookmark };
    },
  }),
);
sample({
  clock: bookmarkSet,
  source: $all,
  fn: (all, { place, bookmark }) => withBookmark(all, place.audioBookId, bookmark),
  target: changed,
});

/** The place that was marked last; null while there is none. */
export const $lastSet = createStore<Place | null>(null)
  .on(bookmarkSet, (_, { place }) => place)
  .reset(bookmarkRemoved, $item);

sample({
  clock: bookmarkNoted,
  source: $all,
  filter: (all, noted) =>
    all[noted.audioBookId]?.some((bookmark) => isSamePlace(bookmark, noted)) === true,
  fn: (all, { audioBookId, ...bookmark }) => withBookmark(all, audioBookId, bookmark),
  target: changed,
});

/** The bookmark that was removed last, and can be taken back; null while there is none. */
export const $removedBookmark = createStore<ListedBookmark | null>(null)
  .on(bookmarkRemoved, (_, bookmark) => bookmark)
  .reset(bookmarkSet, playerClosed, $item);
sample({
  clock: bookmarkRemoved,
  source: $all,
  fn: (all, bookmark) => withoutBookmark(all, bookmark.audioBookId, bookmark),
  target: changed,
});
const takenBack = nonNull(sample({ clock: bookmarkRestored, source: $removedBookmark }));
sample({
  clock: takenBack,
  source: $all,
  fn: (all, { audioBookId, chapterId, position, note }) =>
    withBookmark(all, audioBookId, { chapterId, position, note }),
  target: changed,
});
$removedBookmark.reset(takenBack);

sample({ clock: bookmarkPicked, target: placeRequested });

sample({
  clock: nonNull(placeAt(hereShareClicked).map(({ place }) => place)),
  target: momentShareClicked,
});
