import { createStore, sample } from 'effector';

import { announcePlayingFx, otherTabPlayed, watchPlayerTabsFx } from '@/shared/browser/player-tabs';
import { storageChanged } from '@/shared/browser/storage-changes';
import { nonNull } from '@/shared/lib/non-null';
import { savedChapters } from '@/shared/storage/keys';

import { $status, pauseClicked } from './playback';
import { $ownsPlace } from './progress';
import { savedChaptersLoaded } from './queue';
import { playerShown } from './shown';
import { mediaTurned } from './source';

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
sample({
  clock: otherTabPlayed,
  source: $status,
  filter: (status) => status === 'playing' || status === 'loading',
  fn: () => undefined,
  target: pauseClicked,
});
// The positions of the tab that plays are the newest.
sample({
  clock: nonNull(
    sample({
      clock: storageChanged,
      source: $ownsPlace,
      fn: (ownsPlace, { key, raw }) =>
        !ownsPlace && key === savedChapters.name && raw !== null ? savedChapters.parse(raw) : null,
    }),
  ),
  target: savedChaptersLoaded,
});
