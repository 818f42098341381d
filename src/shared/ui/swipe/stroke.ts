import { SWIPE_THRESHOLD_PX, SWIPE_VELOCITY } from '../../config/constants';

export type SwipeDirection = 'up' | 'down';

/** The movement of one finger: distance in px and speed in px per ms, positive downwards. */
export interface Stroke {
  dx: number;
  dy: number;
  velocity: number;
}

/**
 * The direction of a swipe, or null if the stroke is none: a swipe is vertical, at least 20 px long
 * and at least 0.4 px per ms fast. Rule: docs/behaviour.md#limits
 */
export function swipeOf({ dx, dy, velocity }: Stroke): SwipeDirection | null {
  const isVertical = Math.abs(dy) > Math.abs(dx);
  const isLong = Math.abs(dy) >= SWIPE_THRESHOLD_PX;
  const isFast = velocity * Math.sign(dy) >= SWIPE_VELOCITY;
  if (!isVertical || !isLong || !isFast) return null;
  return dy < 0 ? 'up' : 'down';
}

export interface Point {
  x: number;
  y: number;
  /** Milliseconds. */
  at: number;
}

/** The end of a stroke over which its final speed is measured. */
const lastMomentMs = 100;

const speedBetween = (from: Point, to: Point) => (to.y - from.y) / Math.max(1, to.at - from.at);

/**
 * Collects the points of one finger. The speed is that of the whole stroke or of its last 100 ms,
 * whichever is greater, so that a sheet can be flicked after it was dragged slowly.
 */
export function createStroke(start: Point) {
  let recent = [start];
  let last = start;

  return {
    add(point: Point) {
      const fresh = recent.filter(({ at }) => point.at - at <= lastMomentMs);
      // Keep the previous point in any case: a single quick move needs a starting point.
      recent = [...(fresh.length > 0 ? fresh : [last]), point];
      last = point;
    },
    read(): Stroke {
      const dy = last.y - start.y;
      const whole = speedBetween(start, last);
      const lately = speedBetween(recent[0] ?? start, last);
      const fastest = dy < 0 ? Math.min : Math.max;
      return { dx: last.x - start.x, dy, velocity: fastest(whole, lately) };
    },
  };
}
