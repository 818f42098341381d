import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';

import { pageHidden } from '@/shared/browser/page-hidden';
import { otherTabPlayed } from '@/shared/browser/player-tabs';
import { MAX_UNSAVED_SECONDS, TIME_UPDATES_PER_SAVE } from '@/shared/config/constants';
import { nonNull } from '@/shared/lib/non-null';
import { storedBookmarks } from '@/shared/storage/bookmarks-key';
import {
  chapterPlayed,
  isPlayingMark,
  playerSpeeds,
  savedChapters,
  type PlayerInfo,
  type SavedChapters,
} from '@/shared/storage/keys';
import { entry, readStoredFx, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

import { indexToOpen, sampleChapter } from '../lib/chapters';
import { storedItemOf } from '../lib/player-item';
import { placeAt } from './place';
import { $hasReachedStart, positionPicked } from './position';
import {
  $chapter,
  $item,
  $savedChapters,
  bookEnded,
  bookRequested,
  chapterEnded,
  chapterProgressed,
  chapterOpened,
  playerClosed,
  itemRestored,
  savedChaptersLoaded,
  type ChapterProgress,
} from './queue';
import { mediaEventReceived, mediaTimeUpdated, mediaTurned } from './source';

/** Restores the positions and the item of the last visit; fired once, at the start. */
export const playerRestoreRequested = createEvent();

const saveRequested = createEvent();

/** The last position that was played or picked; null until the media has reached its start position. */
const $progress = createStore<ChapterProgress | null>(null)
  .on(chapterEnded, (_, progress) => progress)
  // The places have been set anew, or come from storage: what was noted before must not be saved over them. A tab that is
  // heard keeps the place of its own book, and notes where it is with the next event of the media.
  .reset(itemRestored, bookEnded, savedChaptersLoaded);
sample({
  clock: placeAt(merge([mediaEventReceived, positionPicked])),
  filter: $hasReachedStart,
  fn: ({ place }) =>
    place && {
      audioBookId: place.audioBookId,
      chapterId: place.chapterId,
      durationPlayed: place.position,
    },
  target: $progress,
});

/** Time updates of the media since the last save, and the media's time of the first of them. */
const $unsaved = createStore<{ updates: number; from: number }>({ updates: 0, from: 0 })
  .on(mediaTimeUpdated, ({ updates, from }, { time }) => ({
    updates: updates + 1,
    from: updates === 0 ? time : from,
  }))
  // A picked position is saved at the first update from there.
  .on(positionPicked, ({ from }) => ({ updates: TIME_UPDATES_PER_SAVE - 1, from }))
  .reset(saveRequested);

// Save regularly, at a pause, when the page is hidden or the player closed, and at the next chapter. A book that is requested
// begins at what is stored, perhaps the one that plays.
sample({
  clock: mediaEventReceived,
  source: $unsaved,
  filter: ({ updates, from }, { type, time }) =>
    type === 'pause' ||
    updates >= TIME_UPDATES_PER_SAVE ||
    (updates > 1 && Math.abs(time - from) >= MAX_UNSAVED_SECONDS),
  target: saveRequested,
});
sample({
  clock: [pageHidden, bookRequested, chapterOpened, playerClosed],
  target: saveRequested,
});
sample({ clock: saveRequested, source: $progress, filter: Boolean, target: chapterProgressed });

/** Whether the place is this tab's to store: false from the moment that another tab plays. Rule: docs/faults.md#g10 */
export const $ownsPlace = createStore(true)
  .on(mediaTurned, (owns, { type }) => owns || type === 'play')
  .on(otherTabPlayed, () => false);

/** What was read from storage, perhaps written by another tab, is there already. */
const $read = createStore<SavedChapters | null>(null).on(savedChaptersLoaded, (_, read) => read);

// Only books have stored positions, samples have none.
sample({
  clock: $savedChapters.updates,
  source: { owns: $ownsPlace, read: $read },
  filter: ({ owns, read }, chapters) => owns && chapters !== read,
  fn: (_, chapters) => entry(savedChapters, chapters),
  target: writeRawFx,
});

const $playerInfo = combine($item, $chapter, (item, chapter): PlayerInfo | null => {
  if (!item || !chapter) return null;
  const { image, title, author, identifier, audioBookId, palette, isSample } = item;
  const { chapterId } = chapter;
  const shown = { image, title, author, identifier, palette };
  return { ...shown, audioBookId, chapterId, sample: isSample };
});
// The tab that played last says what is restored: where its item stands, also after the end of the book, and once more
// when it plays again after another tab.
const itemStored = nonNull(
  sample({
    clock: [chapterOpened, bookEnded, $ownsPlace],
    source: $playerInfo,
    filter: $ownsPlace,
  }),
);
sample({ clock: itemStored, fn: (info) => entry(chapterPlayed, info), target: writeRawFx });
sample({ clock: itemStored, fn: () => entry(isPlayingMark, true), target: writeRawFx });
sample({
  clock: playerClosed,
  filter: $ownsPlace,
  fn: () => isPlayingMark,
  target: removeRawFx,
});

/** Removes all positions, speeds, bookmarks and the item, from memory and from storage. Rule: docs/storage.md#sign-out */
export const progressClearRequested = createEvent();
// This effect runs after the writes of the closing player, so nothing is left.
const clearStoredProgressFx = createEffect(() =>
  Promise.all(
    [savedChapters, chapterPlayed, isPlayingMark, playerSpeeds, storedBookmarks].map((key) =>
      removeRawFx(key),
    ),
  ),
);
sample({ clock: progressClearRequested, fn: () => ({}), target: savedChaptersLoaded });
sample({ clock: progressClearRequested, target: clearStoredProgressFx });

// Restore the item of the last visit, paused, unless the player was closed. Rule: docs/behaviour.md#player
const readLastSessionFx = createEffect(async () => {
  // All at once: in a wrapper each is a message there and back.
  const [saved, info, mark] = await Promise.all([
    readStoredFx(savedChapters),
    readStoredFx(chapterPlayed),
    readStoredFx(isPlayingMark),
  ]);
  return { saved, info, mark };
});
sample({ clock: playerRestoreRequested, target: readLastSessionFx });
sample({
  clock: readLastSessionFx.doneData.filterMap(({ saved }) => saved ?? undefined),
  target: savedChaptersLoaded,
});
/** The item played last, for 'continue listening'; closing the player does not clear it. */
export const $lastPlayed = createStore<PlayerInfo | null>(null)
  .on(readLastSessionFx.doneData, (_, { info }) => info)
  .on(itemStored, (_, info) => info)
  .reset(progressClearRequested);
sample({
  clock: nonNull(
    sample({
      clock: readLastSessionFx.doneData,
      source: $item,
      // An item that was started meanwhile wins.
      fn: (item, { mark, info, saved }) =>
        item === null && mark !== null && info !== null ? restored(info, saved) : null,
    }),
  ),
  target: itemRestored,
});

function restored(info: PlayerInfo, saved: SavedChapters | null) {
  const { audioBookId, chapterId, sample: isSample } = info;
  const chapters = isSample ? [sampleChapter(audioBookId, 0)] : (saved?.[audioBookId] ?? []);
  return { item: storedItemOf(info), chapters, index: indexToOpen(chapters, chapterId) };
}
