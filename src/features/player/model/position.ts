import { combine, createEvent, createStore, sample } from 'effector';

import { SEEK_BACK_SECONDS, SEEK_FORWARD_SECONDS } from '@/shared/config/constants';

import { clampPosition, startPosition } from '../lib/chapters';
import { loadSourceFx, seekFx } from './engine';
import {
  $chapter,
  bookEnded,
  bookRequested,
  chapterOpened,
  closeClicked,
  itemRestored,
} from './queue';
import { $hasSource, mediaEventReceived } from './source';

export const seekForwardClicked = createEvent();
export const seekBackClicked = createEvent();
/** A position was chosen, in seconds; it is clamped here. */
export const positionPicked = createEvent<number>();

const seekDecided = createEvent<number>();
const $startAt = createStore(0).on(loadSourceFx, (_, { startAt }) => startAt);

/**
 * Whether the media has arrived at the position it was loaded for. Until then its time is about 0,
 * which must never stand for a far position (decisions, 'Positions'). Media times are not exact to
 * the last digit, hence the half second.
 */
export const $hasLanded = createStore(false).reset(chapterOpened, itemRestored, loadSourceFx);
sample({
  clock: mediaEventReceived,
  source: $startAt,
  filter: (startAt, { type, time }) => type === 'timeupdate' && time >= startAt - 0.5,
  fn: () => true,
  target: $hasLanded,
});
sample({ clock: seekDecided, fn: () => true, target: $hasLanded });

/**
 * Seconds into the chapter. A wished position shows at once and not only when the media has
 * arrived there: the bar must not jump back under the finger.
 */
export const $position = createStore(0)
  .on(seekDecided, (_, seconds) => seconds)
  .reset(bookRequested, bookEnded, closeClicked);
sample({
  clock: mediaEventReceived,
  filter: $hasLanded,
  fn: ({ time }) => time,
  target: $position,
});
// A chapter begins where it was left.
sample({
  clock: [chapterOpened, itemRestored],
  source: $chapter,
  fn: startPosition,
  target: $position,
});

const $mediaDuration = createStore(0)
  .on(mediaEventReceived, (_, { duration }) => duration)
  .reset(chapterOpened, itemRestored, closeClicked);

/** Seconds of the chapter: what the media says, until then what the API said. */
export const $duration = combine(
  $mediaDuration,
  $chapter,
  (media, chapter) => media || (chapter?.duration ?? 0),
);

sample({
  clock: positionPicked,
  source: $duration,
  fn: (duration, seconds) => clampPosition(seconds, duration),
  target: seekDecided,
});
sample({
  clock: seekForwardClicked,
  source: $position,
  fn: (position) => position + SEEK_FORWARD_SECONDS,
  target: positionPicked,
});
sample({
  clock: seekBackClicked,
  source: $position,
  fn: (position) => position - SEEK_BACK_SECONDS,
  target: positionPicked,
});
sample({ clock: seekDecided, filter: $hasSource, target: seekFx });
