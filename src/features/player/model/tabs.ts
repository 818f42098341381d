import { combine, createEffect, createStore, merge, sample } from 'effector';

import { announcePlayingFx, otherTabPlayed, watchPlayerTabsFx } from '@/shared/browser/player-tabs';
import { storageChanged, watchStorageFx } from '@/shared/browser/storage-changes';
import { nonNull } from '@/shared/lib/non-null';
import {
  chapterPlayed,
  isPlayingMark,
  savedChapters,
  type PlayerChapter,
  type SavedChapters,
} from '@/shared/storage/keys';
import { storedElsewhere } from '@/shared/storage/stored-elsewhere';
import { entry, readStoredFx, writeRawFx } from '@/shared/storage/stored-value';

import { indexToOpen, startPosition } from '../lib/chapters';
import { isUnderWay } from '../lib/next-status';
import { $status, pauseClicked } from './playback';
import { $lastPlayed, $ownsPlace } from './progress';
import { $item, $savedChapters, itemRestored, savedChaptersLoaded } from './queue';
import { playerShown } from './shown';
import { $hasSource, mediaTurned } from './source';
import { wentElsewhere } from './went-elsewhere';

// Of several tabs the newest plays. Rule: docs/faults.md#g10
const $isWatching = createStore(false).on(watchPlayerTabsFx, () => true);
sample({
  clock: playerShown,
  filter: $isWatching.map((isWatching) => !isWatching),
  target: watchPlayerTabsFx,
});
const soundBegan = mediaTurned.filter({ fn: ({ type }) => type === 'playing' });
sample({ clock: soundBegan, fn: () => undefined, target: announcePlayingFx });
const $isHeard = $status.map(isUnderWay);
sample({ clock: otherTabPlayed, filter: $isHeard, target: pauseClicked });

/** What storage has, as far as this tab knows: what it has stored itself, or another tab since. */
const $stored = createStore<SavedChapters>({}).on(savedChaptersLoaded, (_, saved) => saved);
sample({
  clock: [$savedChapters, playerShown],
  source: $savedChapters,
  filter: $ownsPlace,
  target: $stored,
});
/** The listener has gone to another place in this tab since a tab began to play. */
const $hasMoved = createStore(false)
  .on(wentElsewhere, () => true)
  .reset(soundBegan, otherTabPlayed);

/** What another tab has stored since this one read the places, and before it listened: the next save would undo it. */
const readMissedFx = createEffect(() => readStoredFx(savedChapters));
sample({
  clock: [watchStorageFx.done, watchPlayerTabsFx],
  fn: () => undefined,
  target: readMissedFx,
});
const storedByOther = merge([
  nonNull(storedElsewhere(savedChapters).map(({ value }) => value)),
  nonNull(readMissedFx.doneData),
]);

// What another tab has stored is newer, but for the place of the book that is heard here. A paused player follows to the
// new place of its book, and goes on there. Decided once, because the places that are taken over change what is known.
const received = sample({
  clock: storedByOther,
  source: {
    item: $item,
    isHeard: $isHeard,
    saved: $savedChapters,
    stored: $stored,
    hasMoved: $hasMoved,
  },
  fn: ({ item, isHeard, saved, stored, hasMoved }, theirs) => {
    if (item?.isSample !== false) return { places: theirs, followed: null };
    const { audioBookId } = item;
    const own = saved[audioBookId];
    if (isHeard)
      return { places: own ? { ...theirs, [audioBookId]: own } : theirs, followed: null };
    const chapters = theirs[audioBookId];
    const isNew = !hasMoved && chapters && !isSamePlace(chapters, stored[audioBookId] ?? []);
    return {
      places: theirs,
      followed: isNew ? { item, chapters, index: indexToOpen(chapters) } : null,
    };
  },
});
sample({ clock: received, fn: ({ places }) => places, target: savedChaptersLoaded });
sample({ clock: nonNull(received.map(({ followed }) => followed)), target: itemRestored });

// The storefront and the library continue what was played last, in whatever tab.
sample({
  clock: nonNull(storedElsewhere(chapterPlayed).map(({ value }) => value)),
  target: $lastPlayed,
});
// A tab that has only restored its item, and closes it, does not know of the one that plays.
sample({
  clock: storageChanged.filter({
    fn: ({ key, raw }) => key === isPlayingMark.name && raw === null,
  }),
  filter: combine($ownsPlace, $hasSource, (owns, hasSource) => owns && hasSource),
  fn: () => entry(isPlayingMark, true),
  target: writeRawFx,
});

/** Whether a book goes on at the same second of the same chapter. */
function isSamePlace(one: readonly PlayerChapter[], other: readonly PlayerChapter[]): boolean {
  const index = indexToOpen(one);
  return (
    index === indexToOpen(other) &&
    startPosition(one[index] ?? null) === startPosition(other[index] ?? null)
  );
}
