import { combine, createEvent, sample } from 'effector';
import { delay } from 'patronum';

import { playAction } from '@/features/player/lib/play-action';
import { prepareEngineFx } from '@/features/player/model/engine';
import { pauseClicked, playClicked } from '@/features/player/model/playback';
import { $duration, $position } from '@/features/player/model/position';
import {
  $item,
  bookRequested,
  sampleRequested,
  type PlayerItem,
} from '@/features/player/model/queue';
import { $shownStatus } from '@/features/player/model/shown-status';
import { sampleIntended } from '@/features/player/model/stream';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { purchaseButtonActions } from '@/shared/api/contract/codes';
import { common } from '@/shared/i18n/fa/common';
import { coverUrl } from '@/shared/lib/cover-url';
import { fullName } from '@/shared/lib/full-name';

import { $detail, $libraryState } from './model';

/** A page at rest for this long is likely to be played from: streaming code and sample address are fetched. */
const REST_MS = 400;
const COVER_WIDTH = 512;

export const sampleClicked = createEvent();
/** Finger down, pointer over or focus on the sample button. */
export const samplePointed = createEvent();
export const playOwnedClicked = createEvent();
/** A chapter of an owned book was chosen. */
export const chapterClicked = createEvent<number>();

/** Whether the whole book may be heard. */
export const $isOwned = $libraryState.map(
  (state) => state?.purchaseButtonState.purchaseButtonAction === purchaseButtonActions.library,
);

const $playing = combine($item, $detail, (item, detail) =>
  item !== null && item.audioBookId === detail?.audioBookId ? item : null,
);

/** How the player stands with this page's sample. */
export const $sample = combine(
  { playing: $playing, status: $shownStatus, position: $position, duration: $duration },
  ({ playing, status, position, duration }) =>
    playing?.isSample
      ? { isCurrent: true, status, progress: duration > 0 ? position / duration : 0 }
      : { isCurrent: false, status: 'ended' as const, progress: 0 },
);

/** How the player stands with this page's book as a whole. */
export const $owned = combine($playing, $shownStatus, (playing, status) =>
  playing && !playing.isSample
    ? { isCurrent: true, status }
    : { isCurrent: false, status: 'ended' as const },
);

// One button: starts this sample, or pauses and goes on with it.
const samplePressed = sample({
  clock: sampleClicked,
  source: { detail: $detail, own: $sample },
  fn: ({ detail, own }) => ({ detail, action: playAction(own.isCurrent, own.status) }),
});
sample({
  clock: samplePressed,
  filter: ({ detail, action }) => detail !== null && action === 'start',
  fn: ({ detail }) => ({
    item: toItem(detail, true),
    duration: detail?.sampleDuration ?? 0,
  }),
  target: sampleRequested,
});

const ownedPressed = sample({
  clock: playOwnedClicked,
  source: { detail: $detail, own: $owned },
  fn: ({ detail, own }) => ({ detail, action: playAction(own.isCurrent, own.status) }),
});
sample({
  clock: ownedPressed,
  filter: ({ detail, action }) => detail !== null && action === 'start',
  fn: ({ detail }) => ({ item: toItem(detail, false) }),
  target: bookRequested,
});

sample({
  clock: [samplePressed, ownedPressed],
  filter: ({ action }) => action === 'pause',
  target: pauseClicked,
});
sample({
  clock: [samplePressed, ownedPressed],
  filter: ({ action }) => action === 'resume',
  target: playClicked,
});
sample({
  clock: chapterClicked,
  source: { detail: $detail, isOwned: $isOwned },
  filter: ({ detail, isOwned }) => detail !== null && isOwned,
  fn: ({ detail }, chapterId) => ({ item: toItem(detail, false), chapterId }),
  target: bookRequested,
});

// What makes the first play quick.
const pageRested = delay($detail.updates, REST_MS);
sample({
  clock: pageRested,
  filter: combine($detail, $isOwned, (detail, isOwned) => detail !== null && isOwned),
  target: prepareEngineFx,
});
sample({
  clock: [
    samplePointed,
    sample({ clock: pageRested, filter: $isOwned.map((isOwned) => !isOwned) }),
  ],
  source: $detail,
  filter: combine($detail, $sample, (detail, own) => detail !== null && !own.isCurrent),
  fn: (detail) => detail?.audioBookId ?? 0,
  target: sampleIntended,
});

function toItem(detail: AudiobookDetail | null, isSample: boolean): PlayerItem {
  const { audioBookId = 0, identifier = '', title = '', recordVersion = 0 } = detail ?? {};
  return {
    audioBookId,
    identifier,
    title,
    author: (detail?.authors ?? []).map(fullName).join(common.listComma),
    image: coverUrl(audioBookId, recordVersion, COVER_WIDTH),
    isSample,
  };
}
