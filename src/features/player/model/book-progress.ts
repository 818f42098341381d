import { combine } from 'effector';

import { $duration } from './position';
import { $chapters, $index } from './queue';
import { $positionSeconds } from './shown-position';

const $lengths = combine($chapters, $index, (chapters, index) => {
  const sumOf = (from: number, to?: number) =>
    chapters.slice(from, to).reduce((sum, { duration }) => sum + duration, 0);
  return { before: sumOf(0, index), after: sumOf(index + 1) };
});

/** The seconds left of the whole book: of this chapter from the position now, and all of the later ones. */
export const $bookRemaining = combine(
  { lengths: $lengths, position: $positionSeconds, duration: $duration },
  ({ lengths, position, duration }) => lengths.after + Math.max(0, duration - position),
);

/** The seconds of the whole book. */
export const $bookLength = combine(
  $lengths,
  $duration,
  ({ before, after }, duration) => before + duration + after,
);

/** The place in the whole book, 0 to 1. */
export const $bookFraction = combine(
  { lengths: $lengths, position: $positionSeconds, duration: $duration },
  ({ lengths: { before, after }, position, duration }) =>
    (before + position) / Math.max(1, before + duration + after),
);
