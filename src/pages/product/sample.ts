import { combine, createEvent, sample } from 'effector';
import { delay } from 'patronum';

import { playerItemOf } from '@/features/player/lib/player-item';
import { prepareEngineFx } from '@/features/player/model/engine';
import { $addedPodcast, podcastRequested } from '@/features/player/model/free-podcast';
import { createItemState, playToggled, type ItemState } from '@/features/player/model/play-toggle';
import { $duration, $position } from '@/features/player/model/position';
import { bookRequested, type BookRequest } from '@/features/player/model/queue';
import { sampleIntended } from '@/features/player/model/stream';
import { nonNull } from '@/shared/lib/non-null';

import { $detail } from './model';
import { $playsWhole, $podcastProductId } from './podcast';

/** A page that is open for this long is likely to be played from: preload the streaming code and the sample's address. */
const REST_MS = 400;

export const sampleClicked = createEvent();
/** Finger down, pointer over or focus on the sample button. */
export const samplePointed = createEvent();
export const playOwnedClicked = createEvent();
/** A chapter of an owned book was picked; the payload is its chapterId. */
export const chapterClicked = createEvent<number>();
/** The moment of the link was picked: a second of a chapter of a book that the user may play whole. */
export const momentPlayed = createEvent<{ readonly chapterId: number; readonly startAt: number }>();

const $sampleState = createItemState(
  $detail.map((detail) => detail && { audioBookId: detail.audioBookId, isSample: true }),
);

/** How much of this page's sample was heard, 0 to 1. It does not change while anything else plays. */
const $sampleProgress = combine(
  $sampleState,
  $position,
  $duration,
  ({ isCurrent }, position, duration) => (isCurrent && duration > 0 ? position / duration : 0),
);
/** The state of this page's sample in the player. */
export const $sample = combine($sampleState, $sampleProgress, (state, progress) => ({
  ...state,
  progress,
}));

const $wholeState = createItemState(
  $detail.map((detail) => detail && { audioBookId: detail.audioBookId, isSample: false }),
);
/** The state of this page's whole book in the player; loading while a podcast is being added. */
export const $owned = combine(
  { state: $wholeState, added: $addedPodcast, detail: $detail },
  ({ state, added, detail }): ItemState =>
    detail && added === detail.audioBookId ? { isCurrent: false, status: 'loading' } : state,
);

sample({
  clock: nonNull(sample({ clock: sampleClicked, source: $detail })),
  fn: (detail) => ({
    item: playerItemOf(detail, 'sample'),
    sampleDuration: detail.sampleDuration,
  }),
  target: playToggled,
});
// The whole book: a podcast that is not in the library yet is added first.
const wholePressed = nonNull(
  sample({
    clock: [
      playOwnedClicked.map(() => ({})),
      chapterClicked.map((chapterId) => ({ chapterId })),
      momentPlayed,
    ],
    source: {
      detail: $detail,
      mayPlay: $playsWhole,
      productId: $podcastProductId,
      state: $wholeState,
    },
    fn: ({ detail, mayPlay, productId, state }, place: Omit<BookRequest, 'item'>) => {
      if (!detail || !mayPlay) return null;
      const request: BookRequest = { item: playerItemOf(detail, 'whole'), ...place };
      return { request, productId: state.isCurrent ? null : productId };
    },
  }),
);
sample({
  clock: wholePressed.filterMap(({ request, productId }) =>
    productId === null ? undefined : { ...request, productId },
  ),
  target: podcastRequested,
});
const directlyPlayed = wholePressed.filterMap(({ request, productId }) =>
  productId === null ? request : undefined,
);
sample({
  clock: directlyPlayed,
  filter: ({ chapterId }) => chapterId === undefined,
  target: playToggled,
});
sample({
  clock: directlyPlayed,
  filter: ({ chapterId }) => chapterId !== undefined,
  target: bookRequested,
});

// Prepare the first play, so that it starts quickly.
const pageRested = delay($detail.updates, REST_MS);
sample({
  clock: pageRested,
  filter: combine($detail, $playsWhole, (detail, playsWhole) => detail !== null && playsWhole),
  target: prepareEngineFx,
});
sample({
  clock: nonNull(
    sample({
      clock: [
        samplePointed,
        sample({ clock: pageRested, filter: $playsWhole.map((playsWhole) => !playsWhole) }),
      ],
      source: combine($detail, $sampleState, (detail, { isCurrent }) =>
        isCurrent ? null : detail,
      ),
    }),
  ).map(({ audioBookId }) => audioBookId),
  target: sampleIntended,
});
