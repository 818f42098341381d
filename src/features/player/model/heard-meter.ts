import { createStore } from 'effector';

import { chapterOpened, itemRestored } from './queue';
import { mediaEventReceived } from './source';

/**
 * A larger step between two time updates is a jump, not listening. Updates come at least once a second, also in the
 * background, and the fastest speed is 2.5.
 */
const MAX_STEP_SECONDS = 5;

interface Meter {
  /** Seconds of sound since the last count. */
  readonly seconds: number;
  /** The time of the media at its last update; null after a seek. */
  readonly lastTime: number | null;
}

const idle: Meter = { seconds: 0, lastTime: null };

/** The seconds of sound that the media has played since they were counted last, without what was skipped. */
export const $meter = createStore(idle)
  .on(mediaEventReceived, ({ seconds, lastTime }, { type, time }) => {
    if (type === 'seeking') return { seconds, lastTime: null };
    if (type !== 'timeupdate') return { seconds, lastTime };
    const step = lastTime === null ? 0 : time - lastTime;
    const isHeard = step > 0 && step <= MAX_STEP_SECONDS;
    return { seconds: isHeard ? seconds + step : seconds, lastTime: time };
  })
  .on([chapterOpened, itemRestored], ({ seconds }) => ({ seconds, lastTime: null }));
