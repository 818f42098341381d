import { combine, createStore, sample } from 'effector';

import { announcePlayingFx, otherTabPlayed, watchPlayerTabsFx } from '@/shared/browser/player-tabs';
import { storageChanged } from '@/shared/browser/storage-changes';
import { nonNull } from '@/shared/lib/non-null';
import { isPlayingMark, savedChapters } from '@/shared/storage/keys';
import { entry, writeRawFx } from '@/shared/storage/stored-value';

import { $status, pauseClicked } from './playback';
import { $ownsPlace } from './progress';
import { $item, $savedChapters, savedChaptersLoaded } from './queue';
import { playerShown } from './shown';
import { $hasSource, mediaTurned } from './source';

// Of several tabs the newest plays. Rule: docs/faults.md#g10
const $isWatching = createStore(false).on(watchPlayerTabsFx, () => true);
sample({
  clock: playerShown,
  filter: $isWatching.map((isWatching) => !isWatching),
  target: watchPlayerTabsFx,
});
sample({
  clock: mediaTurned,
  filter: ({ type }) => type === 'playing',
  fn: () => undefined,
  target: announcePlayingFx,
});
const $isHeard = $status.map((status) => status === 'playing' || status === 'loading');
sample({ clock: otherTabPlayed, filter: $isHeard, target: pauseClicked });
// What another tab has stored is newer, but for the place of the book that is heard here.
sample({
  clock: nonNull(
    sample({
      clock: storageChanged,
      source: { item: $item, isHeard: $isHeard, saved: $savedChapters },
      fn: ({ item, isHeard, saved }, { key, raw }) => {
        const theirs = key === savedChapters.name && raw !== null ? savedChapters.parse(raw) : null;
        const own = isHeard && item?.isSample === false ? saved[item.audioBookId] : undefined;
        return theirs && item && own ? { ...theirs, [item.audioBookId]: own } : theirs;
      },
    }),
  ),
  target: savedChaptersLoaded,
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
