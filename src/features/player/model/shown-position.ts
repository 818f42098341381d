import { combine } from 'effector';

import { $duration, $position } from './position';

/** The parts of the bar that are told apart: less than a pixel of the small player. */
const BAR_STEPS = 1000;

// The media tells its time about four times a second. What shows it is drawn again only when it looks different.

/** The whole seconds into the chapter, for a clock. */
export const $positionSeconds = $position.map(Math.floor);
/** The heard part of the chapter, 0 to 1, for a thin bar. */
export const $heardShare = combine($position, $duration, (position, duration) =>
  duration > 0 ? Math.floor((position / duration) * BAR_STEPS) / BAR_STEPS : 0,
);
