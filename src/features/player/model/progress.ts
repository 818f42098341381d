import { createEffect, createEvent, createStore, sample } from 'effector';

import { pageHidden } from '@/shared/browser/page-hidden';
import { TIME_UPDATES_PER_SAVE } from '@/shared/config/constants';
import {
  chapterPlayed,
  isPlayingMark,
  savedChapters,
  type PlayerInfo,
  type SavedChapters,
} from '@/shared/storage/keys';
import { entry, readStoredFx, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

import { indexToOpen, sampleChapter } from '../lib/chapters';
import { $hasLanded, $position, positionPicked } from './position';
import {
  $chapter,
  $item,
  $savedChapters,
  bookEnded,
  chapterEnded,
  chapterHeard,
  chapterOpened,
  closeClicked,
  itemRestored,
  savedChaptersLoaded,
  type HeardChapter,
} from './queue';
import { mediaEventReceived } from './source';

/** Reads what the last session left; asked for once, at the start. */
export const restoreRequested = createEvent();

const saveRequested = createEvent();

/** The last place that was really heard or chosen; nothing before a position has landed. */
const $heard = createStore<HeardChapter | null>(null)
  .on(chapterEnded, (_, heard) => heard)
  .reset(itemRestored, bookEnded);
sample({
  clock: [mediaEventReceived, positionPicked],
  source: { chapter: $chapter, position: $position },
  filter: $hasLanded,
  fn: ({ chapter, position }) =>
    chapter && {
      audioBookId: chapter.audioBookId,
      chapterId: chapter.chapterId,
      durationPlayed: position,
    },
  target: $heard,
});

/** Time updates of the media since the last save. */
const $timeUpdates = createStore(0)
  .on(mediaEventReceived, (count, { type }) => (type === 'timeupdate' ? count + 1 : count))
  .reset(saveRequested);

// When to keep it: now and then, at a pause, when the page goes, and when another chapter begins.
sample({
  clock: mediaEventReceived,
  source: $timeUpdates,
  filter: (count, { type }) => type === 'pause' || count >= TIME_UPDATES_PER_SAVE,
  target: saveRequested,
});
sample({
  clock: [pageHidden, chapterOpened, closeClicked],
  target: saveRequested,
});
sample({ clock: saveRequested, source: $heard, filter: Boolean, target: chapterHeard });

// Books are kept; a sample has no place among them.
sample({
  clock: $savedChapters.updates,
  filter: (chapters) => Object.keys(chapters).length > 0,
  fn: (chapters) => entry(savedChapters, chapters),
  target: writeRawFx,
});

// Which item is in the player.
const itemKept = createEvent<PlayerInfo>();
sample({
  clock: chapterOpened,
  source: { item: $item, chapter: $chapter },
  filter: ({ item, chapter }) => item !== null && chapter !== null,
  fn: ({ item, chapter }): PlayerInfo => ({
    image: item?.image ?? '',
    title: item?.title ?? '',
    author: item?.author ?? '',
    identifier: item?.identifier ?? '',
    audioBookId: item?.audioBookId ?? 0,
    chapterId: chapter?.chapterId ?? 0,
    sample: item?.isSample ?? true,
  }),
  target: itemKept,
});
sample({ clock: itemKept, fn: (info) => entry(chapterPlayed, info), target: writeRawFx });
sample({ clock: chapterOpened, fn: () => entry(isPlayingMark, true), target: writeRawFx });
sample({ clock: closeClicked, fn: () => isPlayingMark, target: removeRawFx });

/** The person has left: nothing of what they heard may stay. */
export const progressForgotten = createEvent();
// An effect runs behind whatever the player writes as it closes.
const forgetFx = createEffect(() =>
  Promise.all([savedChapters, chapterPlayed, isPlayingMark].map((key) => removeRawFx(key))),
);
$savedChapters.reset(progressForgotten);
sample({ clock: progressForgotten, target: forgetFx });

// What was in the player when the page was left is put back, silent (product spec, section 4).
const readLastSessionFx = createEffect(async () => ({
  saved: await readStoredFx(savedChapters),
  info: await readStoredFx(chapterPlayed),
  mark: await readStoredFx(isPlayingMark),
}));
sample({ clock: restoreRequested, target: readLastSessionFx });
sample({
  clock: readLastSessionFx.doneData.filterMap(({ saved }) => saved ?? undefined),
  target: savedChaptersLoaded,
});
/** The item played last, for 'go on listening'; kept when the player is closed. */
export const $lastPlayed = createStore<PlayerInfo | null>(null)
  .on(readLastSessionFx.doneData, (_, { info }) => info)
  .on(itemKept, (_, info) => info)
  .reset(progressForgotten);
sample({
  clock: readLastSessionFx.doneData,
  source: $item,
  // What the listener has started meanwhile goes first.
  filter: (item, { mark, info }) => item === null && mark !== null && info !== null,
  fn: (_, { info, saved }) => restored(info, saved),
  target: itemRestored,
});

function restored(info: PlayerInfo | null, saved: SavedChapters | null) {
  const { chapterId, sample: isSample, ...item } = info ?? emptyInfo;
  const chapters = isSample
    ? [sampleChapter(item.audioBookId, 0)]
    : (saved?.[item.audioBookId] ?? []);
  return { item: { ...item, isSample }, chapters, index: indexToOpen(chapters, chapterId) };
}

const emptyInfo: PlayerInfo = {
  image: '',
  title: '',
  author: '',
  identifier: '',
  audioBookId: 0,
  chapterId: 0,
  sample: true,
};
