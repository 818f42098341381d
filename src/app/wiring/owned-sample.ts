import { sample } from 'effector';

import { $knownLibraryStates } from '@/entities/purchase/known-library-states';
import { isOwned } from '@/entities/purchase/ownership';
import { indexToOpen } from '@/features/player/lib/chapters';
import { isUnderWay } from '@/features/player/lib/next-status';
import { pauseFx } from '@/features/player/model/engine';
import {
  $addedPodcast,
  podcastNotAdded,
  podcastOvertaken,
} from '@/features/player/model/free-podcast';
import { $status } from '@/features/player/model/playback';
import { $item, $savedChapters, bookRequested, itemRestored } from '@/features/player/model/queue';

// A sample becomes its book as soon as the user owns it: bought meanwhile, or found in the library after a
// sign-in. A playing sample goes on as the book; a paused one stays silent. Rule: docs/behaviour.md#samples
const sampleOwned = sample({
  clock: [
    $knownLibraryStates.updates.map(() => ({ isPlayPressed: false })),
    podcastNotAdded.map(() => ({ isPlayPressed: false })),
    podcastOvertaken.map(() => ({ isPlayPressed: true })),
  ],
  source: {
    known: $knownLibraryStates,
    item: $item,
    status: $status,
    saved: $savedChapters,
    added: $addedPodcast,
  },
  fn: ({ known, item, status, saved, added }, { isPlayPressed }) => {
    const state = item?.isSample ? known.get(item.audioBookId) : undefined;
    // A podcast that is being added plays by itself, from the chapter that was picked, also in place of this sample.
    if (!item || !state || !isOwned(state) || added !== null) return null;
    const chapters = saved[item.audioBookId] ?? [];
    return {
      item: { ...item, isSample: false },
      chapters: [...chapters],
      index: indexToOpen(chapters),
      isHeard: isPlayPressed || isUnderWay(status),
    };
  },
}).filterMap((owned) => owned ?? undefined);

sample({
  clock: sampleOwned.filterMap(({ isHeard, item }) => (isHeard ? { item } : undefined)),
  target: bookRequested,
});
const silentOwned = sampleOwned.filterMap(({ isHeard, ...restored }) =>
  isHeard ? undefined : restored,
);
sample({ clock: silentOwned, target: itemRestored });
sample({ clock: silentOwned, target: pauseFx });
