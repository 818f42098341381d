import { combine, createEvent, sample } from 'effector';
import { delay } from 'patronum';

import { playerItemOf } from '@/features/player/lib/player-item';
import { prepareEngineFx } from '@/features/player/model/engine';
import { createItemState, playToggled } from '@/features/player/model/play-toggle';
import { $duration, $position } from '@/features/player/model/position';
import { bookRequested } from '@/features/player/model/queue';
import { sampleIntended } from '@/features/player/model/stream';
import { purchaseButtonActions } from '@/shared/api/contract/codes';
import { nonNull } from '@/shared/lib/non-null';

import { $detail, $libraryState } from './model';

/** A page that is open for this long is likely to be played from: preload the streaming code and the sample's address. */
const REST_MS = 400;

export const sampleClicked = createEvent();
/** Finger down, pointer over or focus on the sample button. */
export const samplePointed = createEvent();
export const playOwnedClicked = createEvent();
/** A chapter of an owned book was picked; the payload is its chapterId. */
export const chapterClicked = createEvent<number>();

/** Whether the user may play the whole book. */
export const $isOwned = $libraryState.map(
  (state) => state?.purchaseButtonState.purchaseButtonAction === purchaseButtonActions.library,
);

const $sampleState = createItemState(
  $detail.map((detail) => detail && { audioBookId: detail.audioBookId, isSample: true }),
);

/** The state of this page's sample in the player; `progress` from 0 to 1. */
export const $sample = combine(
  { state: $sampleState, position: $position, duration: $duration },
  ({ state, position, duration }) => ({
    ...state,
    progress: state.isCurrent && duration > 0 ? position / duration : 0,
  }),
);

/** The state of this page's whole book in the player. */
export const $owned = createItemState(
  $detail.map((detail) => detail && { audioBookId: detail.audioBookId, isSample: false }),
);

sample({
  clock: nonNull(sample({ clock: sampleClicked, source: $detail })),
  fn: (detail) => ({
    item: playerItemOf(detail, 'sample'),
    sampleDuration: detail.sampleDuration,
  }),
  target: playToggled,
});
sample({
  clock: nonNull(sample({ clock: playOwnedClicked, source: $detail })),
  fn: (detail) => ({ item: playerItemOf(detail, 'whole') }),
  target: playToggled,
});
sample({
  clock: nonNull(
    sample({
      clock: chapterClicked,
      source: { detail: $detail, isOwned: $isOwned },
      fn: ({ detail, isOwned }, chapterId) =>
        detail && isOwned ? { item: playerItemOf(detail, 'whole'), chapterId } : null,
    }),
  ),
  target: bookRequested,
});

// Prepare the first play, so that it starts quickly.
const pageRested = delay($detail.updates, REST_MS);
sample({
  clock: pageRested,
  filter: combine($detail, $isOwned, (detail, isOwned) => detail !== null && isOwned),
  target: prepareEngineFx,
});
sample({
  clock: nonNull(
    sample({
      clock: [
        samplePointed,
        sample({ clock: pageRested, filter: $isOwned.map((isOwned) => !isOwned) }),
      ],
      source: combine($detail, $sample, (detail, { isCurrent }) => (isCurrent ? null : detail)),
    }),
  ).map(({ audioBookId }) => audioBookId),
  target: sampleIntended,
});
