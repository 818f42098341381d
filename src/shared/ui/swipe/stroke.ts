import { SWIPE_THRESHOLD_PX, SWIPE_VELOCITY } from '../../config/constants';

export type SwipeDirection = 'up' | 'down';

/** What a finger has done: its way in px, and its speed in px per ms, positive downwards. */
export interface Stroke {
  dx: number;
  dy: number;
  velocity: number;
}

/**
 * The swipe that a stroke is, if it is one: along the vertical, at least 20 px long and 0.4 px per ms
 * fast (product spec, section 9).
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
  /** ms. */
  at: number;
}

/** What counts as the last moment of a stroke. */
const lastMomentMs = 100;

const speedBetween = (from: Point, to: Point) => (to.y - from.y) / Math.max(1, to.at - from.at);

/**
 * Collects the points of one finger. Its speed is that of the whole stroke or of its last moment,
 * whichever is the faster one on its way: a sheet can be flicked after it was dragged slowly.
 */
export function createStroke(start: Point) {
  let recent = [start];
  let last = start;

  return {
    add(point: Point) {
      const fresh = recent.filter(({ at }) => point.at - at <= lastMomentMs);
      // The point before stays in any case, or a lone quick move would have no beginning.
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
