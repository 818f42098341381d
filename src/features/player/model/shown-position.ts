import { combine } from 'effector';

import { $duration, $position } from './position';

/** The line of the small player has about so many pixels. */
const LINE_STEPS = 400;

// The media tells its time about four times a second. What shows it changes only when it looks different.

/** The whole seconds into the chapter, for a clock. */
export const $positionSeconds = $position.map(Math.floor);
/** The heard part of the chapter, 0 to 1, for a thin line. It moves with the clock, where that is often enough. */
export const $heardShare = combine($position, $duration, (position, duration) => {
  if (duration <= 0) return 0;
  const step = duration < LINE_STEPS ? duration / LINE_STEPS : Math.floor(duration / LINE_STEPS);
  return (Math.floor(position / step) * step) / duration;
});
