import { combine, createEvent, createStore, sample, type Event } from 'effector';

import { SEEK_BACK_SECONDS, SEEK_FORWARD_SECONDS } from '@/shared/config/constants';

import { clampPosition, startPosition } from '../lib/chapters';
import { loadSourceFx, seekFx } from './engine';
import {
  $chapter,
  bookEnded,
  bookRequested,
  chapterOpened,
  playerClosed,
  itemRestored,
  wholeBookEnded,
} from './queue';
import { $hasSource, mediaEventReceived, mediaTimeUpdated } from './source';

export const seekForwardClicked = createEvent();
export const seekBackClicked = createEvent();
/** A position in seconds was picked; this model clamps it. */
export const positionPicked = createEvent<number>();

const seekDecided = createEvent<number>();
const $startAt = createStore(0).on(loadSourceFx, (_, { startAt }) => startAt);

/**
 * Whether the media has reached the position at which it was loaded. Until then its time is about 0 and
 * must not replace the stored position. Media times are inexact, so half a second less is enough.
 * Rule: docs/behaviour.md#positions
 */
export const $hasReachedStart = createStore(false).reset(chapterOpened, itemRestored, loadSourceFx);
sample({
  clock: mediaTimeUpdated,
  source: $startAt,
  filter: (startAt, { time }) => time >= startAt - 0.5,
  fn: () => true,
  target: $hasReachedStart,
});
sample({ clock: seekDecided, fn: () => true, target: $hasReachedStart });

/**
 * Seconds into the chapter. A picked position shows at once, before the media reaches it, so that the
 * bar does not jump back under the finger.
 */
export const $position = createStore(0)
  .on(seekDecided, (_, seconds) => seconds)
  .reset(bookRequested, bookEnded, playerClosed);
sample({
  clock: mediaEventReceived,
  filter: $hasReachedStart,
  fn: ({ time }) => time,
  target: $position,
});
// A chapter starts at its stored position.
sample({
  clock: [chapterOpened, itemRestored],
  source: $chapter,
  fn: startPosition,
  target: $position,
});

/**
 * The position at the moment when `clock` fires, and what it fires with. Who needs the position now and then reads it
 * so: among the stores of a `source` it would have the whole source computed at each of the media's time updates.
 */
export function positionAt<Cause>(
  clock: Event<Cause>,
): Event<{ readonly position: number; readonly cause: Cause }> {
  return sample({ clock, source: $position, fn: (position, cause) => ({ position, cause }) });
}

const $mediaDuration = createStore(0)
  .on(mediaEventReceived, (_, { duration }) => duration)
  .reset(bookRequested, chapterOpened, itemRestored, wholeBookEnded, playerClosed);

/** The duration of the chapter in seconds: of the media, or of the API until the media is loaded. */
export const $duration = combine(
  $mediaDuration,
  $chapter,
  (media, chapter) => media || (chapter?.duration ?? 0),
);

sample({
  clock: positionPicked,
  source: { chapter: $chapter, duration: $duration },
  // Before there is a chapter, there is nothing to move in.
  fn: ({ chapter, duration }, seconds) => (chapter ? clampPosition(seconds, duration) : 0),
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
